import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ServiceUnavailableError } from './platform/database/sql-errors.js';
import type { Operations } from './platform/limits/operations.js';

/** Who keeps a connection has so long to send one more request over it, and hears with the answer that it was the last. */
const LAST_REQUEST_MS = 1_000;
/** What has not been answered after this is refused, so that a stop ends within 10 s. */
const LAST_ANSWER_MS = 3_500;
/** Operations that run on after this are cut off. */
const LAST_REFUSAL_MS = 1_000;
/** For the ends of answers that are on their way. */
const LAST_BYTES_MS = 1_000;
const LOOK_EVERY_MS = 50;
/** A turn of the event loop this short leaves hardly any time in which somebody may connect. */
const SHORT_TURN_MS = 0.2;
/** A moment at which no connection waits to be accepted is looked for as long as this. */
const LAST_CONNECTIONS_MS = 1_000;

/** Stops a server in order: it says so first, then takes no more connections, ends those it has after their answer, then closes. */
export interface Farewell {
  /** Whether nobody should be sent here any more. */
  readonly leaving: () => boolean;
  /** Resolves once nothing is open any more; `graceMs` is how long it goes on as before after it has said that it leaves. */
  close(graceMs: number): Promise<void>;
}

/** Prepares for the stop. Must be called before any route is registered, or its hooks would not run for that route. */
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
  /** While it is set, no request begins. */
  let held: Promise<void> | undefined;
  // After closing, each door refuses in its own words instead of in Fastify's.
  http.addHook('onRequest', async () => {
    await held;
    if (stage === 'closing') throw new ServiceUnavailableError();
  });
  http.addHook('onSend', async (_request, reply) => {
    if (ending()) void reply.header('Connection', 'close');
  });
  http.addHook('onResponse', async ({ raw: { socket } }) => {
    // Its answer may have begun before anybody could be told.
    if (ending() && connections.get(socket)?.requests === 0) socket.end();
  });
  const isEmpty = (): boolean => connections.size === 0;
  const isQuiet = (): boolean => [...connections.values()].every(({ requests }) => requests === 0);
  return {
    leaving: () => stage !== 'open',
    close: async (graceMs) => {
      stage = 'leaving';
      // Node's own takes a connection for idle that is still sending the end of an answer.
      server.closeIdleConnections = endIdle;
      if (graceMs > 0 && server.listening) {
        await until(isEmpty, graceMs);
        // Requests wait meanwhile, so that the process is free to accept connections.
        const goOn = operations.pause();
        held = noneWaiting(server).then(() => {
          stage = 'ending';
          // Not the HTTP server's own, which would end idle connections at once, under requests that are on their way over them.
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
      // What has reached this machine is read in this turn of the event loop, so that nobody idle has asked something.
      await nextTurn();
      const cut = setTimeout(() => server.closeAllConnections(), LAST_BYTES_MS);
      await http.close();
      clearTimeout(cut);
    },
  };
}

interface Connection {
  /** That are being served. */
  requests: number;
  /** Bytes that belong to requests which have been answered. */
  heard: number;
}

/** What goes on over each connection; those that have become sockets of another protocol are left out. */
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
 * Resolves in a turn of the event loop that was short and found no connection to accept, or at the end of LAST_CONNECTIONS_MS: when a
 * server stops listening, the operating system resets the connections that it has not accepted yet.
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
