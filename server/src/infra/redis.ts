import { Redis, type RedisOptions } from 'ioredis';

/** One of the connections to Redis: where to, and who is told when it is lost and when it stands again. */
export interface RedisPlace {
  /** Where the instances of an installation meet; undefined when there is only one. */
  readonly redisUrl: string | undefined;
  /** Keeps installations that share one Redis apart. */
  readonly namespace: string;
  /** Told once for each time the connection is lost. */
  readonly onError: (error: unknown) => void;
  /** Told once when it stands again. */
  readonly onBack?: () => void;
}

/** A command that Redis has not answered by then has failed, even where the line is only dead and not closed. */
const ANSWER_MS = 1_000;
const LONGEST_PAUSE_MS = 2_000;
/** How long a silent line is trusted before the operating system asks whether anybody is there. */
const SILENCE_MS = 10_000;

/**
 * A connection that comes back by itself. Commands fail at once while it is away: nothing waits for Redis, and nothing is
 * done a second time when it is back.
 */
export function connectRedis(url: string, { onError, onBack }: RedisPlace, options: RedisOptions = {}): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    connectTimeout: 5 * ANSWER_MS,
    keepAlive: SILENCE_MS,
    retryStrategy: (tries) => Math.min(100 * tries, LONGEST_PAUSE_MS),
    ...options,
  });
  let away = false;
  client.on('error', (error) => {
    if (away) return;
    away = true;
    onError(error);
  });
  client.on('ready', () => {
    if (away) onBack?.();
    away = false;
  });
  return client;
}
