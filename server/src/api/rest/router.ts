import { requireNamed } from '../../kernel/check-input.js';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireAccess } from '../../kernel/access.js';
import { untilCallerLeaves } from '../../platform/http/caller-left.js';
import { jsonParser } from '../../platform/http/json-body.js';
import type { DeviceCookie } from '../../platform/http/device-cookie.js';
import type { DocumentQueue } from '../../platform/documents/document-queue.js';
import type { Operations } from '../../platform/limits/operations.js';
import { accountOf, type Actor, VISITOR } from '../../kernel/actor.js';
import { DeadTokenError } from '../../kernel/domain-error.js';
import { elsewhere } from '../../kernel/operation-queue.js';
import { pageRequest } from '../../kernel/page.js';
import type { RequestOrigin } from '../../kernel/request-origin.js';
import { replyError } from './error-reply.js';
import { announceFile } from './file-reply.js';
import type { RestRoute } from './route.js';
import { readBody, type SentBody } from './sent-body.js';

/**
 * The dependencies of `registerRest`: how the bearer token of a request is checked, how its handler is run, and the queues for operations
 * and documents.
 */
export interface RestOptions {
  readonly documents: DocumentQueue;
  readonly deviceCookie: DeviceCookie;
  readonly operations: Operations;
  readonly loginOf: (token: string | undefined) => Promise<{ actor: Actor }>;
  readonly inUnitOfWork: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Mounts the documented calls. Each checks access first, then runs its handler in its own unit of work. */
export async function registerRest(
  app: FastifyInstance,
  routes: readonly RestRoute[],
  options: RestOptions,
): Promise<void> {
  // Removes the plain text parser too, because JSON sent under that type would be taken for an empty body.
  app.removeAllContentTypeParsers();
  // Old clients log out by a POST without a body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app, { empty: {} }));
  await app.register(multipart);
  for (const route of routes) {
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
      handler: async (request, reply) => {
        // The answer may differ for a logged-in caller, and a login answers a token.
        if (route.open) void reply.header('Vary', 'Authorization');
        if (!route.open || request.headers.authorization !== undefined) void reply.header('Cache-Control', 'no-store');
        try {
          const work = async () => {
            const actor = await callerOf(route, request, options);
            if (!actor) return reply.send(route.afterEndedLogin);
            requireAccess(actor, route.access);
            const sent = await elsewhere(() => readBody(request, takesFiles(route)));
            const call = toCall(route, { request, reply, actor, sent }, options);
            requireRecord(route, call.body);
            const result = await route.handle(call);
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

/** Returns the caller of a route; undefined if it ends a login that has ended before. Throws as `loginOf` does. */
async function callerOf(
  route: RestRoute,
  request: FastifyRequest,
  { loginOf }: RestOptions,
): Promise<Actor | undefined> {
  try {
    return (await loginOf(bearerToken(request))).actor;
  } catch (error) {
    if (!(error instanceof DeadTokenError)) throw error;
    if (route.afterEndedLogin) return undefined;
    if (route.ignoresDeadToken) return VISITOR;
    throw error;
  }
}

/** Returns the token of a header `Authorization: Bearer …`; undefined if there is no header. Anything else in it is a token that is not valid. */
export function bearerToken({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization && (/^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '');
}

interface Arrived {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly actor: Actor;
  readonly sent: SentBody;
}

/** Gives a handler only what its route declares, so that undescribed fields have no effect. */
function toCall(
  route: RestRoute,
  { request, reply, actor, sent: { rawBody, files } }: Arrived,
  { deviceCookie: cookie, documents }: RestOptions,
): Parameters<RestRoute['handle']>[0] {
  const { params = {}, headers = {}, body, listBody } = route;
  const query = request.query as Record<string, unknown>;
  const fields = Object.keys(body?.fields ?? {});
  return {
    actor,
    ip: request.ip,
    origin: originOf(request, cookie),
    keepDevice: (secret) => void reply.header('set-cookie', cookie.write(secret)),
    params: picked(request.params, Object.keys(params)) as Record<string, string>,
    headers: Object.fromEntries(Object.keys(headers).map((name) => [name, headerOf(request, name)])),
    body: picked(rawBody, fields),
    files: picked(files, fields) as Record<string, Buffer>,
    sentList: listBody ? rawBody : undefined,
    page: pageRequest(query['page'], query['count_nbr']),
    reply,
    sendFile: async (file, use) => {
      const bytes = await documents.make(file, { account: accountOf(actor), signal: untilCallerLeaves(reply) });
      announceFile(reply, file, use);
      return bytes;
    },
  };
}

/** Throws ValidationError if a call whose body names its record names none. */
function requireRecord({ record }: RestRoute, body: Readonly<Record<string, unknown>>): void {
  const [field] = record ?? [];
  if (field && record) requireNamed(field, ...record.map((name) => body[name]));
}

function takesFiles({ body }: RestRoute): boolean {
  return Object.values(body?.fields ?? {}).some(({ file }) => file);
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the own properties with these names; none if the value is not an object. */
function picked(value: unknown, names: readonly string[]): Record<string, unknown> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(names.filter((name) => Object.hasOwn(value, name)).map((name) => [name, value[name]]));
}

/** Returns where a request comes from, as recorded with a login. */
export function originOf({ ip, headers }: FastifyRequest, cookie: DeviceCookie): RequestOrigin {
  return { ip, userAgent: headers['user-agent'], deviceToken: cookie.read(headers) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
