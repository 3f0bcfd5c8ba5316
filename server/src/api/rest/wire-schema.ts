/** A JSON Schema of draft 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Carries the type of the described value; it exists only for the compiler. */
declare const VALUE: unique symbol;
declare const OPTIONAL: unique symbol;
declare const FILE: unique symbol;

/** Describes a value of a REST call: `json` for the description, `T` for the compiler. */
export interface Schema<out T = unknown> {
  readonly json: JsonSchema;
  /** The named schemas that `json` refers to. */
  readonly components: Components;
  /** In a body: a call without this field is refused. */
  readonly required?: true;
  /** In an answer: the field may be missing. */
  readonly optional?: true;
  /** A file of a multipart body. */
  readonly file?: true;
  readonly [VALUE]?: T;
}

/** Schemas by the names that `named` gave them. They become `components.schemas` of the OpenAPI document. */
export type Components = Readonly<Record<string, JsonSchema>>;
type Fields = Readonly<Record<string, Schema>>;
interface OptionalSchema<T> extends Schema<T> {
  readonly [OPTIONAL]: true;
}
interface FileSchema extends Schema<Buffer> {
  readonly [FILE]: true;
}

/** The type that a schema describes. */
export type ValueOf<S extends Schema> = S extends Schema<infer T> ? T : never;

type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K] extends OptionalSchema<unknown> ? K : never }[keyof F];
type ObjectOf<F extends Fields> = { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & {
  readonly [K in OptionalKeys<F>]?: ValueOf<F[K]>;
};

/** Further keywords of JSON Schema: `description`, `maxLength`, `minimum` and the like. */
type Keywords = JsonSchema;

function schema<T>(json: JsonSchema, ...parts: readonly Schema[]): Schema<T> {
  return { json, components: mergedComponents(parts.map(({ components }) => components)) };
}

/** Merges named schemas. Throws if two different ones have one name. */
export function mergedComponents(all: readonly Components[]): Components {
  const merged: Record<string, JsonSchema> = {};
  for (const components of all) {
    for (const [name, json] of Object.entries(components)) {
      if (merged[name] && merged[name] !== json) throw new Error(`Two schemas are called ${name}`);
      merged[name] = json;
    }
  }
  return merged;
}

/** Declares a text, of any length unless `keywords` limit it. */
export function text(keywords: Keywords = {}): Schema<string> {
  return schema({ type: 'string', ...keywords });
}

/** Declares a text of at most this many characters. */
export function textUpTo(maxLength: number, keywords: Keywords = {}): Schema<string> {
  return text({ maxLength, ...keywords });
}

/** Declares a value of any type. */
export function anything(keywords: Keywords = {}): Schema {
  return schema(keywords);
}

/** Declares a number, whole or not. */
export function number(keywords: Keywords = {}): Schema<number> {
  return schema({ type: 'number', ...keywords });
}

/** Declares a whole number. */
export function integer(keywords: Keywords = {}): Schema<number> {
  return schema({ type: 'integer', ...keywords });
}

/** Declares a boolean. */
export function flag(keywords: Keywords = {}): Schema<boolean> {
  return schema({ type: 'boolean', ...keywords });
}

/** Describes one of several texts, taken from the table that the parser or the writer itself uses. */
export function choice<const V extends string>(values: Iterable<V>, keywords: Keywords = {}): Schema<V> {
  return schema({ type: 'string', enum: [...new Set(values)], ...keywords });
}

/** Declares a constant: the value is always this text or number. */
export function exactly<const V extends string | number>(value: V, keywords: Keywords = {}): Schema<V> {
  return schema({ const: value, ...keywords });
}

/** Declares a calendar day, `YYYY-MM-DD`. */
export function day(keywords: Keywords = {}): Schema<string> {
  return text({ format: 'date', ...keywords });
}

/** Declares a time in an answer: `YYYY-MM-DD HH:mm`, local time at the agency. */
export function wireTime(keywords: Keywords = {}): Schema<string> {
  return text({
    pattern: String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$`,
    description: 'YYYY-MM-DD HH:mm, agency time.',
    examples: ['2026-11-22 09:30'],
    ...keywords,
  });
}

/** Declares an amount in dirhams, a number with at most two decimals. */
export function dirhams(keywords: Keywords = {}): Schema<number> {
  return number({ description: 'Dh.', ...keywords });
}

/** Declares that a value may be null. The field is still present then; see `optional` for fields that may be missing. */
export function nullable<T>(inner: Schema<T>): Schema<T | null> {
  const { type, enum: values } = inner.json;
  if (typeof type !== 'string') return schema({ anyOf: [inner.json, { type: 'null' }] }, inner);
  const withNull = Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {};
  return schema({ ...inner.json, type: [type, 'null'], ...withNull }, inner);
}

/** Declares a list whose items all have this schema. */
export function list<T>(items: Schema<T>, keywords: Keywords = {}): Schema<T[]> {
  return schema({ type: 'array', items: items.json, ...keywords }, items);
}

/** Declares an object that always has all of these fields, except those marked `optional`. */
export function object<F extends Fields>(fields: F, keywords: Keywords = {}): Schema<ObjectOf<F>> {
  const required = Object.keys(fields).filter((name) => !fields[name]?.optional);
  return schema(
    {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([name, { json }]) => [name, json])),
      ...(required.length > 0 ? { required } : {}),
      ...keywords,
    },
    ...Object.values(fields),
  );
}

/** Declares an object with arbitrary keys, whose values all have this schema. */
export function mapOf<T>(values: Schema<T>, keywords: Keywords = {}): Schema<Readonly<Record<string, T>>> {
  return schema({ type: 'object', additionalProperties: values.json, ...keywords }, values);
}

/** Marks a field of an answer as one that may be missing. */
export function optional<T>(inner: Schema<T>): OptionalSchema<T> {
  return { ...inner, optional: true } as OptionalSchema<T>;
}

/** Declares a value that matches at least one of the schemas. */
export function either<S extends readonly Schema[]>(...schemas: S): Schema<ValueOf<S[number]>> {
  return schema({ anyOf: schemas.map(({ json }) => json) }, ...schemas);
}

/** Names a schema, so that the description contains it once and generated clients have a type for it. */
export function named<T>(name: string, inner: Schema<T>): Schema<T> {
  return {
    json: { $ref: `#/components/schemas/${name}` },
    components: mergedComponents([inner.components, { [name]: inner.json }]),
  };
}

/** Marks a field of a body as required: a call without it is refused. */
export function required<S extends Schema>(inner: S): S {
  return { ...inner, required: true };
}

/** Returns the fields of a body, each marked as `required`. */
export function allRequired<F extends Fields>(fields: F): F {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, required(field)])) as F;
}

