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

/** What a call answers with one status: a schema for each media type; files and bare texts have none of interest. */
export interface Answer<out T = unknown> {
  readonly description: string;
  readonly content: Readonly<Record<string, JsonSchema>>;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly components: Components;
  readonly [VALUE]?: T;
}

/** The type of what a handler gives for an answer. */
export type AnswerValue<A extends Answer> = A extends Answer<infer T> ? T : never;

export function json<T>(schema: Schema<T>, description = 'Done.'): Answer<T> {
  return { description, content: { 'application/json': schema.json }, components: schema.components };
}

/** Describes a bare text, of `text/plain` unless it is said. */
export function bareText(description: string, mediaType = 'text/plain'): Answer<string> {
  return { description, content: { [mediaType]: { type: 'string' } }, components: {} };
}

/** Describes a file that is answered itself. */
export function file(description: string, mediaType: string): Answer<Buffer> {
  return {
    description,
    content: { [mediaType]: { type: 'string', format: 'binary' } },
    headers: {
      'Content-Disposition': { description: 'The name to save it under.', schema: { type: 'string' } },
    },
    components: {},
  };
}

/** Describes one status that has several media types. */
export function oneOfAnswers<A, B>(a: Answer<A>, b: Answer<B>): Answer<A | B> {
  return {
    description: `${a.description} ${b.description}`,
    content: { ...a.content, ...b.content },
    headers: { ...a.headers, ...b.headers },
    components: mergedComponents([a.components, b.components]),
  };
}

/** `{"data": X}`, the body that most calls answer (docs/rules/rest-calls.md#bodies). */
export function dataOf<T>(schema: Schema<T>) {
  return object({ data: schema });
}

/** What calls that change something answer, where they answer nothing else. */
export const MESSAGE = object({ message: text({ description: 'French, for people.' }) });

/** What calls that change something answer, with the record beside it. */
export function messageAnd<T>(schema: Schema<T>) {
  return object({ message: text({ description: 'French, for people.' }), data: schema });
}

/** The wire's paged list (docs/rules/rest-calls.md#bodies). */
export function pageOf<T>(items: Schema<T>) {
  return dataOf(
    object({
      data: list(items),
      current_page: integer({ minimum: 1 }),
      last_page: integer({ minimum: 1 }),
      total: integer({ minimum: 0, description: 'Of all pages.' }),
    }),
  );
}
