import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { map } from '@graphql-yoga/subscription';
import type { FastifyInstance } from 'fastify';
import {
  createSourceEventStream,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { CloseCode, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { clientAddress } from '../../platform/http/client-address.js';
import type { DeviceCookie } from '../../platform/http/device-cookie.js';
import type { FileOffers } from '../../platform/documents/prepared-file.js';
import { isDatabaseAway, ServiceUnavailableError } from '../../platform/database/sql-errors.js';
import { EventsMissedError } from '../../platform/events/event-queue.js';
import type { Operations } from '../../platform/limits/operations.js';
import type { WorkBudget } from '../../platform/limits/work-budget.js';
import { type Actor, VISITOR } from '../../kernel/actor.js';
import { noteActor } from '../../kernel/acting.js';
import { DeadTokenError, TooManyRequestsError } from '../../kernel/domain-error.js';
import { fewAtOnce } from '../../kernel/few-at-once.js';
import { CallerLeftError } from '../../kernel/operation-queue.js';
import type { RequestOrigin } from '../../kernel/request-origin.js';
import type { GraphQLContext, LiveStreams, OperationGate } from './context.js';
import type { Documents } from './documents.js';
import type { Executor } from './executor.js';
import { formatError, rootCause } from './format-error.js';
import { REFUSAL_PAUSE_MS, workOfCost } from './limits.js';
import { type CountedSocket, MinuteRate, SOCKET_BOUNDS, SocketCensus } from './socket-bounds.js';
import { carry, closeAll, COME_AGAIN, dropDeadPeers, POLICY_VIOLATION, type SocketExtra } from './socket-line.js';

const INIT_WAIT_MS = 10_000;
/** Events for thousands of subscribers must not keep others from the database. */
const EVENTS_AT_ONCE = 16;
/** Browsers do not show it; other programs read when to retry. */
const TOO_MANY_SOCKETS =
  'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** The caller that the token of a WebSocket belongs to; a visitor if there was no token. */
export interface SocketLogin {
  readonly actor: Actor;
  /** When the token expires; undefined for a visitor. */
  readonly expiresAt?: Date;
}

/** The dependencies of GraphQL over WebSockets: the schema, how tokens are checked, and the limits and services of the application. */
export interface GraphQLSocketOptions {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly executor: Executor;
  readonly loginOf: (token: string | undefined, ip: string) => Promise<SocketLogin>;
  readonly admit: OperationGate;
  /** Calls back once when the session of an actor ends (logout, blocking); returns a function that stops waiting. */
  readonly onSessionEnd: (sessionId: string, then: () => void) => () => void;
  /** Calls back when events may have been missed. */
  readonly onEventGap: (then: () => void) => void;
  readonly operations: Operations;
  readonly work: WorkBudget;
  readonly inUnitOfWork: Around;
  readonly streams: LiveStreams;
  readonly files: FileOffers;
  readonly publicOrigin: string;
  readonly deviceCookie: DeviceCookie;
  /** Tells whether to trust the client address that a proxy sends. */
  readonly behindProxy: boolean;
  readonly rateLimitFactor: number;
  readonly logFault: (fault: unknown, requestId: string | undefined) => void;
}

interface Running {
  /** Charges what a visitor's operation took. */
  settle: () => void;
}

/** May be called more than once. */
function end(running: Running): void {
  running.settle();
  running.settle = () => undefined;
}

interface SocketState extends SocketExtra {
  readonly address: string;
  readonly origin: RequestOrigin;
  readonly operations: MinuteRate;
  /** Counts the refusals of this socket, which is closed after too many, while its address has no CPU time left. */
  readonly refusals: MinuteRate;
  readonly counted: CountedSocket;
  /** The operations by their ids. */
  readonly running: Map<string, Running>;
  login?: SocketLogin;
  token?: string | undefined;
  release?: () => void;
}

interface SocketContext extends GraphQLContext {
  readonly line: SocketState;
}

/**
 * Registers GraphQL over WebSocket at `/graphql`; every other upgrade is destroyed. The token is checked at init. The socket closes when
 * the token expires or the session ends, and with a code to reconnect when it may have missed an event: subscribers read the current state
 * when they connect.
 */
export function registerGraphQLSocket(app: FastifyInstance, options: GraphQLSocketOptions): void {
  const { schema, documents, executor, work, rateLimitFactor, behindProxy } = options;
  const logFault = (fault: unknown) => options.logFault(fault, undefined);
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: SOCKET_BOUNDS.frameBytes,
    handleProtocols,
  });
  const inTurn = fewAtOnce(EVENTS_AT_ONCE);
  const inUnitOfEvent = unitOfEachEvent(options.inUnitOfWork);
  const census = new SocketCensus({
    all: SOCKET_BOUNDS.socketsPerAddress * rateLimitFactor,
    visitors: SOCKET_BOUNDS.visitorsPerAddress * rateLimitFactor,
  });
  const oneByOne = fewAtOnce(1);
  /** Runs an operation, or the start of a subscription, in its turn and in its own unit of work. */
  const inOperation = async <T>(context: unknown, run: () => Promise<T>): Promise<T | ExecutionResult> => {
    const extra = (context as SocketContext).line;
    try {
      return await options.operations.ofSocket(extra, () => options.inUnitOfWork(run));
    } catch (error) {
      // Nobody reads an answer any more, but the library needs one.
      if (error instanceof ServiceUnavailableError || error instanceof CallerLeftError)
        return { errors: [refusal(error)] };
      throw error;
    }
  };
  /**
   * Reads an operation in its turn, one after the other: messages arrive in bursts, and others get a turn between two of them. Throws the
   * refusal.
   */
  const read = async (extra: SocketState, running: Running, { query, operationName, variables }: SubscribePayload) => {
    const actor = extra.login?.actor ?? VISITOR;
    const { address } = extra;
    if (actor.kind === 'visitor') work.demand(address);
    const { document, cost } = await options.operations.ofSocket(extra, () =>
      oneByOne(async () => {
        await setImmediate();
        const found = documents.read(query, undefined, (reading) => work.measureUnknown(address, reading));
        if ('errors' in found) throw new RefusedDocument(found.errors);
        const operation = getOperationAST(found.document, operationName);
        if (!operation) throw new RefusedDocument([NO_OPERATION]);
        const priced = work.measureAllowed(address, () => documents.price(found.document, operation, variables));
        if ('refusal' in priced) throw new RefusedDocument([priced.refusal]);
        return { document: found.document, cost: priced.cost };
      }),
    );
    await options.admit({ actor, hasDeadToken: false }, document, operationName);
    if (actor.kind === 'visitor') running.settle = work.begin(address, workOfCost(cost));
    return { schema, document, operationName, variableValues: variables };
  };
  const format = (errors: readonly GraphQLError[]) =>
    errors.map((error) => formatError(error.toJSON(), error, undefined, logFault));

  const server = makeServer<Record<string, unknown>, SocketState>({
    schema,
    execute: (args) =>
      inOperation(args.contextValue, async () => {
        noteActor((args.contextValue as GraphQLContext).actor);
        return executor.run(args);
      }),
    subscribe: async (args) => {
      const events = await inOperation(args.contextValue, () => createSourceEventStream(args));
      if (!(Symbol.asyncIterator in events)) return events;
      return map((rootValue: object) =>
        inTurn(async () => {
          // Events come in bursts, one for each subscriber, so others get a turn between two of them.
          await setImmediate();
          return inUnitOfEvent(rootValue, async () => executor.run({ ...args, rootValue }));
        }),
      )(events as AsyncIterable<object>);
    },
    connectionInitWaitTimeout: INIT_WAIT_MS,
    context: ({ extra }): SocketContext => ({
      line: extra,
      actor: extra.login?.actor ?? VISITOR,
      hasDeadToken: false,
      ip: extra.address,
      origin: extra.origin,
      keepDevice: () => undefined,
      requestId: '',
      idempotencyKey: undefined,
      files: options.files,
      streams: options.streams,
    }),
    onConnect: async ({ connectionParams, extra }) => {
      extra.token = tokenOf(connectionParams);
      const login = await options.inUnitOfWork(() => options.loginOf(extra.token, extra.address)).catch(unlessDead);
      // The library closes the socket with `Forbidden`.
      if (!login) return false;
      extra.login = login;
      const { actor, expiresAt } = login;
      if (actor.kind === 'visitor') return true;
      extra.counted.loggedIn();
      const close = () => extra.socket.close(CloseCode.Forbidden, 'Session ended');
      const stopWaiting = options.onSessionEnd(actor.sessionId, close);
      // A timer cannot wait longer than 24.8 days; a socket that lives longer is checked again when it reconnects.
      const timer = expiresAt ? setTimeout(close, Math.min(expiresAt.getTime() - Date.now(), 2 ** 31 - 1)) : undefined;
      timer?.unref();
      extra.release = () => {
        clearTimeout(timer);
        stopWaiting();
      };
      return true;
    },
    onClose: ({ extra }) => {
      extra.release?.();
      for (const running of extra.running.values()) end(running);
    },
    onSubscribe: async ({ extra }, id, payload) => {
      if (extra.running.size >= SOCKET_BOUNDS.subscriptions) {
        extra.socket.close(CloseCode.BadRequest, 'Too many subscriptions');
        return [new GraphQLError('Too many subscriptions')];
      }
      const waitMs = extra.operations.take();
      if (waitMs > 0) return [refusal(new TooManyRequestsError(Math.ceil(waitMs / 1000)))];
      const running: Running = { settle: () => undefined };
      extra.running.set(id, running);
      try {
        // If the document is returned, the library does not parse and validate it again.
        return await read(extra, running, payload);
      } catch (error) {
        if (error instanceof TooManyRequestsError) {
          if (extra.refusals.take() > 0) extra.socket.close(POLICY_VIOLATION, 'Too many requests');
          await wait(REFUSAL_PAUSE_MS, undefined, { ref: false });
        }
        if (extra.running.get(id) === running) extra.running.delete(id);
        if (error instanceof RefusedDocument) return error.errors;
        return [refusal(error as Error)];
      }
    },
    onComplete: ({ extra }, id) => {
      const running = extra.running.get(id);
      if (running) end(running);
      extra.running.delete(id);
    },
    onError: ({ extra }, _id, _payload, errors) => {
      if (!errors.some((error) => rootCause(error) instanceof EventsMissedError)) return format(errors);
      extra.socket.close(COME_AGAIN.tooSlow, 'Too slow');
      return undefined;
    },
    onNext: ({ extra }, _id, _payload, { document, operationName }, result: ExecutionResult) => {
      if (!result.errors) return undefined;
      // A failed event means that one was missed, and a subscription that could not start misses all; queries are simply sent again.
      const follows = getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
      if (follows && result.errors.some((error) => mayComeAgain(rootCause(error)))) {
        extra.socket.close(COME_AGAIN.away, 'Try again later');
      }
      return { ...result, errors: format(result.errors) } as unknown as ExecutionResult;
    },
  });

  sockets.on('connection', (socket, request) => {
    // Each operation that waits for its turn listens for the end of the socket, and there may be as many as its bounds allow.
    socket.setMaxListeners(0);
    const address = clientAddress(request, behindProxy);
    const counted = census.enter(address);
    socket.once('close', () => counted.leave());
    const operations = new MinuteRate(SOCKET_BOUNDS.operationsPerMinute * rateLimitFactor);
    const refusals = new MinuteRate(SOCKET_BOUNDS.refusalsPerMinute * rateLimitFactor);
    const { headers } = request;
    const origin = {
      ip: address,
      userAgent: headers['user-agent'],
      deviceToken: options.deviceCookie.read(headers),
    };
    const running: SocketState['running'] = new Map();
    const extra: SocketState = { socket, request, address, origin, operations, refusals, counted, running };
    carry({ server, extra, rateLimitFactor, logFault });
  });
  app.server.on('upgrade', (request, socket, head) => {
    // A client that leaves before the answer is not a fault.
    socket.on('error', () => socket.destroy());
    try {
      const path = (request.url ?? '').split('?')[0];
      if (path !== '/graphql' || !originAllowed(request.headers.origin, request.headers.host, options.publicOrigin)) {
        socket.destroy();
      } else if (!census.hasRoom(clientAddress(request, behindProxy))) {
        socket.end(TOO_MANY_SOCKETS);
      } else {
        sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
      }
    } catch (fault) {
      // If an event handler of the server threw, the process would end.
      logFault(fault);
      socket.destroy();
    }
  });
  options.onEventGap(() => {
    for (const socket of sockets.clients) socket.close(COME_AGAIN.missedEvents, 'Events were missed');
  });
  const stopPings = dropDeadPeers(sockets);
  app.addHook('preClose', async () => {
    stopPings();
    // The server's own close waits for them.
    void closeAll(sockets);
  });
}

