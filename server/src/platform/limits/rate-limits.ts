import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequestsError } from '../../kernel/domain-error.js';
import { connectRedis, type RedisPlace } from '../redis/redis.js';
import { AttemptGates } from './attempt-gates.js';
import { callerKey } from './caller-key.js';

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
  | 'reservation'
  | 'contact'
  | 'registration'
  | 'known-address'
  | 'password-mail'
  | 'verification-mail'
  | 'reservation-mail'
  | 'personal-data'
  | 'signature'
  | 'contract-reading'
  | 'contract-reading-address';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** So many in so many seconds, and of whom: docs/rules/limits.md#limits-on-logins-and-floods says why. */
export const LIMITS: Readonly<Record<LimitName, { readonly points: number; readonly seconds: number }>> = {
  /** Of an account from one address. */
  'failed-login': { points: 10, seconds: 10 * MINUTE },
  /** Of an address, at whatever accounts. */
  'failed-login-address': { points: 50, seconds: 10 * MINUTE },
  /** Of an account, from wherever, but for the devices that it knows. */
  'failed-login-account': { points: 100, seconds: 10 * MINUTE },
  /** Of an account on one of the devices that it knows. */
  'failed-login-device': { points: 10, seconds: 10 * MINUTE },
  /** Of somebody who is logged in and has to say their password again: of the account from one address, and from wherever. */
  'failed-proof': { points: 10, seconds: 10 * MINUTE },
  'failed-proof-account': { points: 50, seconds: 10 * MINUTE },
  /** Of an account whose password was right: codes of its second factor. */
  'failed-second-factor': { points: 5, seconds: 15 * MINUTE },
  /** Of an account: logins that succeed cost a hash too. */
  login: { points: 120, seconds: 10 * MINUTE },
  'failed-key': { points: 50, seconds: 10 * MINUTE },
  'api-key': { points: 600, seconds: MINUTE },
  'unknown-number': { points: 60, seconds: 10 * MINUTE },
  reservation: { points: 100, seconds: HOUR },
  contact: { points: 30, seconds: HOUR },
  registration: { points: 30, seconds: HOUR },
  /** Of an address: how often it is told that an e-mail address has an account. */
  'known-address': { points: 10, seconds: HOUR },
  /** Of an account: links for a new password. */
  'password-mail': { points: 3, seconds: HOUR },
  /** Of an account: links that verify its address. */
  'verification-mail': { points: 3, seconds: HOUR },
  /** Of an e-mail address that visitors named in their requests. */
  'reservation-mail': { points: 5, seconds: HOUR },
  /** Of a customer: archives of their own data. */
  'personal-data': { points: 5, seconds: 24 * HOUR },
  /** Of a reservation. */
  signature: { points: 10, seconds: HOUR },
  /** Copies of a contract to read before signing: of the contract, and of the caller's address. */
  'contract-reading': { points: 30, seconds: HOUR },
  'contract-reading-address': { points: 60, seconds: HOUR },
};

/** One limit and whom it counts: an IP address, an access key, an account, a device. */
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
  /** Counts one and tells whether the limit still allowed it, for what is left out without a word. */
  allows(name: LimitName, key: string): Promise<boolean>;
  /**
   * Runs work of which only failures count: an error that `isFailure` recognises costs one of every limit, what succeeds is free.
   * One is taken of every limit before the work and given back after it, so that rivals sent together to however many instances
   * cannot all slip through; in one instance those that would find nothing left wait for what the others give back.
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
  /** Puts back what was taken for an attempt that was no failure. */
  const giveBack = async ({ name, key }: LimitKey): Promise<void> => {
    const limiter = limiterOf(name);
    const left = await limiter.reward(storedKey(key));
    // The limit's time has run out meanwhile, and with it what was taken: a count below 0 would allow one more.
    if (left.consumedPoints < 0) await limiter.penalty(storedKey(key));
  };
  /** Takes one for an attempt; what a refusal has counted is put back, or it would outlast what the others give back. */
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

/** Neither an address nor an account is written to a store that others may read. */
function storedKey(key: string): string {
  return createHash('sha256').update(callerKey(key)).digest('base64url');
}
