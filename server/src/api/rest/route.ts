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

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The parameters of a path: `num` of `/reservation/:num/calendar.ics`. */
type ParamNames<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParamNames<`/${After}`>
    : Rest
  : never;
type Schemas<Names extends string = string> = Readonly<Record<Names, Schema>>;

/** What every handler sees, whatever its call takes. */
export interface RestCall {
  readonly actor: Actor;
  readonly ip: string;
  readonly origin: RequestOrigin;
  /** Has the caller's device keep the secret by which its next login is known. */
  readonly keepDevice: (secret: string) => void;
  readonly reply: FastifyReply;
  /** Has a file made at the document desk and answers it, to be shown (inline) or saved. Throws as the desk does. */
  readonly sendFile: (file: PreparedFile, show: FileUse) => Promise<Buffer>;
}

/** Of a call that is `paged`. */
export interface PagedCall extends RestCall {
  readonly page: PageRequest;
}

/** What a call takes beyond what every call does. Nothing else of a request reaches its handler. */
interface Taken {
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The files of a multipart body, by field, where the call is the staff's; what they are is for the service to recognise. */
  readonly files: Readonly<Record<string, Buffer | undefined>>;
  /** The body of a call that takes a list. */
  readonly sentList: unknown;
}

/** What is declared of a call. Its description and what its handler is given are both made of this. */
interface Declaration {
  readonly method: RestMethod;
  /** Below `/api`, e.g. `/reservation/:num`. */
  readonly path: string;
  readonly access: Access;
  /** The group of calls that it stands in, for readers of the description. */
  readonly tag?: string;
  /** One line in English: what the call does. */
  readonly summary: string;
  /** More, where the line does not say it all. */
  readonly description?: string;
  readonly params?: Schemas;
  readonly headers?: Schemas;
  /** Takes `page` and `count_nbr`. */
  readonly paged?: true;
  readonly body?: Form;
  /** Reads what it can of the body and refuses none of it: what cannot be read counts as not sent, or matches nothing. */
  readonly lenient?: true;
  /** Takes a JSON list in place of fields. */
  readonly listBody?: Schema;
  /** With status 200. */
  readonly answer: Answer;
  /** With other statuses, in place of a refusal or beside it. */
  readonly otherAnswers?: Readonly<Record<number, Answer>>;
  /** Refusals beyond those that follow from what the call takes and who may make it (`statusesOf`). */
  readonly refusals?: readonly RefusalStatus[];
  /** Of the body, where the server's own limit does not fit. */
  readonly bodyLimitBytes?: number;
  /** The answer to a visitor holds nothing that is anybody's own, so that browsers may keep it. */
  readonly open?: true;
  /** Domain field → wire field, for the keys of `errors`. */
  readonly fieldNames?: FieldNames;
}

/** A documented `/api` call. */
export interface RestRoute extends Declaration {
  readonly handle: (call: PagedCall & Taken) => Promise<unknown>;
}

/** A declared call as its own handler sees it. */
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
 * Declares a call: what it takes, what it answers and what it does. A handler that reads what is not declared, or gives what the
 * answer does not describe, does not compile.
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

/** Gives the refusals that a call may be answered with: its own, and those that follow from what it takes and who may make it. */
export function refusalsOf({ access, method, path, refusals = [], ...taken }: Declaration): RefusalStatus[] {
  // A token that has ended is refused everywhere.
  const statuses = new Set<RefusalStatus>([401, 500, 503, ...refusals]);
  if (access !== 'ANYONE' && access !== 'ACCOUNT') statuses.add(403);
  if (path.includes(':')) statuses.add(404);
  // A body is read wherever one may be sent, even where it means nothing.
  if (method !== 'GET') statuses.add(400).add(413);
  if ((taken.body ?? taken.listBody) && !taken.lenient) statuses.add(422);
  return [...statuses].filter((status) => !taken.otherAnswers?.[status]).sort((a, b) => a - b);
}

/** Gives `{"data": X}`, the body that most calls answer (docs/rules/rest-calls.md#bodies). */
export function data<T>(value: T): { data: T } {
  return { data: value };
}

/** The wire's paged list. */
export function pagedData<T, W>(page: Page<T>, toWire: (item: T) => W) {
  return data({
    data: page.items.map(toWire),
    current_page: page.page,
    last_page: page.pageCount,
    total: page.totalCount,
  });
}
