import { setTimeout as sleep } from 'node:timers/promises';
import { sharedLeases } from '../../../../test/shared-leases.js';
import { createEventBus, type EventBus } from '../../../platform/events/event-bus.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';
import { PositionFeed } from './position-feed.js';
import type { PositionNews } from './position.events.js';

const HERE: TrackerPosition = {
  latitude: 33.59,
  longitude: -7.6,
  speedKph: 48,
  odometerKm: 1,
  state: 'MOVING',
  address: 'Rabat',
};
const POLL_MS = 40;
const CAR = { id: 7, deviceId: 'seven' };

let events: EventBus;
const feeds: PositionFeed[] = [];

beforeEach(() => {
  events = createEventBus({ redisUrl: undefined, namespace: 'test', onError: () => undefined });
});
afterEach(async () => {
  for (const feed of feeds.splice(0)) await feed.close();
  await events.close();
});

function feedOf(position: () => Promise<TrackerPosition | undefined>, leases = sharedLeases()('one')): PositionFeed {
  const feed = new PositionFeed({ tracker: { position }, events, leases, pollMs: POLL_MS });
  feeds.push(feed);
  return feed;
}

async function take(watch: AsyncIterableIterator<PositionNews>, count: number): Promise<PositionNews[]> {
  const found: PositionNews[] = [];
  while (found.length < count) found.push((await watch.next()).value as PositionNews);
  return found;
}

describe('live positions', () => {
  it('ask a device once per round, however many watch, and tell each watcher', async () => {
    let calls = 0;
    const feed = feedOf(async () => {
      calls += 1;
      return { ...HERE, speedKph: calls };
    });
    const watches = Array.from({ length: 50 }, () => feed.watch(CAR));
    const seen = await Promise.all(watches.map((watch) => take(watch, 3)));
    expect(seen.every((news) => news.map(({ position }) => position?.speedKph).join() === '1,2,3')).toBe(true);
    expect(calls).toBeLessThanOrEqual(4);
    for (const watch of watches) await watch.return?.();
  });

  it('stop when the last watcher leaves, even a waiting one', async () => {
    let calls = 0;
    const feed = feedOf(async () => {
      calls += 1;
      return HERE;
    });
    const [first, second] = [feed.watch(CAR), feed.watch(CAR)];
    await Promise.all([take(first, 1), take(second, 1)]);
    await first.return?.();
    expect(feed.watched).toBe(1);
    const waiting = second.next();
    await second.return?.();
    await second.return?.();
    expect(await waiting).toMatchObject({ done: true });
    expect(feed.watched).toBe(0);
    const asked = calls;
    await sleep(POLL_MS * 3);
    expect(calls).toBe(asked);
  });

  it('give later watchers the known state at once', async () => {
    const feed = feedOf(async () => HERE);
    const early = feed.watch(CAR);
    await take(early, 1);
    await sleep(1);
    const [known] = await take(feed.watch(CAR), 1);
    expect(known?.position).toEqual(HERE);
  });

  it('report missing coordinates and a service that is down, and continue', async () => {
    const answers = [async () => undefined, () => Promise.reject(new Error('down')), async () => HERE];
    let call = 0;
    const feed = feedOf(() => (answers[call++] ?? (async () => HERE))());
    const news = await take(feed.watch(CAR), 3);
    expect(news.map(({ problem }) => problem)).toEqual(['NO_COORDINATES', 'TRACKER_DOWN', null]);
  });

  it('wait for a slow answer instead of asking again', async () => {
    let running = 0;
    let most = 0;
    const feed = feedOf(async () => {
      most = Math.max(most, ++running);
      await sleep(POLL_MS * 2.5);
      running -= 1;
      return HERE;
    });
    await take(feed.watch(CAR), 2);
    expect(most).toBe(1);
  });

  it('keep vehicles apart', async () => {
    const feed = feedOf(async () => HERE);
    const [one, two] = [feed.watch(CAR), feed.watch({ id: 8, deviceId: 'eight' })];
    const ids = await Promise.all([take(one, 2), take(two, 2)]);
    expect(ids.map((news) => [...new Set(news.map(({ vehicleId }) => vehicleId))])).toEqual([[7], [8]]);
  });

  it('are asked for by one of two instances, and by the other when the first is gone', async () => {
    const leasesOf = sharedLeases();
    const calls = { one: 0, two: 0 };
    const ask = (name: keyof typeof calls) => async () => {
      calls[name] += 1;
      return HERE;
    };
    const one = feedOf(ask('one'), leasesOf('one'));
    const watchOne = one.watch(CAR);
    await take(watchOne, 1);
    const watchTwo = feedOf(ask('two'), leasesOf('two')).watch(CAR);
    await take(watchTwo, 2);
    expect(calls.two).toBe(0);
    await one.close();
    await take(watchTwo, 1);
    expect(calls.two).toBeGreaterThan(0);
  });
});
