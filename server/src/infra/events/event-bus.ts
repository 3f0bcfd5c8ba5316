import { setMaxListeners } from 'node:events';
import { createPubSub } from '@graphql-yoga/subscription';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';
import type { TrackerPosition } from '../tracker/tracker-position.js';

/** What happened, published after commit. Events carry identifiers only: whoever listens reads the truth and checks their own right to it. */
export interface EventPayloads {
  reservationChanged: { reservationId: number; numberKey: string; customerId: number | undefined };
  notificationAdded: { notificationId: number };
  /** The one event that carries what it is about: it is kept nowhere else. */
  vehiclePosition: PositionNews;
  sessionEnded: { sessionId: string };
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

export type EventName = keyof EventPayloads;

/** Live events, in this process or across instances when Redis is there. */
export interface EventBus {
  publish<N extends EventName>(name: N, payload: EventPayloads[N]): void;
  /** Ends when the consumer returns. */
  subscribe<N extends EventName>(name: N): AsyncIterableIterator<EventPayloads[N]>;
  close(): Promise<void>;
}

type Topics = Record<string, [EventPayloads[EventName]]>;

export interface EventBusOptions {
  /** Carries events between instances; without it they stay in this process. */
  readonly redisUrl: string | undefined;
  /** Keeps installations that share one Redis apart. */
  readonly namespace: string;
  readonly onError: (error: unknown) => void;
}

export function createEventBus({ redisUrl, namespace, onError }: EventBusOptions): EventBus {
  const clients = redisUrl ? [connect(redisUrl, onError), connect(redisUrl, onError)] : [];
  const [publishClient, subscribeClient] = clients;
  const pubSub = createPubSub<Topics>(
    publishClient && subscribeClient
      ? { eventTarget: createRedisEventTarget({ publishClient, subscribeClient }) }
      : { eventTarget: localTarget() },
  );
  return {
    publish: (name, payload) =>
      (pubSub.publish as (topic: string, value: unknown) => void)(`${namespace}:${name}`, payload),
    subscribe: (name) => (pubSub.subscribe as (topic: string) => AsyncIterableIterator<never>)(`${namespace}:${name}`),
    close: async () => {
      for (const client of clients) client.disconnect();
    },
  };
}

/** Thousands of subscriptions listen here; that is no leak. */
function localTarget(): NonNullable<NonNullable<Parameters<typeof createPubSub<Topics>>[0]>['eventTarget']> {
  const target = new EventTarget();
  setMaxListeners(0, target);
  return target as ReturnType<typeof localTarget>;
}

function connect(url: string, onError: (error: unknown) => void): Redis {
  const client = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: false });
  client.on('error', onError);
  return client;
}