/** Describes a file of a multipart body. */
export function upload(description: string): FileSchema {
  return { ...schema({ type: 'string', format: 'binary', description }), file: true } as unknown as FileSchema;
}

type FileNames<F extends Fields> = { [K in keyof F]: F[K] extends FileSchema ? K : never }[keyof F] & string;

/** The fields of a call's body. Only declared fields reach the handler. */
export interface Form<Texts extends string = string, Files extends string = string> {
  readonly fields: Fields;
  readonly components: Components;
  /** For the compiler only. */
  readonly names?: { readonly texts: Texts; readonly files: Files };
}

/** The text fields that were sent. Their values are unchecked, and parsers can read no others. */
export type SentFields<B extends Form> = B extends Form<infer Texts> ? { readonly [K in Texts]?: unknown } : never;
/** The files that were sent. */
export type SentFiles<B extends Form> =
  B extends Form<string, infer Files> ? { readonly [K in Files]?: Buffer | undefined } : never;

/** Declares the fields of a body. They are optional, except `required` ones. */
export function form<F extends Fields>(fields: F): Form<Exclude<keyof F & string, FileNames<F>>, FileNames<F>> {
  return { fields, components: mergedComponents(Object.values(fields).map(({ components }) => components)) };
}

/** Returns the schema of a body as JSON, which has no files, or as a multipart form. */
export function formSchema({ fields }: Form, kind: 'json' | 'multipart'): JsonSchema {
  const shown = Object.entries(fields).filter(([, { file }]) => kind === 'multipart' || !file);
  const needed = shown.filter(([, { required: isRequired }]) => isRequired).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(shown.map(([name, { json }]) => [name, json])),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
}
