import { setTimeout as sleep } from 'node:timers/promises';
import { sharedLeases } from '../../../../test/shared-leases.js';
import { createEventBus, type EventBus } from '../../../platform/events/event-bus.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';
import { FleetFeed } from './fleet-feed.js';
import { type FleetBatch, FleetMemory, FleetWatch, type LastKnown, MAX_BATCH } from './fleet-news.js';
import type { TrackedVehicle } from './position-feed.js';
import type { FleetNews, PositionNews } from './position.events.js';

const HERE: TrackerPosition = {
  latitude: 33.59,
  longitude: -7.6,
  speedKph: 48,
  odometerKm: 1,
  state: 'MOVING',
  address: 'Rabat',
};
const SWEEP_MS = 80;
const FLEET = Array.from({ length: 450 }, (_, index) => ({ id: index + 1, deviceId: `device ${index + 1}` }));

let events: EventBus;
let faults: unknown[];
let sweeps: number;
const feeds: FleetFeed[] = [];

beforeEach(() => {
  faults = [];
  sweeps = 0;
  events = createEventBus({ redisUrl: undefined, namespace: 'test', onError: () => undefined });
});
afterEach(async () => {
  for (const feed of feeds.splice(0)) await feed.close();
  await events.close();
  expect(faults).toEqual([]);
});

type Answer = (vehicle: TrackedVehicle) => Promise<Pick<PositionNews, 'position' | 'problem'>>;

const found: Answer = async () => ({ position: HERE, problem: null });

function feedOf(
  answer: Answer,
  { leases = sharedLeases()('one'), fleet = FLEET, recorded = new Map<number, LastKnown>() } = {},
): FleetFeed {
  const feed = new FleetFeed({
    feed: { ask: async (vehicle) => ({ vehicleId: vehicle.id, at: Date.now(), ...(await answer(vehicle)) }) },
    events,
    leases,
    records: {
      tracked: async () => {
        sweeps += 1;
        return [...fleet];
      },
      lastKnown: async () => recorded,
    },
    onError: (error) => faults.push(error),
    sweepMs: SWEEP_MS,
  });
  feeds.push(feed);
  return feed;
}

/** Collects what a watcher learns, in batches, until `enough`. */
async function follow(
  watch: AsyncIterableIterator<FleetBatch>,
  enough: (known: ReadonlyMap<number, FleetNews>, batches: readonly FleetBatch[]) => boolean,
) {
  const known = new Map<number, FleetNews>();
  const batches: FleetBatch[] = [];
  while (!enough(known, batches)) {
    const { value, done } = await watch.next();
    if (done) throw new Error('the watch ended');
    batches.push(value);
    for (const change of value.changes) known.set(change.vehicleId, change);
  }
  return { known, batches };
}

const whole = (known: ReadonlyMap<number, FleetNews>): boolean => known.size === FLEET.length;

