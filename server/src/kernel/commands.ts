import { inputProblems, refuse } from './check-input.js';
import type { FieldErrors } from './domain-error.js';
import { idOf } from './ids.js';
import { parseMoney } from './money.js';

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
  /** The version that the edit started from; undefined where a caller named none, and so compared with nothing. */
  readonly version: number | undefined;
  readonly changes: Changes<Fields>;
}

/**
 * A new record with its problems by field, for a service that finds more that is wrong and tells everything at once. `fields` has
 * the types it declares only if there are no problems.
 */
export interface JudgedNew<Fields> {
  readonly fields: Fields;
  readonly problems: FieldErrors;
}

/** An edit with its problems by field. `changes` has the types it declares only if there are no problems. */
export interface JudgedEdit<Fields> extends EditOf<Fields> {
  readonly problems: FieldErrors;
}

/** The same for an edit. */
export type SentEdit<Fields> = Sent<Fields> & { readonly id?: unknown; readonly version?: number | null | undefined };

/** How the fields of a command are read. */
export interface CommandRules<Fields extends object> {
  /** The class whose decorators judge each field by itself. */
  readonly judgedBy: new () => object;
  /** Cleans each field (trims text, for example); undefined if nothing is left of it. */
  readonly clean: { readonly [Field in keyof Fields]-?: (sent: unknown) => unknown };
  /** Fields that may hold nothing: empty text and null clear them. */
  readonly clearable?: readonly (keyof Fields)[];
  /** What a new record has where nothing was said. */
  readonly defaults?: Partial<Fields>;
  /** Checks rules that concern several fields. A field is undefined if its value is not known. */
  readonly between?: (fields: Partial<Fields>) => FieldErrors;
}

/** Reads commands about one kind of record, the same for both doors, so that services take what has been judged. */
export class CommandFields<Fields extends object> {
  private readonly names: readonly (keyof Fields & string)[];

  constructor(private readonly rules: CommandRules<Fields>) {
    this.names = Object.keys(rules.clean) as (keyof Fields & string)[];
  }

  /** Reads the fields of a new record. Throws ValidationError with every field at fault. */
  parse(sent: Sent<Fields>): Fields {
    const { fields, problems } = this.read(sent);
    refuse(problems);
    return fields;
  }

  /** As `parse`, for a service that refuses itself: with what else it finds, or after what the caller may not even try. */
  read(sent: Sent<Fields>): JudgedNew<Fields> {
    const fields: Record<string, unknown> = {};
    for (const name of this.names) {
      fields[name] = this.clean(name, sent[name] ?? this.rules.defaults?.[name]);
    }
    return { fields: fields as Fields, problems: this.judge(fields) };
  }

  /** Reads an edit, in which a field that was not sent stays absent. Throws ValidationError with every field at fault. */
  parseEdit(sent: SentEdit<Fields>): EditOf<Fields> {
    const { problems, ...edit } = this.readEdit(sent);
    refuse(problems);
    return edit;
  }

  /**
   * As `parseEdit`, for a service that refuses itself: with what else it finds, or after what the caller may not even try. The one
   * place that says what null and empty text mean (docs/rules/common.md#absent-and-null).
   */
  readEdit({ id, version, ...sent }: SentEdit<Fields>): JudgedEdit<Fields> {
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
      problems: this.judge(changes),
    };
  }

  /** Judges what lies between the fields of a record as an edit would leave it. Throws ValidationError. */
  assertFits(current: Sent<Fields>, changes: Changes<Fields>): void {
    refuse(this.problemsBeside(current, changes));
  }

  /** Tells what is wrong between the fields of a record as an edit would leave it. */
  problemsBeside(current: Sent<Fields>, changes: Changes<Fields>): FieldErrors {
    const known = this.names.map((name) => [name, current[name] ?? this.nothing(name)]);
    return this.rules.between?.({ ...Object.fromEntries(known), ...changes } as Partial<Fields>) ?? {};
  }

  private clean(name: keyof Fields, value: unknown): unknown {
    return this.rules.clean[name](value) ?? this.nothing(name);
  }

  private nothing(name: keyof Fields): null | undefined {
    return this.rules.clearable?.includes(name) ? null : undefined;
  }

  /** Checks only the fields that are present; a present field that is undefined is empty. */
  private judge(fields: Record<string, unknown>): FieldErrors {
    const { judgedBy: Input, between } = this.rules;
    const problems = Object.entries(inputProblems(Object.assign(new Input(), fields))).filter(
      ([path]) => (path.split('.')[0] as string) in fields,
    );
    const single = Object.fromEntries(problems);
    // What is wrong with one field comes first, and stands where both have something to say.
    return { ...single, ...between?.(fields as Partial<Fields>), ...single };
  }
}

/** Cleans nothing: the field is checked as it was sent. An empty text is nothing. */
export function asSent(value: unknown): unknown {
  return value === '' ? undefined : value;
}

/** Reads an amount. Gives what is none as it was sent, to be refused. */
export function asAmount(value: unknown): unknown {
  return parseMoney(value) ?? asSent(value);
}
