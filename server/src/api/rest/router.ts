import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Access, requireAccess } from '../../kernel/access.js';
import { untilCallerLeaves } from '../../platform/http/caller-left.js';
import type { DeviceCookie } from '../../platform/http/device-cookie.js';
import type { DocumentDesk } from '../../platform/documents/document-desk.js';
import type { PreparedFile } from '../../platform/documents/prepared-file.js';
import type { Operations } from '../../platform/limits/operations.js';
import { accountOf, type Actor } from '../../kernel/actor.js';
import { elsewhere } from '../../kernel/operation-queue.js';
import { type PageRequest, pageRequest, type Page } from '../../kernel/page.js';
import type { RequestOrigin } from '../../kernel/request-origin.js';
import { type FieldNames, replyError } from './error-reply.js';
import { announceFile, type FileUse } from './file-reply.js';
import { readBody, type SentBody } from './sent-body.js';

/** A documented `/api` call as a handler sees it. */
export interface RestCall {
  readonly actor: Actor;
  readonly ip: string;
  readonly origin: RequestOrigin;
  /** Has the caller's device keep the secret by which its next login is known. */
  readonly keepDevice: (secret: string) => void;
  /** The bearer token as sent, for logout. */
  readonly token: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The body's fields; empty when the body is no object. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The body as it came, for the calls that take a list. */
  readonly rawBody: unknown;
  /** The files of a multipart body, by field, where the call is the staff's; what they are is for the service to recognise. */
  readonly files: Readonly<Record<string, Buffer>>;
  readonly headers: FastifyRequest['headers'];
  readonly page: PageRequest;
  readonly reply: FastifyReply;
  /** Has a file made at the document desk and answers it, to be shown (inline) or saved. Throws as the desk does. */
  readonly sendFile: (file: PreparedFile, show: FileUse) => Promise<Buffer>;
}

export type RestHandler = (call: RestCall) => Promise<unknown>;
export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RestRoute {
  readonly method: RestMethod;
  /** Below `/api`, e.g. `/reservation/:num`. */
  readonly path: string;
  readonly access: Access;
  readonly handle: RestHandler;
  /** Of the body, where the server's own limit does not fit. */
  readonly bodyLimitBytes?: number;
  /** The answer to a visitor holds nothing that is anybody's own, so that browsers may keep it. */
  readonly open?: true;
  /** Domain field → wire field, for the keys of `errors`. */
  readonly fieldNames?: FieldNames;
}

export interface RestOptions {
  readonly desk: DocumentDesk;
  readonly deviceCookie: DeviceCookie;
  readonly operations: Operations;
  readonly loginOf: (token: string | undefined) => Promise<{ actor: Actor }>;
  readonly inUnitOfWork: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Mounts the documented calls. The gate comes first, then the handler, each call in a unit of work of its own. */
export async function registerRest(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  options: RestOptions,
): Promise<void> {
  // Plain text too: JSON that comes under that name would be taken for an empty body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // A POST without a body is what old clients send to log out.
    if (text === '') return done(null, {});
    return app.getDefaultJsonParser('error', 'error')(request, text as string, done);
  });
  await app.register(multipart);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
      handler: async (request, reply) => {
        // Who is logged in may be shown more, and who logs in gets a token.
        if (route.open) void reply.header('Vary', 'Authorization');
        if (!route.open || request.headers.authorization !== undefined) void reply.header('Cache-Control', 'no-store');
        try {
          const work = async () => {
            const token = bearerToken(request);
            const { actor } = await options.loginOf(token);
            requireAccess(actor, route.access);
            const isStaffs = route.access === 'STAFF' || route.access === 'ADMIN';
            const sent = await elsewhere(() => readBody(request, isStaffs));
            const result = await route.handle(
              toCall(request, reply, { actor, token, cookie: options.deviceCookie, desk: options.desk }, sent),
            );
            return reply.sent ? reply : reply.send(result);
          };
          return await options.operations.ofRequest(request, () => options.inUnitOfWork(work));
        } catch (error) {
          return replyError(error, request, reply, route.fieldNames);
        }
      },
    });
  }
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

export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

interface Surroundings {
  readonly actor: Actor;
  readonly token: string | undefined;
  readonly cookie: DeviceCookie;
  readonly desk: DocumentDesk;
}

function toCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { actor, token, cookie, desk }: Surroundings,
  { rawBody, files }: SentBody,
): RestCall {
  const query = request.query as Record<string, unknown>;
  return {
    actor,
    token,
    ip: request.ip,
    origin: originOf(request, cookie),
    keepDevice: (secret) => void reply.header('set-cookie', cookie.write(secret)),
    params: request.params as Record<string, string>,
    query,
    body: isRecord(rawBody) ? rawBody : {},
    rawBody,
    files,
    headers: request.headers,
    page: pageRequest(query['page'], query['count_nbr']),
    reply,
    sendFile: async (file, use) => {
      const bytes = await desk.make(file, { account: accountOf(actor), signal: untilCallerLeaves(reply) });
      announceFile(reply, file, use);
      return bytes;
    },
  };
}

/** Where a request comes from, as far as a login wants to know. */
export function originOf({ ip, headers }: FastifyRequest, cookie: DeviceCookie): RequestOrigin {
  return { ip, userAgent: headers['user-agent'], deviceToken: cookie.read(headers) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
