import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '../../kernel/domain-error.js';
import { connectRedis, type RedisPlace } from '../redis/redis.js';
import { AttemptGates } from './attempt-gates.js';
import { callerKey } from './caller-key.js';

/** The name of a rate limit; LIMITS gives its points and seconds. */
export type LimitName =
  | 'failed-login'
  | 'failed-login-address'
  | 'failed-login-account'
  | 'failed-login-device'
  | 'failed-proof'
  | 'failed-proof-account'
  | 'failed-second-factor'
  | 'login'
  | 'failed-key'
  | 'api-key'
  | 'unknown-number'
  | 'unknown-promotion'
  | 'reservation'
  | 'contact'
  | 'registration'
  | 'known-address'
  | 'password-mail'
  | 'verification-mail'
  | 'reservation-mail'
  | 'personal-data'
  | 'signature'
  | 'extension'
  | 'extension-price'
  | 'contract-reading'
  | 'contract-reading-address';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How many points in how many seconds; docs/rules/limits.md#limits-on-logins-and-floods gives the reasons. */
export const LIMITS: Readonly<Record<LimitName, { readonly points: number; readonly seconds: number }>> = {
  /** Per account and address. */
  'failed-login': { points: 10, seconds: 10 * MINUTE },
  /** Per address, for all accounts. */
  'failed-login-address': { points: 50, seconds: 10 * MINUTE },
  /** Per account, for all addresses, except the account's known devices. */
  'failed-login-account': { points: 100, seconds: 10 * MINUTE },
  /** Per account and known device. */
  'failed-login-device': { points: 10, seconds: 10 * MINUTE },
  /** When somebody logged in must enter their password again: per account and address, and per account. */
  'failed-proof': { points: 10, seconds: 10 * MINUTE },
  'failed-proof-account': { points: 50, seconds: 10 * MINUTE },
  /** Codes of the second factor: per account, after the right password. */
  'failed-second-factor': { points: 5, seconds: 15 * MINUTE },
  /** Per account: successful logins cost a password hash too. */
  login: { points: 120, seconds: 10 * MINUTE },
  'failed-key': { points: 50, seconds: 10 * MINUTE },
  'api-key': { points: 600, seconds: MINUTE },
  'unknown-number': { points: 60, seconds: 10 * MINUTE },
  'unknown-promotion': { points: 30, seconds: 10 * MINUTE },
  reservation: { points: 100, seconds: HOUR },
  contact: { points: 30, seconds: HOUR },
  registration: { points: 30, seconds: HOUR },
  /** Per address: how often it learns that an e-mail address has an account. */
  'known-address': { points: 10, seconds: HOUR },
  /** Links for a new password, per account. */
  'password-mail': { points: 3, seconds: HOUR },
  /** Links that verify an e-mail address, per account. */
  'verification-mail': { points: 3, seconds: HOUR },
  /** Per e-mail address named in visitors' requests. */
  'reservation-mail': { points: 5, seconds: HOUR },
  /** Archives of personal data, per customer. */
  'personal-data': { points: 5, seconds: 24 * HOUR },
  /** Per reservation. */
  signature: { points: 10, seconds: HOUR },
  /** Requests for an extension, per reservation. */
  extension: { points: 10, seconds: 24 * HOUR },
  /** Calculations of the price of an extension, per customer. */
  'extension-price': { points: 60, seconds: 10 * MINUTE },
  /** Copies of a contract to read before signing: per contract, and per address of the caller. */
  'contract-reading': { points: 30, seconds: HOUR },
  'contract-reading-address': { points: 60, seconds: HOUR },
};

/** One limit and what it counts by: an IP address, an access key, an account, a device. */
export interface LimitKey {
  readonly name: LimitName;
  readonly key: string;
}

/** Limits how often something may happen. Every refusal is a TooManyRequestsError that says when to try again. */
export interface RateLimits {
  /** Counts one; refuses once the limit is exhausted. */
  consume(name: LimitName, key: string): Promise<void>;
  /** Refuses if the limit is exhausted; counts nothing. */
  check(name: LimitName, key: string): Promise<void>;
  /** Counts one and tells whether the limit still allowed it, for work that is skipped silently. */
  allows(name: LimitName, key: string): Promise<boolean>;
  /**
   * Runs work of which only failures count: an error that `isFailure` recognises costs one point of every limit, success is free. One point
   * of every limit is taken before the work and returned after it, so that simultaneous attempts cannot exceed a limit, even across
   * instances; attempts of one instance wait for points that others may return. Call it outside of a transaction.
   */
  attempt<T>(limits: readonly LimitKey[], work: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T>;
  close(): Promise<void>;
}

/** The Redis in which instances share their counts, if there is one, and the factor of all limits. */
export interface RateLimitsOptions extends RedisPlace {
  /** Multiplies every limit. */
  readonly factor: number;
}

/** Creates rate limits. Counts are shared through Redis; without it, or while it is away, each instance counts for itself. */
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
  /** Returns how many points are left; throws the refusal if none is. */
  const remaining = async (name: LimitName, key: string): Promise<number> => {
    const limiter = limiterOf(name);
    const spent = await limiter.get(storedKey(key));
    const left = limiter.points - (spent?.consumedPoints ?? 0);
    if (spent && left <= 0) throw tooMany(spent);
    return left;
  };
  /** Returns the point of an attempt that did not fail. */
  const giveBack = async ({ name, key }: LimitKey): Promise<void> => {
    const limiter = limiterOf(name);
    const left = await limiter.reward(storedKey(key));
    // The limit's time has run out meanwhile, and the point with it: a count below 0 would allow one more.
    if (left.consumedPoints < 0) await limiter.penalty(storedKey(key));
  };
  /** Takes one point for an attempt. A refusal also counts one, which is returned at once, or it would outlast those that others return. */
  const take = async (limit: LimitKey): Promise<void> => {
    try {
      await consume(limit.name, limit.key);
    } catch (refusal) {
      if (refusal instanceof TooManyRequestsError) await giveBack(limit);
      throw refusal;
    }
  };
  const gates = new AttemptGates();

  return {
    consume,
    allows: async (name, key) => {
      try {
        await consume(name, key);
        return true;
      } catch (error) {
        if (error instanceof TooManyRequestsError) return false;
        throw error;
      }
    },
    check: async (name, key) => {
      await remaining(name, key);
    },
    attempt: async (limits, work, isFailure) => {
      const leave = await gates.enter(
        limits.map((limit) => ({
          id: `${limit.name}:${storedKey(limit.key)}`,
          take: () => take(limit),
          giveBack: () => giveBack(limit),
        })),
      );
      let failed = false;
      try {
        return await work();
      } catch (error) {
        failed = isFailure(error);
        throw error;
      } finally {
        await leave(!failed);
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

/** Hashes the key, because others may read the store and it must contain neither addresses nor accounts. */
function storedKey(key: string): string {
  return createHash('sha256').update(callerKey(key)).digest('base64url');
}
