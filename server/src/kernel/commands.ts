import { inputProblems, refuse } from './check-input.js';
import type { FieldErrors } from './domain-error.js';
import { idOf } from './ids.js';
import { parseMoney } from './money.js';
import { wholeMinute } from './period.js';

/** The fields of a command as GraphQL or REST received them, before they are checked: each may hold anything or be missing. */
export type Sent<Fields> = { readonly [Field in keyof Fields]?: unknown };

/**
 * The new values of an edit. A field that is absent stays as it is; null empties a field that may be empty
 * (docs/rules/common.md#absent-and-null).
 */
export type Changes<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] };

/** An edit of one record. */
export interface EditOf<Fields> {
  readonly id: number;
  /** The version that the edit started from; undefined if the caller sent none, and then nothing is compared. */
  readonly version: number | undefined;
  readonly changes: Changes<Fields>;
}

/**
 * A new record with its problems by field, for a service that adds problems of its own and reports all at once. `fields` has the types it
 * declares only if there are no problems.
 */
export interface ValidatedNew<Fields> {
  readonly fields: Fields;
  readonly problems: FieldErrors;
}

/** An edit with its problems by field. `changes` has the types it declares only if there are no problems. */
export interface ValidatedEdit<Fields> extends EditOf<Fields> {
  readonly problems: FieldErrors;
}

/** The fields of an edit as GraphQL or REST received them. */
export type SentEdit<Fields> = Sent<Fields> & { readonly id?: unknown; readonly version?: number | null | undefined };

/** How the fields of a command are read. */
export interface CommandRules<Fields extends object> {
  /** The class whose decorators check each field by itself. */
  readonly validatedBy: new () => object;
  /** Cleans each field (trims text, for example); undefined if nothing is left of it. */
  readonly clean: { readonly [Field in keyof Fields]-?: (sent: unknown) => unknown };
  /** Fields that may be empty: empty text and null clear them. */
  readonly clearable?: readonly (keyof Fields)[];
  /** Values for fields of a new record that were not sent. */
  readonly defaults?: Partial<Fields>;
  /** Checks rules between several fields. A field is undefined if its value is not known. */
  readonly problemsBetween?: (fields: Partial<Fields>) => FieldErrors;
}

/** Reads the commands about one kind of record, for GraphQL and REST alike, so that services receive checked values only. */
export class CommandFields<Fields extends object> {
  private readonly names: readonly (keyof Fields & string)[];

  constructor(private readonly rules: CommandRules<Fields>) {
    this.names = Object.keys(rules.clean) as (keyof Fields & string)[];
  }

  /** Reads the fields of a new record. Throws ValidationError with every invalid field. */
  parse(sent: Sent<Fields>): Fields {
    const { fields, problems } = this.read(sent);
    refuse(problems);
    return fields;
  }

  /** Works like `parse`, but returns the problems: for a service that adds its own, or that refuses the caller before it reports any. */
  read(sent: Sent<Fields>): ValidatedNew<Fields> {
    const fields: Record<string, unknown> = {};
    for (const name of this.names) {
      fields[name] = this.clean(name, sent[name] ?? this.rules.defaults?.[name]);
    }
    return { fields: fields as Fields, problems: this.validate(fields) };
  }

  /** Reads an edit, in which a field that was not sent stays absent. Throws ValidationError with every invalid field. */
  parseEdit(sent: SentEdit<Fields>): EditOf<Fields> {
    const { problems, ...edit } = this.readEdit(sent);
    refuse(problems);
    return edit;
  }

  /**
   * Works like `parseEdit`, but returns the problems: for a service that adds its own, or that refuses the caller before it reports any.
   * Only this method decides what null and empty text mean (docs/rules/common.md#absent-and-null).
   */
  readEdit({ id, version, ...sent }: SentEdit<Fields>): ValidatedEdit<Fields> {
    const changes: Record<string, unknown> = {};
    for (const name of this.names) {
      const value = (sent as Sent<Fields>)[name];
      if (value === undefined) continue;
      changes[name] = this.clean(name, value);
    }
    return {
      id: idOf(id),
      version: version ?? undefined,
      changes: changes as Changes<Fields>,
      problems: this.validate(changes),
    };
  }

  /** Checks the rules between fields on the record as the edit would leave it. Throws ValidationError. */
  assertFits(current: Sent<Fields>, changes: Changes<Fields>): void {
    refuse(this.problemsBeside(current, changes));
  }

  /** Returns the problems between fields of the record as the edit would leave it. */
  problemsBeside(current: Sent<Fields>, changes: Changes<Fields>): FieldErrors {
    const known = this.names.map((name) => [name, current[name] ?? this.nothing(name)]);
    return this.rules.problemsBetween?.({ ...Object.fromEntries(known), ...changes } as Partial<Fields>) ?? {};
  }

  private clean(name: keyof Fields, value: unknown): unknown {
    return this.rules.clean[name](value) ?? this.nothing(name);
  }

  private nothing(name: keyof Fields): null | undefined {
    return this.rules.clearable?.includes(name) ? null : undefined;
  }

  /** Checks only the fields that are present; a present field that is undefined is empty. */
  private validate(fields: Record<string, unknown>): FieldErrors {
    const { validatedBy: Input, problemsBetween } = this.rules;
    const problems = Object.entries(inputProblems(Object.assign(new Input(), fields))).filter(
      ([path]) => (path.split('.')[0] as string) in fields,
    );
    const single = Object.fromEntries(problems);
    // Spread twice, so that problems of single fields come first and win over those between fields.
    return { ...single, ...problemsBetween?.(fields as Partial<Fields>), ...single };
  }
}

/** Cleans each item of a list and gives it the class whose decorators judge it. */
export function listOf<T extends object>(
  Input: new () => T,
  clean: (sent: Sent<T>) => object,
): (sent: unknown) => unknown {
  return (sent) =>
    Array.isArray(sent)
      ? (sent as readonly Sent<T>[]).map((item) => Object.assign(new Input(), clean(item)))
      : undefined;
}

/** Returns the field as it was sent, but undefined for an empty text. */
export function unlessEmpty(value: unknown): unknown {
  return value === '' ? undefined : value;
}

/** Reads an amount. Returns anything else as it was sent, so that validation refuses it. */
export function asAmount(value: unknown): unknown {
  return parseMoney(value) ?? unlessEmpty(value);
}

/** Reads a bound of a period, cut to its minute. Returns anything else as it was sent, so that validation refuses it. */
export function asMinute(value: unknown): unknown {
  return value instanceof Date ? wholeMinute(value) : unlessEmpty(value);
}

/** Reads a period whose bounds may be missing, cut to their minutes. */
export function asPeriod(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return unlessEmpty(value);
  const { startsAt, endsAt } = value as Partial<Record<'startsAt' | 'endsAt', unknown>>;
  return {
    ...(startsAt !== undefined && { startsAt: asMinute(startsAt) }),
    ...(endsAt !== undefined && { endsAt: asMinute(endsAt) }),
  };
}
