import type { FastifyReply } from 'fastify';
import type { Access } from '../../kernel/access.js';
import type { Actor } from '../../kernel/actor.js';
import type { Page, PageRequest } from '../../kernel/page.js';
import type { RequestOrigin } from '../../kernel/request-origin.js';
import type { PreparedFile } from '../../platform/documents/prepared-file.js';
import type { Answer, AnswerValue } from './answers.js';
import type { FieldNames } from './error-reply.js';
import type { FileUse } from './file-reply.js';
import type { RefusalStatus } from './refusals.js';
import type { Form, Schema, SentFields, SentFiles } from './wire-schema.js';

/** An HTTP method that the documented REST calls use. */
export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The parameters of a path: `num` of `/reservation/:num/calendar.ics`. */
type ParamNames<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamNames<`/${After}`>
    : Rest
  : never;
type Schemas<Names extends string = string> = Readonly<Record<Names, Schema>>;

/** The arguments of a REST call's handler that do not depend on the call. */
export interface RestCall {
  readonly actor: Actor;
  readonly ip: string;
  readonly origin: RequestOrigin;
  /** Stores on the caller's device the secret by which its next login is recognised. */
  readonly keepDevice: (secret: string) => void;
  readonly reply: FastifyReply;
  /** Makes a file through the document queue and answers it, to be shown (inline) or saved. Throws as the queue does. */
  readonly sendFile: (file: PreparedFile, show: FileUse) => Promise<Buffer>;
}

/** What handlers of `paged` calls receive. */
export interface PagedCall extends RestCall {
  readonly page: PageRequest;
}

/** The parts of a request that a call declares. Nothing else of a request reaches its handler. */
interface Taken {
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The files of a multipart body by field, for calls of the staff; the service checks their content. */
  readonly files: Readonly<Record<string, Buffer | undefined>>;
  /** The body of a call that takes a list. */
  readonly sentList: unknown;
}

/** The declaration of a call, from which both its description and its handler's parameters are made. */
interface Declaration {
  readonly method: RestMethod;
  /** The path below `/api`, e.g. `/reservation/:num`. */
  readonly path: string;
  readonly access: Access;
  /** The group of calls in the description. */
  readonly tag?: string;
  /** Serves a caller whose token is not valid as a visitor, because the call logs in (docs/rules/accounts.md#a-token-that-is-not-valid). */
  readonly ignoresDeadToken?: true;
  /** For a call that ends the login: what it answers if the login has ended before. */
  readonly afterEndedLogin?: unknown;
  /** One line in English: what the call does. */
  readonly summary: string;
  /** More than the summary, if needed. */
  readonly description?: string;
  readonly params?: Schemas;
  readonly headers?: Schemas;
  /** Takes `page` and `count_nbr`. */
  readonly paged?: true;
  readonly body?: Form;
  /** The fields of the body that name the record of the call, in order. One must be sent (422); what no record has is a 404. */
  readonly record?: readonly string[];
  /** Ignores invalid parts of the body instead of refusing them: they count as not sent, or match nothing. */
  readonly lenient?: true;
  /** Takes a JSON list in place of fields. */
  readonly listBody?: Schema;
  /** The answer with status 200. */
  readonly answer: Answer;
  /** Answers with other statuses, instead of a refusal or beside it. */
  readonly otherAnswers?: Readonly<Record<number, Answer>>;
  /** Refusals in addition to those that follow from the fields and the access of a call (`statusesOf`). */
  readonly refusals?: readonly RefusalStatus[];
  /** The limit of the body, if the server's own does not fit. */
  readonly bodyLimitBytes?: number;
  /** The answer to a visitor contains nothing personal, so that browsers may cache it. */
  readonly open?: true;
  /** REST names of domain fields, for the keys of `errors`. */
  readonly fieldNames?: FieldNames;
}

/** A documented `/api` call. */
export interface RestRoute extends Declaration {
  readonly handle: (call: PagedCall & Taken) => Promise<unknown>;
}

/** The parameters of a declared call's handler. */
type CallOf<P extends string, H extends string, B extends Form, Paged extends true | undefined> = Omit<
  Taken,
  'params' | 'headers' | 'body' | 'files'
> &
  (Paged extends true ? PagedCall : RestCall) & {
    readonly params: Readonly<Record<ParamNames<P>, string>>;
    readonly headers: Readonly<Record<H, string | undefined>>;
    readonly body: SentFields<B>;
    readonly files: SentFiles<B>;
  };

/**
 * Declares a call: its fields, its answer and its handler. A handler that reads undeclared fields, or returns what the answer does not
 * describe, does not compile.
 */
export function route<
  const P extends string,
  A extends Answer,
  H extends string = never,
  B extends Form = Form<never, never>,
  Paged extends true | undefined = undefined,
>(
  declaration: Omit<Declaration, 'path' | 'params' | 'headers' | 'paged' | 'body' | 'answer'> & {
    readonly path: P;
    readonly headers?: Schemas<H>;
    readonly paged?: Paged;
    readonly body?: B;
    readonly answer: A;
    readonly handle: (call: CallOf<P, H, B, Paged>) => Promise<AnswerValue<A> | FastifyReply>;
  } & ([ParamNames<P>] extends [never] ? object : { readonly params: Schemas<ParamNames<P>> }),
): RestRoute {
  return declaration as unknown as RestRoute;
}

/** Puts calls under one heading of the description. */
export function group(tag: string, routes: readonly RestRoute[]): RestRoute[] {
  return routes.map((each) => ({ ...each, tag }));
}

/** Returns the refusals of a call: its own, and those that follow from its fields and its access. */
export function refusalsOf({ access, method, path, record, refusals = [], ...taken }: Declaration): RefusalStatus[] {
  // An expired token is refused everywhere.
  const statuses = new Set<RefusalStatus>([401, 500, 503, ...refusals]);
  if (access !== 'ANYONE' && access !== 'ACCOUNT') statuses.add(403);
  if (path.includes(':') || record) statuses.add(404);
  // A body is parsed wherever one may be sent, even if the call ignores it.
  if (method !== 'GET') statuses.add(400).add(413).add(415);
  if ((taken.body ?? taken.listBody) && !taken.lenient) statuses.add(422);
  return [...statuses].filter((status) => !taken.otherAnswers?.[status]).sort((a, b) => a - b);
}

/** Makes `{"data": X}`, the body of most answers (docs/rules/rest-calls.md#bodies). */
export function data<T>(value: T): { data: T } {
  return { data: value };
}

/** Makes the answer of a paged list. */
export function pagedData<T, W>(page: Page<T>, toWire: (item: T) => W) {
  return data({
    data: page.items.map(toWire),
    current_page: page.page,
    last_page: page.pageCount,
    total: page.totalCount,
  });
}
