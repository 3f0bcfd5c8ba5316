import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { createSchema } from './schema.js';
import { createServices, resolverInstances } from './composition.js';
import type { AppServices } from './modules.js';
import type { Config } from './platform/config/config.js';
import { registerFarewell } from './farewell.js';
import type { LiveStreams, OperationGate } from './api/graphql/context.js';
import { Documents } from './api/graphql/documents.js';
import { Executor } from './api/graphql/executor.js';
import { asVisitor } from './api/graphql/as-visitor.js';
import { refuseDeadToken } from './api/graphql/dead-token.js';
import { checkKeyOperation, checkKeyQuery } from './api/graphql/key-gate.js';
import { readRegisteredOperations } from './api/graphql/registered-operations.js';
import { registerGraphQL } from './api/graphql/server.js';
import { registerGraphQLSocket } from './api/graphql/socket.js';
import { TRUSTED_PROXIES } from './platform/http/client-address.js';
import { refuseCallerLeft } from './platform/http/caller-left.js';
import { refuseCompressedBody } from './platform/http/compressed-body.js';
import { createDeviceCookie } from './platform/http/device-cookie.js';
import { NO_SCHEMAS } from './platform/http/no-schemas.js';
import type { Database } from './platform/database/orm.js';
import { inUnitOfWork } from './platform/database/unit-of-work.js';
import type { EventBus } from './platform/events/event-bus.js';
import type { TrackerClient } from './platform/tracker/tracker-client.js';
import { registerMetrics } from './platform/observability/metrics.js';
import { createOperations } from './platform/limits/operations.js';
import { WorkBudget } from './platform/limits/work-budget.js';
import { takeRoom } from './platform/observability/disk-room.js';
import { createSecurityLog } from './platform/observability/security-log.js';
import { Shortages } from './platform/observability/shortages.js';
import { replyError, replyUnknownAddress } from './api/rest/error-reply.js';
import { registerExports } from './api/rest/exports.js';
import { bearerToken, originOf, registerRest } from './api/rest/router.js';
import { registerPages, sendPage } from './api/rest/pages.js';
import { registerSecurityHeaders } from './api/rest/security-headers.js';
import { registerStorage } from './api/rest/storage.js';
import { restRoutes } from './rest-routes.js';
import { looksLikeKey } from './modules/people/api-key/api-key-secret.js';
import { onSessionEnd } from './modules/people/account/session-end.js';
import { asOperation, noteActor } from './kernel/acting.js';
import { type Actor, VISITOR } from './kernel/actor.js';
import { DeadTokenError, UnauthenticatedError } from './kernel/domain-error.js';

/** The largest body of a request without files, in bytes. A route may allow more by its own `bodyLimit`. */
export const JSON_LIMIT_BYTES = 1024 * 1024;
/** An incomplete request is answered with 408 after this time, because Fastify would wait for ever. Enough for 125 MB at 3.5 Mbit/s. */
const REQUEST_LIMIT_MS = 300_000;
const EVENTS_WAIT_MS = 5_000;

/** The composed application. The caller starts it with `http.listen` and ends it with `close`. */
export interface App {
  readonly http: FastifyInstance;
  readonly services: AppServices;
  /** The metrics of this app for `/metrics`. */
  readonly registry: Registry;
  /**
   * Reports that the server stops, keeps serving for so many ms while there are connections (0), then ends what runs and closes sockets.
   * The database stays open, because the caller opened it.
   */
  close(graceMs?: number): Promise<void>;
}

/**
 * What the caller of `createApp` provides besides the configuration: the opened database, the logger, the secret of the logins, and the
 * built pages.
 */
export interface AppOptions {
  readonly database: Database;
  readonly logger: Logger;
  readonly authSecret: string;
  /** The directory of the built pages; if undefined, none are served (tests of the API). */
  readonly pagesDir?: string;
  /** The build's renderer of pages on the server; if undefined, none are rendered. */
  readonly rendererFile?: string;
  /** Replaces the configured GPS service in tests. */
  readonly tracker?: TrackerClient;
}

