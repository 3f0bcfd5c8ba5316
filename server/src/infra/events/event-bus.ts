import { createPubSub } from '@graphql-yoga/subscription';
import { createRedisEventTarget } from '@graphql-yoga/redis-event-target';
import { Redis } from 'ioredis';

/** What happened, published after commit. Events carry identifiers only: whoever listens reads the truth and checks their own right to it. */
export interface EventPayloads {
  reservationChanged: { reservationId: number; numberKey: string; customerId: number | undefined };
  notificationAdded: { notificationId: number };
  sessionEnded: { sessionId: string };
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
    publishClient && subscribeClient ? { eventTarget: createRedisEventTarget({ publishClient, subscribeClient }) } : {},
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

function connect(url: string, onError: (error: unknown) => void): Redis {
  const client = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: false });
  client.on('error', onError);
  return client;
}
