import { Redis } from 'ioredis';
import { StartError } from '../../kernel/start-error.js';

const ANSWER_MS = 5_000;

/** Thrown when Redis cannot be reached or refuses the connection; the sentence names REDIS_URL and hides its password. */
export class RedisUnreachableError extends StartError {
  constructor(url: string, cause: unknown) {
    const reason = cause instanceof Error && cause.message ? cause.message : 'no answer';
    super(`REDIS_URL: the Redis server at ${new URL(url).host} cannot be used: ${reason}.`);
    this.name = 'RedisUnreachableError';
  }
}

/** Checks the connection once at start: losing Redis later is tolerated, but a wrong address is a mistake. Throws RedisUnreachableError. */
export async function checkRedis(url: string): Promise<void> {
  let trouble: unknown;
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // Only this event tells the reason; the error of connect merely says that there is no connection.
  client.on('error', (error) => (trouble ??= error));
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    trouble ??= error;
  } finally {
    client.disconnect();
  }
  // Also when it answers, but refuses the database number or the password.
  if (trouble) throw new RedisUnreachableError(url, trouble);
}