describe('positions of the fleet', () => {
  it('come in batches, and each device is asked once per sweep however many watch', async () => {
    const asked = new Map<number, number>();
    const feed = feedOf(async ({ id }) => {
      asked.set(id, (asked.get(id) ?? 0) + 1);
      return { position: { ...HERE, latitude: 30 + asked.get(id)! / 100 }, problem: null };
    });
    const watches = Array.from({ length: 20 }, () => feed.watch());
    const seen = await Promise.all(watches.map((watch) => follow(watch, whole)));
    expect(seen.every(({ batches }) => batches.every(({ changes }) => changes.length <= MAX_BATCH))).toBe(true);
    expect(Math.max(...seen.map(({ batches }) => batches.length))).toBeLessThan(10);
    expect(Math.max(...asked.values())).toBeLessThanOrEqual(sweeps);
  });

  it('are asked of a bounded number of devices at once', async () => {
    let [running, most] = [0, 0];
    const feed = feedOf(async () => {
      most = Math.max(most, ++running);
      await sleep(2);
      running -= 1;
      return { position: HERE, problem: null };
    });
    await follow(feed.watch(), whole);
    expect(most).toBeLessThanOrEqual(64);
  });

  it('report no change for a vehicle that did not move, only the time of the check', async () => {
    const watch = feedOf(found, { fleet: FLEET.slice(0, 3) }).watch();
    const { batches } = await follow(watch, (_, all) => all.some(({ unchanged }) => unchanged.length === 3));
    expect(batches.flatMap(({ changes }) => changes)).toHaveLength(3);
  });

  it('are sent at once to watchers who come later', async () => {
    const feed = feedOf(found);
    await follow(feed.watch(), whole);
    const { value } = await feed.watch().next();
    expect((value as FleetBatch).changes).toHaveLength(MAX_BATCH);
  });

  it('are dropped, and no device is asked, once the last watcher has left', async () => {
    let calls = 0;
    const feed = feedOf(async () => {
      calls += 1;
      return { position: HERE, problem: null };
    });
    const [first, second] = [feed.watch(), feed.watch()];
    await follow(first, whole);
    await first.return?.();
    expect(feed.lastOf(1)?.position).toEqual(HERE);
    const waiting = follow(second, () => false).catch(() => 'ended');
    await second.return?.();
    expect(await waiting).toBe('ended');
    expect(feed.lastOf(1)).toBeUndefined();
    const asked = calls;
    await sleep(SWEEP_MS * 2);
    expect(calls).toBe(asked);
  });

  it('stay the last known, with their age, while the service is down, and resume after', async () => {
    let down = false;
    const feed = feedOf(async () => (down ? { position: null, problem: 'TRACKER_DOWN' } : found(FLEET[0]!)), {
      fleet: FLEET.slice(0, 1),
    });
    const watch = feed.watch();
    const before = (await follow(watch, (known) => known.size === 1)).known.get(1);
    down = true;
    const silent = (await follow(watch, (known) => known.get(1)?.problem === 'TRACKER_DOWN')).known.get(1);
    expect([silent?.position, silent?.at === silent?.positionAt]).toEqual([before?.position, false]);
    down = false;
    const after = (await follow(watch, (known) => known.get(1)?.problem === null)).known.get(1);
    expect(after?.positionAt).toBeGreaterThan(silent?.positionAt ?? Infinity);
  });

  it('are the last recorded ones for a watcher who comes while the service is down', async () => {
    const feed = feedOf(async () => ({ position: null, problem: 'TRACKER_DOWN' }), {
      fleet: FLEET.slice(0, 2),
      recorded: new Map([[2, { position: HERE, positionAt: 5 }]]),
    });
    const { known } = await follow(feed.watch(), (told) => told.size === 2);
    expect(known.get(1)).toMatchObject({ problem: 'TRACKER_DOWN', position: null, positionAt: null });
    expect(known.get(2)).toMatchObject({ problem: 'TRACKER_DOWN', position: HERE, positionAt: 5 });
  });

  it('are asked for by one of two instances, sent to the other at once, and asked for by it when the first is gone', async () => {
    const leasesOf = sharedLeases();
    const calls = { one: 0, two: 0 };
    const count =
      (name: keyof typeof calls): Answer =>
      async () => {
        calls[name] += 1;
        return { position: HERE, problem: null };
      };
    const one = feedOf(count('one'), { leases: leasesOf('one') });
    await follow(one.watch(), whole);
    const two = feedOf(count('two'), { leases: leasesOf('two') });
    const watchTwo = two.watch();
    await follow(watchTwo, whole);
    expect(calls.two).toBe(0);
    await one.close();
    await follow(watchTwo, () => calls.two >= FLEET.length);
  });
});

describe('the known state of a vehicle', () => {
  const at = (time: number, state: TrackerPosition['state'] | null): PositionNews => ({
    vehicleId: 1,
    at: time,
    position: state && { ...HERE, state },
    problem: state ? null : 'TRACKER_DOWN',
  });

  it('has the start of its state, once a change was seen, even across a silence', () => {
    const memory = new FleetMemory();
    const since = (news: PositionNews): number | null => {
      const weighed = memory.weigh(news);
      memory.accept([weighed]);
      return weighed.since;
    };
    expect([at(1, 'MOVING'), at(2, 'PARKED'), at(3, null), at(4, 'PARKED'), at(5, 'MOVING')].map(since)).toEqual([
      null,
      2,
      2,
      2,
      5,
    ]);
  });

  it('is never replaced by an older one', () => {
    const memory = new FleetMemory();
    memory.accept([memory.weigh(at(5, 'MOVING'))]);
    expect(memory.accept([memory.weigh(at(4, 'PARKED'))])).toEqual({ changes: [], unchanged: [] });
    expect(memory.get(1)?.position?.state).toBe('MOVING');
  });

  it('is merged for a slow watcher: the newest of each vehicle, once', async () => {
    const watch = new FleetWatch(() => undefined);
    const memory = new FleetMemory();
    for (let time = 1; time <= 5; time++)
      watch.tell(memory.accept([memory.weigh(at(time, time % 2 ? 'MOVING' : 'PARKED'))]));
    const { value } = await watch.next();
    expect((value as FleetBatch).changes.map(({ at: time }) => time)).toEqual([5]);
  });
});
