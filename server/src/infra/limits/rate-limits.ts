import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '../../shared/domain-error.js';
import { connectRedis, type RedisPlace } from '../redis.js';
import { AttemptGates } from './attempt-gates.js';
import { callerKey } from './caller-key.js';

export type LimitName =
  | 'failed-login-account'
  | 'failed-login-address'
  | 'failed-key'
  | 'api-key'
  | 'unknown-number'
  | 'reservation'
  | 'contact'
  | 'registration';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * spec/3-decisions §4: so many in so many seconds, each per IP address except failed logins of one account. The operations of
 * an access key count per key, attempts with one that opens nothing per address.
 */
export const LIMITS: Readonly<Record<LimitName, { readonly points: number; readonly seconds: number }>> = {
  'failed-login-account': { points: 10, seconds: 10 * MINUTE },
  'failed-login-address': { points: 50, seconds: 10 * MINUTE },
  'failed-key': { points: 50, seconds: 10 * MINUTE },
  'api-key': { points: 600, seconds: MINUTE },
  'unknown-number': { points: 60, seconds: 10 * MINUTE },
  reservation: { points: 100, seconds: HOUR },
  contact: { points: 30, seconds: HOUR },
  registration: { points: 30, seconds: HOUR },
};

/** One limit and whom it counts: an IP address, an access key, or the account that somebody tries to enter. */
export interface LimitKey {
  readonly name: LimitName;
  readonly key: string;
}

/** How often something may happen. Every refusal is a TooManyRequestsError that says when to come back. */
export interface RateLimits {
  /** Counts one; refuses once the limit is exhausted. */
  consume(name: LimitName, key: string): Promise<void>;
  /** Refuses when the limit is already exhausted; counts nothing. */
  check(name: LimitName, key: string): Promise<void>;
  /**
   * Runs work of which only failures count: an error that `isFailure` recognises costs one of every limit, what succeeds is free.
   * Never more run at once than may still fail, so that rivals sent together cannot all slip through; the others wait.
   * Call it outside of a transaction.
   */
  attempt<T>(limits: readonly LimitKey[], work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T>;
  close(): Promise<void>;
}

export interface RateLimitsOptions extends RedisPlace {
  /** Multiplies every limit. */
  readonly factor: number;
}

/** Counts are shared by Redis; each instance counts for itself without it, and while it cannot be reached. */
export function createRateLimits({ factor, ...place }: RateLimitsOptions): RateLimits {
  const { redisUrl, namespace } = place;
  const redis = redisUrl ? connectRedis(redisUrl, place) : undefined;
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  for (const [name, limit] of Object.entries(LIMITS) as [LimitName, (typeof LIMITS)[LimitName]][]) {
    const options = {
      keyPrefix: `${namespace}:limit:${name}`,
      points: Math.max(1, Math.round(limit.points * factor)),
      duration: limit.seconds,
    };
    const memory = new RateLimiterMemory(options);
    limiters.set(
      name,
      redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: redis,
            rejectIfRedisNotReady: true,
            insuranceLimiter: memory,
          })
        : memory,
    );
  }
  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No rate limit is called ${name}`);
    return limiter;
  };

  const consume = async (name: LimitName, key: string): Promise<void> => {
    try {
      await limiterOf(name).consume(storedKey(key));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
    }
  };
  /** How many are left; refuses when none is. */
  const remaining = async (name: LimitName, key: string): Promise<number> => {
    const limiter = limiterOf(name);
    const spent = await limiter.get(storedKey(key));
    const left = limiter.points - (spent?.consumedPoints ?? 0);
    if (spent && left <= 0) throw tooMany(spent);
    return left;
  };
  const gates = new AttemptGates();

  return {
    consume,
    check: async (name, key) => {
      await remaining(name, key);
    },
    attempt: async (limits, work, isFailure) => {
      const leave = await gates.enter(
        limits.map(({ name, key }) => ({ id: `${name}:${storedKey(key)}`, remaining: () => remaining(name, key) })),
      );
      try {
        const result = await work();
        // Another instance may have seen the last failure meanwhile: then the right answer must not leave either.
        if (redis) for (const { name, key } of limits) await remaining(name, key);
        return result;
      } catch (error) {
        if (!isFailure(error)) throw error;
        const counted = await Promise.allSettled(limits.map(({ name, key }) => consume(name, key)));
        throw counted.find((outcome) => outcome.status === 'rejected')?.reason ?? error;
      } finally {
        leave();
      }
    },
    close: async () => {
      redis?.disconnect();
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): TooManyRequestsError {
  return new TooManyRequestsError(Math.max(1, Math.ceil(msBeforeNext / 1000)));
}

/** Neither an address nor an account is written to a store that others may read. */
function storedKey(key: string): string {
  return createHash('sha256').update(callerKey(key)).digest('base64url');
}
