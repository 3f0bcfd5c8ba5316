import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { type AddressInfo, connect, Server, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ServiceUnavailableError } from './infra/database/sql-errors.js';
import type { Operations } from './infra/operations.js';

/** Who keeps a connection has so long to send one more request over it, and hears with the answer that it was the last. */
const LAST_REQUEST_MS = 1_000;
/** Answers that take longer than this after that are cut off, so that a stop ends within 10 s. */
const LAST_ANSWER_MS = 4_000;
/** For the ends of answers that are on their way. */
const LAST_BYTES_MS = 1_000;
const LOOK_EVERY_MS = 50;
/** A connection that is taken within this has found nobody waiting before it. */
const AT_ONCE_MS = 5;
/** So long is tried for a moment at which nobody waits to be taken. */
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
  // What still comes is refused as each door refuses, instead of in Fastify's own words.
  http.addHook('onRequest', async () => {
    if (stage === 'closing') throw new ServiceUnavailableError();
  });
  http.addHook('onSend', async (_request, reply) => {
    if (ending()) void reply.header('Connection', 'close');
  });
  http.addHook('onResponse', async ({ raw: { socket } }) => {
    // Its answer may have begun before anybody could be told.
    if (ending() && connections.get(socket)?.requests === 0) socket.end();
  });
  http.addHook('preClose', async () => {
    stage = 'closing';
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
        // What is asked meanwhile waits, so that the process is free to take who has connected.
        const goOn = operations.pause();
        await allTaken(server);
        stage = 'ending';
        // Not the HTTP server's own, which would end idle connections at once, under requests that are on their way over them.
        Server.prototype.close.call(server);
        goOn();
        await until(isEmpty, LAST_REQUEST_MS);
      }
      stage = 'closing';
      operations.stopWaiting();
      // Before Fastify's own end, in which what still runs would lose what it stands on.
      await until(isQuiet, LAST_ANSWER_MS);
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
 * Resolves at a moment at which hardly anybody waits to be taken: the operating system resets connections that nobody has taken when
 * a server stops listening, and a busy process takes one in each turn of its event loop.
 */
async function allTaken(server: Server): Promise<void> {
  for (const end = performance.now() + LAST_CONNECTIONS_MS; performance.now() < end;) {
    const began = performance.now();
    await oneTaken(server);
    if (performance.now() - began < AT_ONCE_MS) return;
  }
}

/** Resolves when a connection of our own has been taken, and with it all that came before it. */
async function oneTaken(server: Server): Promise<void> {
  const { port, address, family } = server.address() as AddressInfo;
  const local = family === 'IPv6' ? '::1' : '127.0.0.1';
  const last = connect(port, address === '0.0.0.0' || address === '::' ? local : address);
  last.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    const taken = ({ remotePort }: Socket): void => {
      if (remotePort === last.localPort) done();
    };
    const done = (): void => {
      server.off('connection', taken);
      resolve();
    };
    server.on('connection', taken);
    last.once('close', done);
    last.setTimeout(LAST_REQUEST_MS, () => last.destroy());
  });
  last.destroy();
}
