import { createRequire } from 'node:module';
import type { Command, Redis, RedisOptions } from 'ioredis';

const require = createRequire(import.meta.url);

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

const TIMED_OUT = 'Command timed out';

type RedisClass = new (url: string, options: RedisOptions) => Redis;
let impatientRedis: RedisClass | undefined;

/**
 * Takes a line over which one command was not answered in time for a dead one. All that come after fail at once, until a new line
 * stands over which Redis has answered: a server that is only stopped accepts connections and says nothing. The library is loaded where
 * there is a Redis.
 */
function loadImpatientRedis(): RedisClass {
  const library = require('ioredis') as typeof import('ioredis');
  return class ImpatientRedis extends library.Redis {
    override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
      command.promise.catch((error: Error) => {
        if (error.message === TIMED_OUT) this.endIfSilent(error);
      });
      return super.sendCommand(command, stream);
    }

    /** Not where this process was busy for so long: then the answer lies there, and is read before this goes on. */
    private endIfSilent(error: Error): void {
      // Closing it in order would wait for an answer, too.
      const { stream } = this;
      const heard = stream.bytesRead;
      setImmediate(() => {
        if (stream.bytesRead === heard) stream.destroy(error);
      });
    }
  };
}

/**
 * A connection that comes back by itself. Commands fail at once while it is away: nothing waits for Redis, and nothing is
 * done a second time when it is back.
 */
export function connectRedis(url: string, { onError, onBack }: RedisPlace, options: RedisOptions = {}): Redis {
  const ImpatientRedis = (impatientRedis ??= loadImpatientRedis());
  const client = new ImpatientRedis(url, {
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
