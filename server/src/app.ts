import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import { RequestContext } from '@mikro-orm/core';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createSchema } from './schema.js';
import { type AppServices, createServices, restRoutes, resolverInstances } from './composition.js';
import type { Config } from './config.js';
import type { LiveStreams, OperationGate } from './graphql/context.js';
import { registerGraphQL } from './graphql/server.js';
import { registerGraphQLSocket } from './graphql/socket.js';
import { TRUSTED_PROXIES } from './infra/client-address.js';
import type { Database } from './infra/database/open-database.js';
import { ServiceUnavailableError } from './infra/database/sql-errors.js';
import type { EventBus } from './infra/events/event-bus.js';
import type { TrackerClient } from './infra/tracker/tracker-client.js';
import { registerMetrics } from './infra/metrics.js';
import { replyError, replyUnknownAddress } from './rest/error-reply.js';
import { bearerToken, registerRest } from './rest/router.js';
import { registerPages, sendPage } from './rest/pages.js';
import { registerStorage } from './rest/storage.js';
import { looksLikeKey } from './modules/api-key/api-key.secret.js';
import { onSessionEnd } from './modules/auth/session-end.js';
import { asOperation, noteActor } from './shared/acting.js';
import type { Actor } from './shared/actor.js';
import { UnauthenticatedError } from './shared/domain-error.js';

export const JSON_LIMIT_BYTES = 1024 * 1024;
/** On SIGTERM everything ends within 10 s (DESIGN); sockets that linger are cut before that. */
const CLOSE_GRACE_MS = 5_000;
const EVENTS_WAIT_MS = 5_000;

export interface App {
  readonly http: FastifyInstance;
  readonly services: AppServices;
  /** Refuses new work, ends what runs, closes sockets. The database stays open: whoever opened it closes it. */
  close(): Promise<void>;
}

export interface AppOptions {
  readonly database: Database;
  readonly logger: Logger;
  readonly authSecret: string;
  /** Directory of the built pages; undefined serves none (tests of the API). */
  readonly pagesDir?: string;
  /** Instead of the configured GPS service (tests). */
  readonly tracker?: TrackerClient;
}

/** The whole composition: services, both doors, files and pages on one origin. Used by main.ts and by tests. */
export async function createApp(config: Config, options: AppOptions): Promise<App> {
  const { database, logger } = options;
  const http = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: config.behindProxy ? TRUSTED_PROXIES : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // An address that cannot be read, or a part of it that is too long.
    frameworkErrors: (_error, _request, reply) => void replyUnknownAddress(reply),
  });
  http.setErrorHandler((error, request, reply) =>
    request.is404 ? replyUnknownAddress(reply) : replyError(error, request, reply),
  );
  refuseWhileStopping(http);
  const inUnitOfWork = <T>(work: () => Promise<T>): Promise<T> =>
    RequestContext.create(database.orm.em, () => asOperation(work));
  const services = createServices(config, options);
  http.addHook('onReady', () => eventsArrive(services.events));
  const noted = <L extends { actor: Actor }>(login: L): L => {
    noteActor(login.actor);
    return login;
  };
  /** Of a person: the documented calls and files know no keys. */
  const loginOf = async (token: string | undefined) => {
    if (looksLikeKey(token)) throw new UnauthenticatedError("Une clé d'accès n'ouvre que /graphql.");
    return noted(await services.auth.loginOf(token));
  };
  /** Of a person or a program. */
  const callerOf = async (token: string | undefined, ip: string) =>
    noted(await (looksLikeKey(token) ? services.apiKeys.loginOf(token, ip) : services.auth.loginOf(token)));
  const admit: OperationGate = (actor, changes) => services.apiKeys.admit(actor, changes);
  const schema = createSchema(resolverInstances(services), services.events);

  const streams: LiveStreams = {
    vehiclePosition: (actor, id) => services.tracking.watch(actor, id),
    fleetPositions: (actor) => services.fleetPositions.watch(actor),
  };

  await http.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT_POLICY },
    crossOriginEmbedderPolicy: false,
  });
  await http.register(compress, { global: true, encodings: ['br', 'gzip'] });
  registerMetrics(http, database);

  await http.register(async (scope) => {
    await registerGraphQL(scope, {
      schema,
      inUnitOfWork,
      admit,
      contextOf: async (request) => ({
        actor: (await callerOf(bearerToken(request), request.ip)).actor,
        ip: request.ip,
        requestId: request.id,
        streams,
      }),
      logFault: (err, requestId) => logger.error({ err, requestId }, 'unforeseen fault'),
      sendExplorer: options.pagesDir ? (reply) => sendPage(reply, options.pagesDir ?? '', 'graphiql.html') : undefined,
    });
  });
  registerGraphQLSocket(http, {
    schema,
    inUnitOfWork,
    admit,
    loginOf: callerOf,
    onSessionEnd: (sessionId, then) => onSessionEnd(services.events, sessionId, then),
    onEventGap: (then) => services.events.onGap(then),
    streams,
    publicOrigin: new URL(config.publicUrl).origin,
    behindProxy: config.behindProxy,
    rateLimitFactor: config.rateLimitFactor,
    logFault: (err) => logger.error({ err }, 'unforeseen fault'),
  });
  await http.register(async (scope) => {
    await registerRest(scope, restRoutes(services), { inUnitOfWork, loginOf });
  });
  registerStorage(http, { files: services.files, inUnitOfWork, loginOf });
  await registerPages(http, { pagesDir: options.pagesDir, source: services.site, inUnitOfWork });

  return {
    http,
    services,
    close: async () => {
      const cut = setTimeout(() => http.server.closeAllConnections(), CLOSE_GRACE_MS);
      await http.close();
      services.backups?.close();
      await services.jobs.stop();
      services.mailer.close();
      await services.pdf.close();
      await services.positions.close();
      await services.fleetFeed.close();
      await services.apiKeys.settled();
      await services.leases.close();
      await services.events.close();
      await services.limits.close();
      clearTimeout(cut);
    },
  };
}

/** Who subscribes from the first moment on misses nothing. Redis answered at start-up; should it have left, serving goes before. */
async function eventsArrive({ listening }: EventBus): Promise<void> {
  await Promise.race([listening, wait(EVENTS_WAIT_MS, undefined, { ref: false })]);
}

/** Own scripts and styles only; maps and pictures of other hosts may be shown, never run. */
const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  workerSrc: ["'self'", 'blob:'],
  frameSrc: ['https:'],
  frameAncestors: ["'self'"],
  // The browser's own viewer of a document that was opened in a new window.
  objectSrc: ["'self'", 'blob:'],
  upgradeInsecureRequests: null,
};

/** What still comes on an open connection is refused as each door refuses, instead of in Fastify's own words. */
function refuseWhileStopping(http: FastifyInstance): void {
  let stopping = false;
  http.addHook('preClose', async () => {
    stopping = true;
  });
  http.addHook('onRequest', async () => {
    if (stopping) throw new ServiceUnavailableError();
  });
}
