import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket, WebSocketServer } from 'ws';
import { isDatabaseAway } from '../../platform/database/sql-errors.js';
import { DomainError, TooManyRequestsError } from '../../kernel/domain-error.js';
import { MinuteRate, SOCKET_BOUNDS } from './socket-bounds.js';

/**
 * Close codes of the WebSocket protocol itself that mean 'come again in a moment': what happened meanwhile is asked anew. Of
 * others, as of a fault (4500), clients of graphql-ws stay away for good.
 */
export const COME_AGAIN = { missedEvents: 1012, tooSlow: 1013, away: 1013, stopping: 1001 } as const;
const POLICY_VIOLATION = 1008;

/** A peer that has not answered a ping until the next one is gone, whatever its operating system says. */
const PING_MS = 12_000;
/** What was admitted on a socket is answered within this before the socket is closed; a subscription never ends by itself. */
const ANSWER_MS = 5_000;
/** A peer that does not answer the goodbye is not waited for. */
const GOODBYE_MS = 2_000;

/** Characters of a reason to close that fit its frame of 123 bytes, whatever they are. */
const MAX_REASON = 41;

/** What a socket is known by to the protocol's hooks. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

export interface CarryOptions<E extends SocketExtra> {
  readonly server: Server<E>;
  readonly extra: E;
  readonly rateLimitFactor: number;
  readonly logFault: (fault: unknown) => void;
}

/** Lets graphql-ws speak over a socket. What the peer breaks off is nobody's fault; a peer that does not read is cut off. */
export function carry<E extends SocketExtra>({ server, extra, rateLimitFactor, logFault }: CarryOptions<E>): void {
  const { socket } = extra;
  const messages = new MinuteRate(SOCKET_BOUNDS.messagesPerMinute * rateLimitFactor);
  const answering = new Set<Promise<void>>();
  let ending = false;
  const endForTooMany = async (): Promise<void> => {
    ending = true;
    // Nothing more is read: a peer that goes on waits in its own buffers.
    socket.pause();
    await Promise.race([Promise.allSettled(answering), wait(ANSWER_MS, undefined, { ref: false })]);
    socket.resume();
    socket.close(POLICY_VIOLATION, 'Too many messages');
  };
  // Connections break, frames are too large: the library has closed the socket already.
  socket.on('error', () => undefined);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => sendTo(socket, data),
      // The protocol's library repeats what the peer sent, and a reason that does not fit a frame would be thrown.
      close: (code, reason = '') => socket.close(code, reason.length > MAX_REASON ? '' : reason),
      onMessage: (receive) =>
        socket.on('message', (data: Buffer) => {
          if (ending) return;
          if (messages.take() > 0) return void endForTooMany();
          const answer = receive(data.toString())
            .catch((fault: unknown) => {
              if (!(fault instanceof DomainError)) logFault(fault);
              socket.close(...goodbyeAfter(fault));
            })
            .finally(() => answering.delete(answer));
          answering.add(answer);
        }),
    },
    extra,
  );
  socket.once('close', (code, reason) => {
    closed(code, reason.toString()).catch(logFault);
  });
}

/** Code and reason of a socket that ends because a message of it could not be served. */
function goodbyeAfter(fault: unknown): [number, string] {
  if (isDatabaseAway(fault) || fault instanceof TooManyRequestsError) return [COME_AGAIN.away, 'Try again later'];
  if (fault instanceof DomainError) return [CloseCode.Forbidden, 'Forbidden'];
  return [CloseCode.InternalServerError, 'Internal server error'];
}

/** Resolves once the message is on its way or there is nobody to send it to. */
export async function sendTo(
  socket: Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'close' | 'terminate'>,
  data: string,
): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > SOCKET_BOUNDS.unreadBytes) {
    // A goodbye would wait behind all the rest.
    socket.terminate();
    return;
  }
  await new Promise<void>((resolve) => socket.send(data, () => resolve()));
}

/** Pings every socket again and again and drops those that do not answer; returns how to stop. */
export function dropDeadPeers(sockets: WebSocketServer, everyMs = PING_MS): () => void {
  const silent = new WeakSet<WebSocket>();
  const round = (): void => {
    for (const socket of sockets.clients) {
      if (silent.has(socket)) {
        socket.terminate();
        continue;
      }
      silent.add(socket);
      socket.once('pong', () => silent.delete(socket));
      socket.ping();
    }
  };
  // After what has arrived is read: answers may lie there while this process was busy itself.
  const timer = setInterval(() => setImmediate(round), everyMs).unref();
  return () => clearInterval(timer);
}

/** Says goodbye to every socket and resolves when all are closed; those that linger are cut off. */
export async function closeAll(sockets: WebSocketServer): Promise<void> {
  const ended = new Promise<void>((resolve) => sockets.close(() => resolve()));
  for (const socket of sockets.clients) socket.close(COME_AGAIN.stopping, 'Going away');
  const cut = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), GOODBYE_MS);
  await ended;
  clearTimeout(cut);
}
