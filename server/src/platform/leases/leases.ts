import { randomUUID } from 'node:crypto';
import { connectRedis, type RedisPlace } from '../redis/redis.js';

/** Decides which of several instances does work that only one may do: a lease expires when its holder dies. */
export interface Leases {
  /** Takes the lease, or renews an own one, for this time in ms; false while another instance holds it. */
  hold(name: string, forMs: number): Promise<boolean>;
  /** Releases an own lease early. */
  release(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Only the holder may renew or release, because another instance may have taken over meanwhile. */
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end`;
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`;

/** Creates leases. Without Redis there is one instance, which holds every lease. */
export function createLeases(place: RedisPlace): Leases {
  const { redisUrl, namespace } = place;
  if (!redisUrl) return { hold: () => Promise.resolve(true), release: async () => {}, close: async () => {} };
  const redis = connectRedis(redisUrl, place);
  const self = randomUUID();
  const keyOf = (name: string): string => `${namespace}:lease:${name}`;
  return {
    async hold(name, forMs) {
      try {
        const taken = await redis.set(keyOf(name), self, 'PX', forMs, 'NX');
        return taken === 'OK' || (await redis.eval(RENEW, 1, keyOf(name), self, forMs)) === 1;
      } catch {
        // While Redis is away the holder is unknown: doing the work twice is better than not at all.
        return true;
      }
    },
    async release(name) {
      // A lease that could not be released expires.
      await redis.eval(RELEASE, 1, keyOf(name), self).catch(() => undefined);
    },
    close: async () => redis.disconnect(),
  };
}
