import { randomUUID } from 'node:crypto';
import { connectRedis, type RedisPlace } from '../redis/redis.js';

/** Who of several instances does what only one may do: a right that ends by itself when its holder dies. */
export interface Leases {
  /** Takes the lease or renews one's own for so many ms; false while another instance holds it. */
  hold(name: string, forMs: number): Promise<boolean>;
  /** Gives one's own back before its time. */
  release(name: string): Promise<void>;
  close(): Promise<void>;
}

/** Only the holder renews or releases: another may have taken over meanwhile. */
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end`;
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`;

/** Without Redis there is one instance, and it holds every lease. */
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
        // Without Redis nobody can know: doing it twice is better than nobody doing it.
        return true;
      }
    },
    async release(name) {
      // What can't be given back ends by itself.
      await redis.eval(RELEASE, 1, keyOf(name), self).catch(() => undefined);
    },
    close: async () => redis.disconnect(),
  };
}
