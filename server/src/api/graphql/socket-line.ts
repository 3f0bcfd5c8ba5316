import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket, WebSocketServer } from 'ws';
import { isDatabaseAway } from '../../platform/database/sql-errors.js';
import { DomainError, TooManyRequestsError } from '../../kernel/domain-error.js';
import { MinuteRate, SOCKET_BOUNDS } from './socket-bounds.js';

/**
 * Close codes of the WebSocket protocol after which clients reconnect and read the missed changes. After other codes, such as that of a
 * fault (4500), clients of graphql-ws do not reconnect.
 */
export const COME_AGAIN = { missedEvents: 1012, tooSlow: 1013, away: 1013, stopping: 1001 } as const;
/** The close code for a peer that sends too much; clients of graphql-ws do not reconnect after it. */
export const POLICY_VIOLATION = 1008;

/** A peer that has not answered a ping before the next one counts as gone, whatever the operating system says. */
const PING_MS = 12_000;
/**
 * Accepted operations are answered within this time before the socket closes; subscriptions are not waited for, because they never end by
 * themselves.
 */
const ANSWER_MS = 5_000;
/** How long to wait for a peer to confirm the close. */
const GOODBYE_MS = 2_000;

/** The characters of a close reason that fit its frame of 123 bytes in any encoding. */
const MAX_REASON = 41;

/** The data that graphql-ws passes to its hooks for each connection: the WebSocket and the HTTP request that opened it. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
}

/**
 * The dependencies of `carry`: one open WebSocket (`extra`), the graphql-ws server that handles it, and the factor of its limit of messages
 * a minute.
 */
export interface CarryOptions<E extends SocketExtra> {
  readonly server: Server<E>;
  readonly extra: E;
  readonly rateLimitFactor: number;
  readonly logFault: (fault: unknown) => void;
}

/** Lets graphql-ws use a socket. A connection that the peer breaks is not a fault; a peer that does not read is disconnected. */
export function carry<E extends SocketExtra>({ server, extra, rateLimitFactor, logFault }: CarryOptions<E>): void {
  const { socket } = extra;
  const messages = new MinuteRate(SOCKET_BOUNDS.messagesPerMinute * rateLimitFactor);
  const answering = new Set<Promise<void>>();
  let ending = false;
  const endForTooMany = async (): Promise<void> => {
    ending = true;
    // Reading stops, so that a peer that goes on sending fills only its own buffers.
    socket.pause();
    await Promise.race([Promise.allSettled(answering), wait(ANSWER_MS, undefined, { ref: false })]);
    socket.resume();
    socket.close(POLICY_VIOLATION, 'Too many messages');
  };
  // On broken connections or oversized frames, the library has already closed the socket.
  socket.on('error', () => undefined);
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => sendTo(socket, data),
      // The library's reason may repeat what the peer sent, and one that does not fit a frame would throw.
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

/** Returns code and reason for closing a socket because one of its messages could not be served. */
function goodbyeAfter(fault: unknown): [number, string] {
  if (isDatabaseAway(fault) || fault instanceof TooManyRequestsError) return [COME_AGAIN.away, 'Try again later'];
  if (fault instanceof DomainError) return [CloseCode.Forbidden, 'Forbidden'];
  return [CloseCode.InternalServerError, 'Internal server error'];
}

/** Sends a message; resolves once it is sent or the peer has gone. */
export async function sendTo(
  socket: Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'close' | 'terminate'>,
  data: string,
): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > SOCKET_BOUNDS.unreadBytes) {
    // A close frame would wait behind all unread data.
    socket.terminate();
    return;
  }
  await new Promise<void>((resolve) => socket.send(data, () => resolve()));
}

/** Pings every socket regularly and drops those that do not answer; returns a function that stops it. */
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
  // Delayed until arrived data is read, because answers may be waiting there while this process was busy.
  const timer = setInterval(() => setImmediate(round), everyMs).unref();
  return () => clearInterval(timer);
}

/** Closes every socket and resolves when all are closed; those that do not confirm are cut off. */
export async function closeAll(sockets: WebSocketServer): Promise<void> {
  const ended = new Promise<void>((resolve) => sockets.close(() => resolve()));
  for (const socket of sockets.clients) socket.close(COME_AGAIN.stopping, 'Going away');
  const cut = setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), GOODBYE_MS);
  await ended;
  clearTimeout(cut);
}
