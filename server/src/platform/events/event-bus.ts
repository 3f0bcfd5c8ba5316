import { randomUUID } from 'node:crypto';
import type { RedisPlace } from '../redis/redis.js';
import type { TrackerPosition } from '../tracker/tracker-position.js';
import { eventQueue } from './event-queue.js';
import { openRedisLine, type RedisLine } from './redis-line.js';

/** What happened, published after commit. Events carry identifiers only: whoever listens reads the truth and checks their own right to it. */
export interface EventPayloads {
  reservationChanged: { reservationId: number; numberKey: string; customerId: number | undefined };
  notificationAdded: { notificationId: number };
  /** The one event that carries what it is about: it is kept nowhere else. */
  vehiclePosition: PositionNews;
  /** The same of many vehicles at once, 200 at most. */
  fleetPositions: { readonly news: readonly FleetNews[] };
  /** Somebody begins to watch the fleet: who knows where it is tells. */
  fleetWatched: Record<string, never>;
  sessionEnded: { sessionId: string };
  /** Something of what everybody may see changed: settings, agencies, brands or vehicles. */
  catalogueChanged: Record<string, never>;
}
/** What was learned of a vehicle's place. */
export interface PositionNews {
  readonly vehicleId: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly position: TrackerPosition | null;
  /** Why there is none. */
  readonly problem: 'NO_DEVICE' | 'NO_COORDINATES' | 'TRACKER_DOWN' | null;
}
/** The same with what was learned before: `position` is the last known, whatever the problem is now. */
export interface FleetNews extends PositionNews {
  /** When the position was learned, in milliseconds since the epoch. */
  readonly positionAt: number | null;
  /** When the state of the position was first seen; null when that was before anybody looked. */
  readonly since: number | null;
}

export type EventName = keyof EventPayloads;

/** Live events, in this process or across instances when Redis is there. */
export interface EventBus {
  publish<N extends EventName>(name: N, payload: EventPayloads[N]): void;
  /** From the first `next` on; ends when the consumer returns. Throws EventsMissedError to one that is too slow. */
  subscribe<N extends EventName>(name: N): AsyncIterableIterator<EventPayloads[N]>;
  /** Calls back with each event; returns how to stop. For what is done on the spot: the publisher waits for it. */
  listen<N extends EventName>(name: N, receive: (payload: EventPayloads[N]) => void): () => void;
  /** Calls back when events of other instances may not have come through; returns how to stop waiting. */
  onGap(then: () => void): () => void;
  /** Resolves once the events of other instances arrive. */
  readonly listening: Promise<void>;
  close(): Promise<void>;
}

interface Message {
  readonly name: EventName;
  readonly payload: EventPayloads[EventName];
}

type Receive = (payload: never) => void;

/**
 * What happens here is heard here at once, whatever becomes of Redis; the other instances hear it by Redis, at most once, and
 * are told by `onGap` when they may have missed something.
 */
export function createEventBus(place: RedisPlace): EventBus {
  const consumers = new Map<EventName, Set<Receive>>();
  const gapListeners = new Set<() => void>();
  const deliver = ({ name, payload }: Message): void => {
    for (const receive of consumers.get(name) ?? []) receive(payload as never);
  };
  const listen = (name: EventName, receive: Receive): (() => void) => {
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
    publish: (name, payload) => {
      deliver({ name, payload });
      line?.send({ name, payload });
    },
    subscribe: <N extends EventName>(name: N) =>
      eventQueue<EventPayloads[N]>((receive) => listen(name, receive as Receive)),
    listen: (name, receive) => listen(name, receive),
    onGap: (then) => {
      gapListeners.add(then);
      return () => gapListeners.delete(then);
    },
    listening: line?.listening ?? Promise.resolve(),
    close: async () => line?.close(),
  };
}
