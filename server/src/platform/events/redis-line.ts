import { connectRedis, type RedisPlace } from '../redis/redis.js';

/** Carries messages to the other instances, at most once, and reports when some may have been lost. */
export interface RedisLine {
  send(message: unknown): void;
  /** Resolves once messages of others arrive. */
  readonly listening: Promise<void>;
  close(): void;
}

/** The Redis channel that the instances share, and the callbacks for its messages and for losses. */
export interface RedisLineOptions extends RedisPlace {
  readonly redisUrl: string;
  readonly channel: string;
  /** Identifies this instance, which receives its own messages too. */
  readonly self: string;
  readonly receive: (message: unknown) => void;
  /** Called when messages of others may have been lost, on their way here or on their way out. */
  readonly onGap: () => void;
}

interface Envelope {
  readonly from: string;
  readonly message?: unknown;
  /** Set if earlier messages of the sender were lost. */
  readonly gap?: true;
}

const RETRY_MS = 1_000;
/** How often an idle connection is probed. */
const PROBE_MS = 10_000;

/** Opens one channel for all events, subscribed for as long as the instance lives, so that a new listener misses nothing. */
export function openRedisLine(options: RedisLineOptions): RedisLine {
  const { channel, self } = options;
  const publisher = connectRedis(options.redisUrl, options);
  // Only the publishing connection reports errors, so that each is reported once.
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
      // If the connection is lost again, this runs again once it is ready. A refusal is reported.
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
      // Other instances cannot know what they missed, so they are told that they did as soon as a message gets through.
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
