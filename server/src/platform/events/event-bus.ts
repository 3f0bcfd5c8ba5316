import { randomUUID } from 'node:crypto';
import type { RedisPlace } from '../redis/redis.js';
import { eventQueue } from './event-queue.js';
import type { LiveEvent } from './live-event.js';
import { openRedisLine, type RedisLine } from './redis-line.js';

/** Live events, in this process or, with Redis, across instances. */
export interface EventBus {
  /** Publishes an event that was committed. */
  publish<Payload extends object>(event: LiveEvent<Payload>, payload: Payload): void;
  /** Yields events from the first `next` on; ends when the consumer returns. Throws EventsMissedError to a consumer that is too slow. */
  subscribe<Payload extends object>(event: LiveEvent<Payload>): AsyncIterableIterator<Payload>;
  /** Calls back with each event; returns a function that stops it. The callback must be quick, because the publisher waits for it. */
  listen<Payload extends object>(event: LiveEvent<Payload>, receive: (payload: Payload) => void): () => void;
  /** Calls back when events of other instances may have been lost; returns a function that stops it. */
  onGap(then: () => void): () => void;
  /** Resolves once events of other instances arrive. */
  readonly listening: Promise<void>;
  close(): Promise<void>;
}

interface Message {
  readonly name: string;
  readonly payload: object;
}

type Receive = (payload: never) => void;

/**
 * Creates the event bus. Events of this instance are delivered here at once, even without Redis; other instances receive them through Redis
 * at most once, and `onGap` tells them when they may have missed some.
 */
export function createEventBus(place: RedisPlace): EventBus {
  const consumers = new Map<string, Set<Receive>>();
  const gapListeners = new Set<() => void>();
  const deliver = ({ name, payload }: Message): void => {
    for (const receive of consumers.get(name) ?? []) receive(payload as never);
  };
  const listen = (name: string, receive: Receive): (() => void) => {
    const listeners = consumers.get(name) ?? new Set();
    consumers.set(name, listeners.add(receive));
    return () => listeners.delete(receive);
  };
  const { redisUrl } = place;
  const line: RedisLine | undefined =
    redisUrl === undefined
      ? undefined
      : openRedisLine({
          ...place,
          redisUrl,
          channel: `${place.namespace}:events`,
          self: randomUUID(),
          receive: (message) => deliver(message as Message),
          onGap: () => gapListeners.forEach((then) => then()),
        });
  return {
    publish: ({ name }, payload) => {
      deliver({ name, payload });
      line?.send({ name, payload });
    },
    subscribe: <Payload extends object>({ name }: LiveEvent<Payload>) =>
      eventQueue<Payload>((receive) => listen(name, receive)),
    listen: ({ name }, receive) => listen(name, receive),
    onGap: (then) => {
      gapListeners.add(then);
      return () => gapListeners.delete(then);
    },
    listening: line?.listening ?? Promise.resolve(),
    close: async () => line?.close(),
  };
}
