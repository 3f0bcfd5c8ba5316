import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';

/** Who of several instances does what only one may do: a right that ends by itself when its holder dies. */
export interface Leases {
  /** Takes the lease or renews one's own for so many ms; false while another instance holds it. */
  hold(name: string, forMs: number): Promise<boolean>;
  /** Gives one's own back before its time. */
  release(name: string): Promise<void>;
  close(): Promise<void>;
}

export interface LeasesOptions {
  /** Where instances meet; without it there is one instance, and it holds every lease. */
  readonly redisUrl: string | undefined;
  readonly namespace: string;
  readonly onError: (error: unknown) => void;
}

/** Only the holder renews or releases: another may have taken over meanwhile. */
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end`;
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`;

export function createLeases({ redisUrl, namespace, onError }: LeasesOptions): Leases {
  if (!redisUrl) return { hold: () => Promise.resolve(true), release: async () => {}, close: async () => {} };
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', onError);
  const self = randomUUID();
  const keyOf = (name: string): string => `${namespace}:lease:${name}`;
  return {
    async hold(name, forMs) {
      try {
        const taken = await redis.set(keyOf(name), self, 'PX', forMs, 'NX');
        return taken === 'OK' || (await redis.eval(RENEW, 1, keyOf(name), self, forMs)) === 1;
      } catch (error) {
        // Without Redis nobody can know: doing it twice is better than nobody doing it.
        onError(error);
        return true;
      }
    },
    async release(name) {
      await redis.eval(RELEASE, 1, keyOf(name), self).catch(onError);
    },
    close: async () => redis.disconnect(),
  };
}