/** For `catch`: gives undefined for a DeadTokenError, and rethrows every other error. */
function unlessDead(error: unknown): undefined {
  if (!(error instanceof DeadTokenError)) throw error;
}

/** The document has several operations, or none of the requested name. */
const NO_OPERATION = new GraphQLError('Unable to identify operation', {
  extensions: { code: ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE },
});

/** Thrown for an operation whose document, name or variables are refused. */
class RefusedDocument extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('the document is refused');
  }
}

/** Tells whether the same subscription may succeed in a moment: the database is unavailable, or too many operations wait. */
function mayComeAgain(cause: unknown): boolean {
  return cause instanceof ServiceUnavailableError || isDatabaseAway(cause);
}

/** Formats a refusal for the protocol's library. */
function refusal(originalError: Error): GraphQLError {
  return new GraphQLError(originalError.message, { originalError });
}

type Around = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Gives each event its own unit of work, in which all its subscribers read, so that data read for one is there for the next, filtered by
 * the permissions of each. graphql-js alone would answer every event in the unit of work of the subscription's start.
 */
function unitOfEachEvent(inUnitOfWork: Around): <T>(event: object, work: () => Promise<T>) => Promise<T> {
  const units = new WeakMap<object, Promise<ReturnType<typeof AsyncLocalStorage.snapshot>>>();
  return async (event, work) => {
    const unit = units.get(event) ?? inUnitOfWork(async () => AsyncLocalStorage.snapshot());
    units.set(event, unit);
    const enter = await unit;
    return enter(work);
  };
}

/** Tells whether a page of this origin may open a socket: only our own pages may; programs send no origin. */
function originAllowed(origin: string | undefined, host: string | undefined, publicOrigin: string): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function tokenOf(params: Record<string, unknown> | undefined): string | undefined {
  const value = params?.['authorization'] ?? params?.['Authorization'];
  return typeof value === 'string' ? value.replace(/^Bearer\s+/i, '') : undefined;
}
