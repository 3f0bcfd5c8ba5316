import { randomUUID } from 'node:crypto';
import { openTcpProxy, type TcpProxy } from '../../../test/tcp-proxy.js';
import { liveEvent } from './live-event.js';
import { createEventBus, type EventBus } from './event-bus.js';
import { EventsMissedError } from './event-queue.js';

const ADDED = liveEvent<{ notificationId: number }>('added');
const OTHER = liveEvent('other');

const added = (notificationId: number) => ({ notificationId });

const buses: EventBus[] = [];
afterEach(async () => {
  for (const bus of buses.splice(0)) await bus.close();
});

function open(redisUrl?: string, namespace = 'test'): EventBus {
  const bus = createEventBus({ redisUrl, namespace, onError: () => undefined });
  buses.push(bus);
  return bus;
}

/** Collects the notifications that a bus delivers, and waits until there are a given number. */
function hear(bus: EventBus) {
  const heard: number[] = [];
  let wake = (): void => undefined;
  bus.listen(ADDED, ({ notificationId }) => {
    heard.push(notificationId);
    wake();
  });
  return {
    heard,
    until: async (id: number): Promise<number[]> => {
      while (!heard.includes(id)) await new Promise<void>((resolve) => (wake = resolve));
      return heard;
    },
  };
}

const gapOf = (bus: EventBus): Promise<void> =>
  new Promise((resolve) => {
    const stop = bus.onGap(() => {
      stop();
      resolve();
    });
  });

describe('live events', () => {
  it('reach every consumer in order, until it leaves', async () => {
    const bus = open();
    const [stays, leaves] = [bus.subscribe(ADDED), bus.subscribe(ADDED)];
    const first = [stays.next(), leaves.next()];
    bus.publish(ADDED, added(1));
    bus.publish(ADDED, added(2));
    bus.publish(OTHER, {});
    expect((await Promise.all(first)).map(({ value }) => value as unknown)).toEqual([added(1), added(1)]);
    await leaves.return?.();
    expect(await leaves.next()).toMatchObject({ done: true });
    expect(await stays.next()).toEqual({ done: false, value: added(2) });
    const waiting = stays.next();
    await stays.return?.();
    expect(await waiting).toMatchObject({ done: true });
  });

  it('tell only the consumer that is too slow that it missed some', async () => {
    const bus = open();
    const [slow, quick] = [bus.subscribe(ADDED), bus.subscribe(ADDED)];
    const taken = slow.next();
    for (let id = 0; id < 5_000; id++) {
      const next = quick.next();
      bus.publish(ADDED, added(id));
      expect((await next).value).toEqual(added(id));
    }
    expect((await taken).value).toEqual(added(0));
    await expect(slow.next()).rejects.toBeInstanceOf(EventsMissedError);
    expect(await slow.next()).toMatchObject({ done: true });
  });
});

const { TEST_REDIS_URL: redisUrl } = process.env;
// Without Redis there is only one instance.
if (redisUrl)
  describe('live events of two instances', () => {
    let proxies: TcpProxy[];
    let namespace: string;

    beforeEach(() => {
      proxies = [];
      namespace = `test-${randomUUID()}`;
    });
    afterEach(() => proxies.forEach((proxy) => proxy.close()));

    /** Starts an instance with its own connection to Redis. */
    async function instance() {
      const proxy = await openTcpProxy(redisUrl as string);
      proxies.push(proxy);
      const bus = open(proxy.url, namespace);
      await bus.listening;
      return { bus, proxy, ...hear(bus) };
    }

    it('are received once by both, from the start', async () => {
      const [one, two] = [await instance(), await instance()];
      one.bus.publish(ADDED, added(1));
      expect(one.heard).toEqual([1]);
      await two.until(1);
      two.bus.publish(ADDED, added(2));
      expect(await one.until(2)).toEqual([1, 2]);
      expect(two.heard).toEqual([1, 2]);
    });

    it('are not sent to another installation', async () => {
      const [one, two] = [await instance(), await instance()];
      namespace += '-other';
      const [three, four] = [await instance(), await instance()];
      one.bus.publish(ADDED, added(1));
      await two.until(1);
      three.bus.publish(ADDED, added(2));
      expect(await four.until(2)).toEqual([2]);
      expect(two.heard).toEqual([1]);
    });

    it('report that some may be missing when Redis was away, and resume', async () => {
      const [one, two] = [await instance(), await instance()];
      const gap = gapOf(two.bus);
      two.proxy.cut();
      one.bus.publish(ADDED, added(1));
      two.bus.publish(ADDED, added(2));
      expect(two.heard).toEqual([2]);
      two.proxy.mend();
      await gap;
      one.bus.publish(ADDED, added(3));
      expect(await two.until(3)).toEqual([2, 3]);
    });

    it('report to the other instances too that events of one instance were not sent', async () => {
      const [one, two] = [await instance(), await instance()];
      const gap = gapOf(two.bus);
      one.proxy.cut();
      one.bus.publish(ADDED, added(1));
      one.proxy.mend();
      await gap;
      expect(two.heard).toEqual([]);
    });
  });
