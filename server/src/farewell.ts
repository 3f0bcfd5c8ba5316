import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ServiceUnavailableError } from './platform/database/sql-errors.js';
import type { Operations } from './platform/limits/operations.js';

/** How long a client may send one more request over a kept connection, whose answer closes it. */
const LAST_REQUEST_MS = 1_000;
/** Requests without an answer after this time are refused, so that the server stops within 10 s. */
const LAST_ANSWER_MS = 3_500;
/** Operations that still run after this time are cut off. */
const LAST_REFUSAL_MS = 1_000;
/** For the remaining bytes of answers. */
const LAST_BYTES_MS = 1_000;
const LOOK_EVERY_MS = 50;
/** A turn of the event loop this short leaves hardly any time for a new connection. */
const SHORT_TURN_MS = 0.2;
/** How long to wait for a moment at which no connection waits to be accepted. */
const LAST_CONNECTIONS_MS = 1_000;

/** Stops a server in order: reports it first, then accepts no more connections, closes each after its answer, then closes the server. */
export interface Farewell {
  /** Tells whether no new requests should be sent here. */
  readonly leaving: () => boolean;
  /** Resolves once everything is closed; `graceMs` is how long it keeps serving after reporting that it stops. */
  close(graceMs: number): Promise<void>;
}

/** Prepares for the stop. Must be called before any route is registered, because hooks apply only to later routes. */
export function registerFarewell(
  http: FastifyInstance,
  operations: Pick<Operations, 'pause' | 'stopWaiting'>,
): Farewell {
  const { server } = http;
  const connections = watchConnections(http);
  let stage: 'open' | 'leaving' | 'ending' | 'closing' = 'open';
  const ending = (): boolean => stage === 'ending' || stage === 'closing';
  const endIdle = (): void => {
    for (const [socket, { requests, heard }] of connections) {
      if (requests === 0 && socket.bytesRead === heard) socket.destroy();
    }
  };
  /** While set, no request starts. */
  let held: Promise<void> | undefined;
  // After closing, GraphQL and REST refuse in their own formats instead of Fastify's.
  http.addHook('onRequest', async () => {
    await held;
    if (stage === 'closing') throw new ServiceUnavailableError();
  });
  http.addHook('onSend', async (_request, reply) => {
    if (ending()) void reply.header('Connection', 'close');
  });
  http.addHook('onResponse', async ({ raw: { socket } }) => {
    // Its answer may have begun before the client could be told.
    if (ending() && connections.get(socket)?.requests === 0) socket.end();
  });
  const isEmpty = (): boolean => connections.size === 0;
  const isQuiet = (): boolean => [...connections.values()].every(({ requests }) => requests === 0);
  return {
    leaving: () => stage !== 'open',
    close: async (graceMs) => {
      stage = 'leaving';
      // Node's own method takes a connection for idle that is still sending the end of an answer.
      server.closeIdleConnections = endIdle;
      if (graceMs > 0 && server.listening) {
        await until(isEmpty, graceMs);
        // Requests wait meanwhile, so that the process is free to accept connections.
        const goOn = operations.pause();
        held = noneWaiting(server).then(() => {
          stage = 'ending';
          // Not the HTTP server's own close, which would end idle connections at once, even with requests on their way.
          Server.prototype.close.call(server);
        });
        await held;
        held = undefined;
        goOn();
        await until(isEmpty, LAST_REQUEST_MS);
        await until(isQuiet, LAST_ANSWER_MS);
      }
      stage = 'closing';
      operations.stopWaiting();
      await until(isQuiet, LAST_REFUSAL_MS);
      // Data that has reached this machine is read in this turn, so that no connection with a request counts as idle.
      await nextTurn();
      const cut = setTimeout(() => server.closeAllConnections(), LAST_BYTES_MS);
      await http.close();
      clearTimeout(cut);
    },
  };
}

interface Connection {
  /** Requests being served. */
  requests: number;
  /** Bytes of answered requests. */
  heard: number;
}

/** Tracks what happens on each connection, except upgraded ones. */
function watchConnections(http: FastifyInstance): ReadonlyMap<Socket, Connection> {
  const connections = new Map<Socket, Connection>();
  http.server.on('connection', (socket: Socket) => {
    connections.set(socket, { requests: 0, heard: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  http.server.on('upgrade', (_request, socket) => connections.delete(socket as Socket));
  http.addHook('onRequest', async ({ raw: { socket } }) => {
    const connection = connections.get(socket);
    if (connection) connection.requests += 1;
  });
  http.addHook('onResponse', async ({ raw: { socket } }) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.requests -= 1;
    connection.heard = socket.bytesRead;
  });
  return connections;
}

async function until(isSo: () => boolean, ms: number): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end && !isSo();) await wait(LOOK_EVERY_MS);
}

/**
 * Waits for a short turn of the event loop without a new connection, or for LAST_CONNECTIONS_MS: when a server stops listening, the
 * operating system resets connections that it has not accepted yet.
 */
async function noneWaiting(server: Server): Promise<void> {
  let accepted = false;
  const note = (): void => {
    accepted = true;
  };
  server.on('connection', note);
  await nextTurn();
  const end = performance.now() + LAST_CONNECTIONS_MS;
  for (let began = performance.now(); began < end;) {
    accepted = false;
    await nextTurn();
    const now = performance.now();
    if (!accepted && now - began < SHORT_TURN_MS) break;
    began = now;
  }
  server.off('connection', note);
}
