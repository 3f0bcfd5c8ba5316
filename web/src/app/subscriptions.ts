import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient, MessageType, stringifyMessage, TerminatedCloseEvent } from 'graphql-ws';
import { liveLine } from '../platform/live/live';
import { session } from '../platform/session/session';
import { onWake } from '../platform/live/wake';

const endpoint = (): string => new URL('/graphql', window.location.href).href.replace(/^http/, 'ws');

/** In ms; a connection without a pong after this time counts as broken. */
const pongWithin = 5_000;
/** Shorter when a page wakes, because somebody is looking at it. */
const pongAfterSleepWithin = 2_000;
const longestPause = 15_000;

// Limits the pause, which the library would double endlessly. Waking the page or coming back online ends the pause.
const pauseBeforeRetry = (retries: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      stopWaiting();
      clearTimeout(timer);
      resolve();
    };
    const stopWaiting = onWake(end);
    const timer = setTimeout(end, Math.min(1000 * 2 ** retries, longestPause) * (0.75 + Math.random() / 2));
  });

/**
 * Checks by a query whether the login is still valid, because the server closes sockets both when a session ends and to recheck a long one.
 */
const checkLogin = async (token: string): Promise<void> => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { __typename } }' }),
  });
  if (response.status === 401 && session.get()?.token === token) session.lose();
};

let socket: WebSocket | undefined;
let overdue: ReturnType<typeof setTimeout> | undefined;
/** Set while a connection is closed here because it is dead. */
let dead = false;

const closedOnPurpose = (event: unknown): boolean =>
  (event instanceof TerminatedCloseEvent && !dead) || (event instanceof CloseEvent && event.code === 1000);

// Terminates a dead connection, because waiting for the other side to confirm the close would take a minute.
const cut = (): void => {
  dead = true;
  client.terminate();
  dead = false;
};

const expectPong = (within: number): void => {
  clearTimeout(overdue);
  overdue = setTimeout(cut, within);
};

const client = createClient({
  url: endpoint,
  // The server checks the token when the connection opens.
  connectionParams: (): Record<string, unknown> => {
    const login = session.get();
    return login ? { authorization: `Bearer ${login.token}` } : {};
  },
  lazy: true,
  keepAlive: 20_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  retryWait: pauseBeforeRetry,
  shouldRetry: () => session.get() !== null,
  on: {
    opened: (opened) => {
      socket = opened instanceof WebSocket ? opened : undefined;
    },
    connected: () => liveLine.set('up'),
    ping: (received) => {
      if (!received) expectPong(pongWithin);
    },
    pong: (received) => {
      if (received) clearTimeout(overdue);
    },
    closed: (event) => {
      clearTimeout(overdue);
      liveLine.set(closedOnPurpose(event) ? 'idle' : 'down');
      const login = session.get();
      const ended = event instanceof CloseEvent && event.code === Number(CloseCode.Forbidden);
      // Without an answer nothing is known; the next request will tell.
      if (ended && login) checkLogin(login.token).catch(() => undefined);
    },
  },
});

// A connection belongs to one login.
session.subscribe(() => client.terminate());

// After a sleep a connection may look open but be dead.
onWake(() => {
  if (socket?.readyState !== WebSocket.OPEN) return;
  socket.send(stringifyMessage({ type: MessageType.Ping }));
  expectPong(pongAfterSleepWithin);
});
window.addEventListener('offline', cut);

/** Carries subscriptions over one WebSocket that reconnects by itself while someone is logged in. */
export const socketLink = new GraphQLWsLink(client);
