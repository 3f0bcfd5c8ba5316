import { createRequire } from 'node:module';
import type { Command, Redis, RedisOptions } from 'ioredis';

const require = createRequire(import.meta.url);

/** The address of Redis, and the callbacks for a lost and a restored connection. */
export interface RedisPlace {
  /** The Redis that the instances of an installation share; undefined if there is only one instance. */
  readonly redisUrl: string | undefined;
  /** Separates installations that share one Redis. */
  readonly namespace: string;
  /** Called once each time the connection is lost. */
  readonly onError: (error: unknown) => void;
  /** Called once when the connection is restored. */
  readonly onBack?: () => void;
}

/** A command without an answer after this time has failed, even if the connection is dead but not closed. */
const ANSWER_MS = 1_000;
const LONGEST_PAUSE_MS = 2_000;
/** How long a connection may be idle before the operating system probes it. */
const SILENCE_MS = 10_000;

const TIMED_OUT = 'Command timed out';

type RedisClass = new (url: string, options: RedisOptions) => Redis;
let impatientRedis: RedisClass | undefined;

/**
 * Treats a connection as dead once one command had no answer in time. All later commands fail at once, until Redis has answered over a new
 * connection, because a suspended server still accepts connections. The library is loaded only if there is a Redis.
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

    /** Does not count time for which this process was busy: the answer may have arrived, and is read first. */
    private endIfSilent(error: Error): void {
      // Closing the connection in order would wait for an answer, too.
      const { stream } = this;
      const heard = stream.bytesRead;
      setImmediate(() => {
        if (stream.bytesRead === heard) stream.destroy(error);
      });
    }
  };
}

/**
 * Opens a connection that reconnects by itself. Commands fail at once while it is lost, so that nothing waits for Redis, and nothing is
 * repeated when it is back.
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
