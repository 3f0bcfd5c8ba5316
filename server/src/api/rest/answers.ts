import {
  type Components,
  integer,
  type JsonSchema,
  list,
  object,
  type Schema,
  text,
  mergedComponents,
} from './wire-schema.js';

declare const VALUE: unique symbol;

/** The answer of a call with one status: a schema for each media type; files and plain texts have no schema. */
export interface Answer<out T = unknown> {
  readonly description: string;
  readonly content: Readonly<Record<string, JsonSchema>>;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly components: Components;
  readonly [VALUE]?: T;
}

/** The type that a handler returns for an answer. */
export type AnswerValue<A extends Answer> = A extends Answer<infer T> ? T : never;

/** Declares that a call answers JSON of this schema; `description` is the answer's text in the OpenAPI document. */
export function json<T>(schema: Schema<T>, description = 'Done.'): Answer<T> {
  return { description, content: { 'application/json': schema.json }, components: schema.components };
}

/** Describes a plain text, `text/plain` by default. */
export function bareText(description: string, mediaType = 'text/plain'): Answer<string> {
  return { description, content: { [mediaType]: { type: 'string' } }, components: {} };
}

/** Describes a file as the body of the answer. */
export function file(description: string, mediaType: string): Answer<Buffer> {
  return {
    description,
    content: { [mediaType]: { type: 'string', format: 'binary' } },
    headers: {
      'Content-Disposition': { description: 'The file name to save it under.', schema: { type: 'string' } },
    },
    components: {},
  };
}

/** Describes one status with several media types. */
export function oneOfAnswers<A, B>(a: Answer<A>, b: Answer<B>): Answer<A | B> {
  return {
    description: `${a.description} ${b.description}`,
    content: { ...a.content, ...b.content },
    headers: { ...a.headers, ...b.headers },
    components: mergedComponents([a.components, b.components]),
  };
}

/** Describes `{"data": X}`, the body of most answers (docs/rules/rest-calls.md#bodies). */
export function dataOf<T>(schema: Schema<T>) {
  return object({ data: schema });
}

/** The answer of most calls that change something. */
export const MESSAGE = object({ message: text({ description: 'In French, for people.' }) });

/** Describes a message with the changed record beside it. */
export function messageAnd<T>(schema: Schema<T>) {
  return object({ message: text({ description: 'In French, for people.' }), data: schema });
}

/** Describes a page of a list (docs/rules/rest-calls.md#bodies). */
export function pageOf<T>(items: Schema<T>) {
  return dataOf(
    object({
      data: list(items),
      current_page: integer({ minimum: 1 }),
      last_page: integer({ minimum: 1 }),
      total: integer({ minimum: 0, description: 'The number of items in the whole list.' }),
    }),
  );
}