/** Composes the application: services, GraphQL and REST, files and pages on one origin. Used by main.ts and by tests. */
export async function createApp(config: Config, options: AppOptions): Promise<App> {
  const { database, logger } = options;
  const http = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    bodyLimit: JSON_LIMIT_BYTES,
    schemaController: NO_SCHEMAS,
    requestTimeout: REQUEST_LIMIT_MS,
    trustProxy: config.behindProxy ? TRUSTED_PROXIES : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // For an address that cannot be parsed, or with an overlong part.
    frameworkErrors: (_error, _request, reply) => void replyUnknownAddress(reply),
  });
  http.setErrorHandler((error, request, reply) =>
    request.is404 ? replyUnknownAddress(reply) : replyError(error, request, reply),
  );
  http.addHook('onRequest', refuseCallerLeft);
  http.addHook('onRequest', refuseCompressedBody);
  const registry = new Registry();
  const operations = createOperations({
    registry,
    atOnce: config.operationsAtOnce,
    waiting: config.operationsWaiting,
  });
  const work = new WorkBudget(config.rateLimitFactor);
  const farewell = registerFarewell(http, operations);
  const security = createSecurityLog({ logger, registry, secret: options.authSecret });
  const asUnit = <T>(work: () => Promise<T>): Promise<T> =>
    inUnitOfWork(database.orm.em, () => asOperation(work, security));
  const shortages = new Shortages({
    logger,
    registry,
    probes: {
      database: () => database.orm.em.fork().execute('select 1'),
      'file store': () => services.files.list('logos')[Symbol.asyncIterator]().next(),
      disk: () => takeRoom(config.dataDir, database.orm.em),
    },
  });
  http.decorate('shortages', shortages);
  const logFault = (err: unknown, requestId?: string): void => {
    if (!shortages.note(err)) logger.error({ err, requestId }, 'unforeseen fault');
  };
  const services = createServices(config, { ...options, isShortage: (error) => shortages.note(error) });
  http.addHook('onReady', () => eventsArrive(services.events));
  /** Returns the login that `find` finds for a token; a visitor without a token. Throws DeadTokenError. */
  const noted = async (token: string | undefined, find: (token: string) => Promise<Login | undefined>) => {
    const login = token === undefined ? { actor: VISITOR } : await find(token);
    if (!login) throw new DeadTokenError();
    noteActor(login.actor);
    return login;
  };
  /** Only of accounts: the documented calls and files accept no keys. */
  const loginOf = (token: string | undefined) =>
    noted(token, async (sent) => {
      if (looksLikeKey(sent)) throw new UnauthenticatedError("Une clé d'accès n'ouvre que /graphql.");
      return services.auth.loginOf(sent);
    });
  /** Of an account or an access key. */
  const callerOf = (token: string | undefined, ip: string) =>
    noted(token, (sent) => (looksLikeKey(sent) ? services.apiKeys.loginOf(sent, ip) : services.auth.loginOf(sent)));
  const schema = createSchema(resolverInstances(services), services.events);
  const documents = new Documents(schema, readRegisteredOperations(options.pagesDir));
  const executor = new Executor(schema);
  /** Also called outside of a unit of work, so it is its own operation for the log of refusals. */
  const admit: OperationGate = ({ actor, hasDeadToken }, document, operationName) =>
    asOperation(async () => {
      noteActor(actor);
      if (hasDeadToken) refuseDeadToken(schema, document, operationName);
      await services.apiKeys.admit(actor);
      checkKeyOperation(schema, actor, document, operationName);
    }, security);

  const deviceCookie = createDeviceCookie(config.publicUrl);
  const streams: LiveStreams = {
    vehiclePosition: (actor, id) => services.tracking.watch(actor, id),
    fleetPositions: (actor) => services.fleetPositions.watch(actor),
  };

  registerSecurityHeaders(http, { publicOrigin: config.behindProxy ? new URL(config.publicUrl).origin : undefined });
  // Only answers are compressed.
  await http.register(compress, { global: true, globalDecompression: false, encodings: ['br', 'gzip'] });
  const shownTo = config.metricsPort !== undefined ? 'nobody' : config.metricsPublic ? 'everybody' : 'this machine';
  registerMetrics(http, {
    database,
    registry,
    shortages,
    dataDir: config.dataDir,
    leaving: farewell.leaving,
    shownTo,
  });

  await http.register(async (scope) => {
    await registerGraphQL(scope, {
      schema,
      documents,
      executor,
      operations,
      work,
      inUnitOfWork: asUnit,
      admit,
      idempotencyKeys: services.idempotencyKeys,
      contextOf: async (request, reply) => ({
        ...(await callerOf(bearerToken(request), request.ip).then(
          ({ actor }) => ({ actor, hasDeadToken: false }),
          visitorWithDeadToken,
        )),
        ip: request.ip,
        origin: originOf(request, deviceCookie),
        keepDevice: (secret) => void reply.header('set-cookie', deviceCookie.write(secret)),
        requestId: request.id,
        idempotencyKey: idempotencyKeyOf(request),
        files: services.exports,
        streams,
      }),
      logFault,
      sendExplorer: options.pagesDir ? (reply) => sendPage(reply, options.pagesDir ?? '', 'graphiql.html') : undefined,
    });
  });
  registerGraphQLSocket(http, {
    schema,
    documents,
    executor,
    operations,
    work,
    inUnitOfWork: asUnit,
    admit,
    loginOf: callerOf,
    onSessionEnd: (sessionId, then) => onSessionEnd(services.events, sessionId, then),
    onEventGap: (then) => services.events.onGap(then),
    streams,
    files: services.exports,
    publicOrigin: new URL(config.publicUrl).origin,
    deviceCookie,
    behindProxy: config.behindProxy,
    rateLimitFactor: config.rateLimitFactor,
    logFault,
  });
  await http.register(async (scope) => {
    await registerRest(scope, restRoutes(services), {
      documents: services.documents,
      deviceCookie,
      operations,
      inUnitOfWork: asUnit,
      loginOf,
    });
  });
  registerExports(http, {
    exports: services.exports,
    checkKey: (actor, query) => checkKeyQuery(schema, actor, query),
    inUnitOfWork: asUnit,
  });
  registerStorage(http, {
    files: services.files,
    inUnitOfWork: asUnit,
    loginOf,
    isShown: (folder, name) => services.settings.isShown(folder, name),
    opens: async (customer, folder, name) =>
      folder === 'etats-des-lieux' && services.returnChargeReader.opensPhoto(customer, name),
  });
  const { site, snapshots } = services;
  await registerPages(http, {
    pagesDir: options.pagesDir,
    rendererFile: options.rendererFile,
    askAsVisitor: asVisitor({ documents, executor, files: services.exports, streams }),
    source: site,
    snapshots,
    inUnitOfWork: asUnit,
  });

  return {
    http,
    services,
    registry,
    close: async (graceMs = 0) => {
      await farewell.close(graceMs);
      shortages.close();
      await services.jobs.stop();
      services.mailer.close();
      await services.pdf.close();
      await services.positions.close();
      await services.fleetFeed.close();
      await services.apiKeys.settled();
      await services.sessionUses.settled();
      await services.leases.close();
      await services.events.close();
      await services.limits.close();
    },
  };
}

/** The caller that a valid token names. */
interface Login {
  readonly actor: Actor;
  readonly expiresAt?: Date;
}

/** Makes a visitor of a caller whose token is dead, until the operation is known: `admit` refuses all but a few. Rethrows other errors. */
function visitorWithDeadToken(error: unknown) {
  if (error instanceof DeadTokenError) return { actor: VISITOR, hasDeadToken: true };
  throw error;
}

/**
 * Waits for events of other instances, so that early subscribers miss nothing. Redis answered at the start; if it is lost since, the server
 * starts anyway.
 */
async function eventsArrive({ listening }: EventBus): Promise<void> {
  await Promise.race([listening, wait(EVENTS_WAIT_MS, undefined, { ref: false })]);
}

/** Returns the header `Idempotency-Key` of a request; undefined if it is missing or empty. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const value = headers['idempotency-key'];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
