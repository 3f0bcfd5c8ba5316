import { randomUUID } from 'node:crypto';
import { openTcpProxy, type TcpProxy } from '../../../test/tcp-proxy.js';
import { createLeases, type Leases } from './leases.js';

const NAME = 'position:7';
const LONG_MS = 60_000;

it('are all held by a single instance', async () => {
  const leases = createLeases({ redisUrl: undefined, namespace: 'test', onError: () => undefined });
  expect([await leases.hold(NAME, LONG_MS), await leases.hold(NAME, LONG_MS)]).toEqual([true, true]);
});

const { TEST_REDIS_URL: redisUrl } = process.env;
// Without Redis there is only one instance.
if (redisUrl)
  describe('leases of two instances', () => {
    const open: Leases[] = [];
    let proxies: TcpProxy[];
    let one: Leases;
    let two: Leases;

    beforeEach(async () => {
      const namespace = `test-${randomUUID()}`;
      proxies = [await openTcpProxy(redisUrl), await openTcpProxy(redisUrl)];
      [one, two] = (await Promise.all(proxies.map((proxy) => connected(proxy.url, namespace)))) as [Leases, Leases];
    });
    afterEach(async () => {
      for (const leases of open.splice(0)) await leases.close();
      proxies.forEach((proxy) => proxy.close());
    });

    /** Opens leases and waits for the connection, because without one every lease counts as held. */
    async function connected(url: string, namespace: string): Promise<Leases> {
      const [self, probe] = [url, redisUrl as string].map((at) =>
        createLeases({ redisUrl: at, namespace, onError: () => undefined }),
      ) as [Leases, Leases];
      open.push(self, probe);
      await meets(self, probe);
      return self;
    }

    /** Waits until two instances see each other's leases. */
    async function meets(a: Leases, b: Leases): Promise<void> {
      for (let met = false; !met;) {
        const name = `probe-${randomUUID()}`;
        met = [await a.hold(name, LONG_MS), await b.hold(name, LONG_MS)].filter(Boolean).length === 1;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }

    it('are held by the first until it releases them', async () => {
      expect([await one.hold(NAME, LONG_MS), await two.hold(NAME, LONG_MS)]).toEqual([true, false]);
      expect([await two.hold(NAME, LONG_MS), await one.hold(NAME, LONG_MS)]).toEqual([false, true]);
      await two.release(NAME);
      expect(await two.hold(NAME, LONG_MS)).toBe(false);
      await one.release(NAME);
      expect([await two.hold(NAME, LONG_MS), await one.hold(NAME, LONG_MS)]).toEqual([true, false]);
    });

    it('expire when their holder has died', async () => {
      expect(await one.hold(NAME, 100)).toBe(true);
      await one.close();
      while (!(await two.hold(NAME, LONG_MS))) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await two.hold(NAME, LONG_MS)).toBe(true);
    });

    it('are held by both while Redis is away, and by one again when it is back', async () => {
      expect([await one.hold(NAME, LONG_MS), await two.hold(NAME, LONG_MS)]).toEqual([true, false]);
      proxies[1]?.cut();
      expect([await one.hold(NAME, LONG_MS), await two.hold(NAME, LONG_MS)]).toEqual([true, true]);
      proxies[1]?.mend();
      await meets(one, two);
      expect([await one.hold(NAME, LONG_MS), await two.hold(NAME, LONG_MS)]).toEqual([true, false]);
    });
  });
