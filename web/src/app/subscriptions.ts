import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient, TerminatedCloseEvent } from 'graphql-ws';
import { liveLine } from '../lib/live';
import { session } from '../lib/session';

const endpoint = (): string => new URL('/graphql', window.location.href).href.replace(/^http/, 'ws');

/** A line that does not answer a ping within this time is taken for broken. */
const pongWithin = 5_000;
const longestPause = 15_000;

// The library alone would double the pause for ever.
const pauseBeforeRetry = (retries: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.min(1000 * 2 ** retries, longestPause) * (0.75 + Math.random() / 2));
  });

const closedOnPurpose = (event: unknown): boolean =>
  event instanceof TerminatedCloseEvent || (event instanceof CloseEvent && event.code === 1000);

/** The server ended the session, or checks a long one again: only its answer tells which. */
const askWhetherLoginStands = async (token: string): Promise<void> => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { __typename } }' }),
  });
  const { data } = (await response.json()) as { data?: { me?: unknown } | null };
  if (data?.me === null && session.get()?.token === token) session.clear();
};

let socket: WebSocket | undefined;
let overdue: ReturnType<typeof setTimeout> | undefined;

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
      if (received) return;
      overdue = setTimeout(() => socket?.close(CloseCode.ConnectionInitialisationTimeout, 'No pong'), pongWithin);
    },
    pong: (received) => {
      if (received) clearTimeout(overdue);
    },
    closed: (event) => {
      clearTimeout(overdue);
      liveLine.set(closedOnPurpose(event) ? 'idle' : 'down');
      const login = session.get();
      const ended = event instanceof CloseEvent && event.code === Number(CloseCode.Forbidden);
      // Without an answer nothing is known: the next request will tell.
      if (ended && login) askWhetherLoginStands(login.token).catch(() => undefined);
    },
  },
});

// A connection belongs to one login.
session.subscribe(() => client.terminate());

/** Carries subscriptions over one WebSocket that reconnects by itself while someone is logged in. */
export const socketLink = new GraphQLWsLink(client);
