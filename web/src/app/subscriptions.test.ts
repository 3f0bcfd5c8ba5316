import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { act } from '@testing-library/react';
import { liveLine } from '../platform/live/live';
import { session } from '../platform/session/session';

/** A WebSocket served by the test, which answers while `alive`. */
class ServedSocket {
  static readonly OPEN = 1;
  static readonly opened: ServedSocket[] = [];
  readyState = ServedSocket.OPEN;
  alive = true;
  readonly sent: string[] = [];
  onopen?: () => void;
  onclose?: ((event: CloseEvent) => void) | null;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    ServedSocket.opened.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    const { type } = JSON.parse(text) as { type: string };
    this.sent.push(type);
    const reply = { connection_init: 'connection_ack', ping: 'pong' }[type];
    if (this.alive && reply) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type: reply }) }));
  }

  // The close handshake of a dead connection never completes, so no event is emitted.
  close(): void {
    this.readyState = 2;
  }
}

/** Advances time in small steps, so that promises settle in between. */
const settle = (milliseconds = 50): Promise<void> =>
  act(async () => {
    for (let step = 0; step < 10; step++) await jest.advanceTimersByTimeAsync(milliseconds / 10);
  });
const last = (): ServedSocket => ServedSocket.opened.at(-1) as ServedSocket;

beforeAll(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'WebSocket', { configurable: true, value: ServedSocket });
  session.set({ token: 'secret', type: 'admin' });
});
afterAll(() => jest.useRealTimers());

const listen = async () => {
  const { socketLink } = await import('./subscriptions');
  const client = new ApolloClient({ link: socketLink, cache: new InMemoryCache() });
  const subscription = client
    .subscribe({
      query: gql`
        subscription {
          ping
        }
      `,
    })
    .subscribe({ error: () => undefined });
  await settle();
  return subscription;
};

test('a page that wakes with a dead connection shows it, and reconnects soon', async () => {
  const subscription = await listen();
  expect(liveLine.get()).toBe('up');
  const { length } = ServedSocket.opened;
  window.dispatchEvent(new Event('online'));
  await settle(3_000);
  expect([liveLine.get(), ServedSocket.opened.length]).toEqual(['up', length]);

  last().alive = false;
  window.dispatchEvent(new Event('online'));
  await settle(2_000);
  expect(liveLine.get()).toBe('down');
  await settle(1_500);
  expect([liveLine.get(), ServedSocket.opened.length]).toEqual(['up', length + 1]);
  expect(last().sent).toContain('subscribe');
  subscription.unsubscribe();
});

test('offline is shown at once; back online the page reconnects without waiting for the pause', async () => {
  const subscription = await listen();
  window.dispatchEvent(new Event('offline'));
  await settle();
  expect(liveLine.get()).toBe('down');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(liveLine.get()).toBe('up');
  subscription.unsubscribe();
});
