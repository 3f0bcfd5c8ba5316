import { validateSync, type ValidationError as Violation } from 'class-validator';
import { type FieldErrors, ValidationError } from './domain-error.js';

/** Returns the messages that the decorators of an input class give, by field; empty if there are none. */
export function inputProblems(input: object): FieldErrors {
  const fields: Record<string, string[]> = {};
  collect(validateSync(input, { forbidUnknownValues: false, stopAtFirstError: true }), '', fields);
  return fields;
}

/** Throws ValidationError if there is any problem. */
export function refuse(problems: FieldErrors): void {
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}

/** Returns the problems of an input that another one holds, under the name of its field. */
export function fieldsUnder(name: string, problems: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(problems).map(([field, messages]) => [`${name}.${field}`, messages]));
}

/** Throws ValidationError at `field` if a call names its record by none of these values. */
export function requireNamed(field: string, ...names: readonly unknown[]): void {
  refuse(names.some((name) => name != null && name !== '') ? {} : { [field]: ["L'identifiant est obligatoire."] });
}

function collect(violations: Violation[], prefix: string, into: Record<string, string[]>): void {
  for (const violation of violations) {
    const field = `${prefix}${violation.property}`;
    const messages = Object.values(violation.constraints ?? {});
    if (messages.length > 0) into[field] = messages;
    collect(violation.children ?? [], `${field}.`, into);
  }
}
