import { map } from '@graphql-yoga/subscription';
import type { FastifyInstance } from 'fastify';
import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Actor } from '../shared/actor.js';
import { noteActor } from '../shared/acting.js';
import type { GraphQLContext, LiveStreams } from './context.js';
import { formatError } from './format-error.js';
import { complexityProblem, LIMIT_RULES, PARSE_OPTIONS } from './limits.js';

const MAX_FRAME_BYTES = 64 * 1024;
const MAX_SUBSCRIPTIONS_PER_SOCKET = 50;
const INIT_WAIT_MS = 10_000;

export interface SocketLogin {
  readonly actor: Actor;
  /** When the token ends; undefined for a visitor. */
  readonly expiresAt?: Date;
}

export interface GraphQLSocketOptions {
  readonly schema: GraphQLSchema;
  readonly loginOf: (token: string | undefined) => Promise<SocketLogin>;
  /** Calls back once when the session of an actor ends (logout, blocking); returns how to stop waiting. */
  readonly onSessionEnd: (sessionId: string, then: () => void) => () => void;
  readonly inUnitOfWork: <T>(work: () => Promise<T>) => Promise<T>;
  readonly streams: LiveStreams;
  readonly publicOrigin: string;
  readonly logFault: (fault: unknown, requestId: string | undefined) => void;
}

interface SocketState extends Record<PropertyKey, unknown> {
  login?: SocketLogin;
  subscriptions?: Set<string>;
  release?: () => void;
}

/**
 * Subscriptions (and any operation) over WebSocket at `/graphql`; every other upgrade is destroyed. The token is checked at
 * init; the socket closes when it expires or its session ends.
 */
export function registerGraphQLSocket(app: FastifyInstance, options: GraphQLSocketOptions): void {
  const { schema, logFault } = options;
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME_BYTES });
  const format = (errors: readonly GraphQLError[]) =>
    errors.map((error) => formatError(error.toJSON(), error, undefined, (fault) => logFault(fault, undefined)));

  const graphqlWs = useServer<Record<string, unknown>, SocketState>(
    {
      schema,
      execute: (args) =>
        options.inUnitOfWork(async () => {
          noteActor((args.contextValue as GraphQLContext).actor);
          return execute(args);
        }),
      subscribe: (args) => subscribeByUnits(args, options.inUnitOfWork),
      connectionInitWaitTimeout: INIT_WAIT_MS,
      context: (ctx): GraphQLContext => ({
        actor: ctx.extra.login?.actor ?? { kind: 'visitor' },
        ip: ctx.extra.request.socket.remoteAddress ?? '',
        requestId: '',
        streams: options.streams,
      }),
      onConnect: async (ctx) => {
        const login = await options.inUnitOfWork(() => options.loginOf(tokenOf(ctx.connectionParams)));
        ctx.extra.login = login;
        ctx.extra.subscriptions = new Set();
        const { actor, expiresAt } = login;
        if (actor.kind === 'visitor') return true;
        const close = () => ctx.extra.socket.close(CloseCode.Forbidden, 'Session ended');
        const stopWaiting = options.onSessionEnd(actor.sessionId, close);
        // A timer cannot wait longer than 24.8 days; a socket that lives longer is checked again when it reconnects.
        const timer = expiresAt
          ? setTimeout(close, Math.min(expiresAt.getTime() - Date.now(), 2 ** 31 - 1))
          : undefined;
        timer?.unref();
        ctx.extra.release = () => {
          clearTimeout(timer);
          stopWaiting();
        };
        return true;
      },
      onClose: (ctx) => ctx.extra.release?.(),
      onSubscribe: (ctx, id, payload) => {
        const running = ctx.extra.subscriptions ?? new Set<string>();
        if (running.size >= MAX_SUBSCRIPTIONS_PER_SOCKET) {
          ctx.extra.socket.close(CloseCode.BadRequest, 'Too many subscriptions');
          return [];
        }
        let document;
        try {
          document = parse(payload.query, PARSE_OPTIONS);
        } catch (error) {
          return [error as GraphQLError];
        }
        const problems = validate(schema, document, [...specifiedRules, ...LIMIT_RULES]);
        if (problems.length > 0) return problems;
        const tooComplex = complexityProblem(schema, document, payload.variables, payload.operationName);
        if (tooComplex) return [tooComplex];
        running.add(id);
        return undefined;
      },
      onComplete: (ctx, id) => {
        ctx.extra.subscriptions?.delete(id);
      },
      onError: (_ctx, _id, _payload, errors) => format(errors),
      onNext: (_ctx, _id, _payload, _args, result: ExecutionResult) =>
        result.errors ? ({ ...result, errors: format(result.errors) } as unknown as ExecutionResult) : undefined,
    },
    sockets,
  );

  app.server.on('upgrade', (request, socket, head) => {
    const path = (request.url ?? '').split('?')[0];
    if (path !== '/graphql' || !originAllowed(request.headers.origin, request.headers.host, options.publicOrigin)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
  app.addHook('preClose', async () => {
    await graphqlWs.dispose();
    sockets.close();
  });
}

/** graphql-js would answer every event in the unit of work of the subscription's start; each gets one of its own here. */
async function subscribeByUnits(args: ExecutionArgs, inUnitOfWork: GraphQLSocketOptions['inUnitOfWork']) {
  const events = await inUnitOfWork(() => createSourceEventStream(args));
  if (!(Symbol.asyncIterator in events)) return events;
  return map((rootValue: unknown) => inUnitOfWork(async () => execute({ ...args, rootValue })))(events);
}

/** Browsers say where a page came from; programs say nothing. Only our own pages may open a socket. */
function originAllowed(origin: string | undefined, host: string | undefined, publicOrigin: string): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function tokenOf(params: Record<string, unknown> | undefined): string | undefined {
  const value = params?.['authorization'] ?? params?.['Authorization'];
  return typeof value === 'string' ? value.replace(/^Bearer\s+/i, '') : undefined;
}
