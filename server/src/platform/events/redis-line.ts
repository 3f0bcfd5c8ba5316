import { connectRedis, type RedisPlace } from '../redis/redis.js';

/** Carries messages to the other instances: at most once, and it says when some may not have come through. */
export interface RedisLine {
  send(message: unknown): void;
  /** Resolves once the messages of others arrive. */
  readonly listening: Promise<void>;
  close(): void;
}

export interface RedisLineOptions extends RedisPlace {
  readonly redisUrl: string;
  readonly channel: string;
  /** Names this instance, whose own messages come back too. */
  readonly self: string;
  readonly receive: (message: unknown) => void;
  /** Messages of others may have been lost, on their way here or on their way out. */
  readonly onGap: () => void;
}

interface Envelope {
  readonly from: string;
  readonly message?: unknown;
  /** Something of the sender's did not get out before this. */
  readonly gap?: true;
}

const RETRY_MS = 1_000;
/** How often a line over which nothing has to come is asked whether anybody is there. */
const PROBE_MS = 10_000;

/** One channel for everything, subscribed for as long as the instance lives: who begins to listen here misses nothing. */
export function openRedisLine(options: RedisLineOptions): RedisLine {
  const { channel, self } = options;
  const publisher = connectRedis(options.redisUrl, options);
  // Told of once, by the connection that publishes.
  const silent = { ...options, onError: () => undefined, onBack: () => undefined };
  const subscriber = connectRedis(options.redisUrl, silent, { autoResubscribe: false });
  let stands = (): void => undefined;
  const listening = new Promise<void>((resolve) => (stands = resolve));
  let stoodBefore = false;
  let retry: NodeJS.Timeout | undefined;

  subscriber.on('ready', () => {
    subscriber.subscribe(channel).then(
      () => {
        if (stoodBefore) options.onGap();
        stoodBefore = true;
        stands();
      },
      // Lost again already: being ready again comes here again. A refusal is told.
      (error: unknown) => {
        if (subscriber.status === 'ready') options.onError(error);
      },
    );
  });
  subscriber.on('message', (_channel, text: string) => {
    const envelope = readEnvelope(text);
    if (!envelope) options.onError(new Error('a message of another program came by the channel of the events'));
    else if (envelope.from !== self) {
      if (envelope.gap) options.onGap();
      else options.receive(envelope.message);
    }
  });

  const probe = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => undefined);
  }, PROBE_MS).unref();

  const publish = (envelope: Omit<Envelope, 'from'>): void => {
    publisher.publish(channel, JSON.stringify({ from: self, ...envelope })).catch(() => {
      // The others can't know what they missed, so they are told that they did, once that gets through.
      retry ??= setTimeout(() => {
        retry = undefined;
        publish({ gap: true });
      }, RETRY_MS).unref();
    });
  };

  return {
    send: (message) => publish({ message }),
    listening,
    close: () => {
      clearTimeout(retry);
      clearInterval(probe);
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const read = JSON.parse(text) as Partial<Envelope> | null;
    return typeof read?.from === 'string' ? (read as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
