import { countStatements } from '../../../../test/count-statements.js';
import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { PositionFeed } from './position-feed.js';
import { PositionRecorder } from './position-recorder.js';
import { PositionRetention } from './position-retention.js';
import { NOTIFICATION_ADDED } from '../../office/notification/notification.events.js';

const START = Date.parse('2026-11-18T10:00:00Z');
const EVENTS = `query ($filter: TrackEventFilter) { trackEvents(filter: $filter) { totalCount items {
  kind vehicleId day startedAt endedAt peakSpeedKph limitKph address rentalNumber } } }`;
const NOTICES = `{ notifications { items { title description vehicleId trackDay reservationNumber } } }`;

interface Event {
  kind: string;
  vehicleId: string;
  day: string;
  startedAt: string;
  endedAt: string | null;
  peakSpeedKph: number | null;
  address: string | null;
  rentalNumber: string | null;
}

/** Longitudes inside, just beyond the border of, and far outside the zone of these tests. */
const PLACES = { home: -7.6, border: -7.4992, away: -7.4 } as const;

let app: TestApp;
let staff: string;
let recorder: PositionRecorder;
let feed: PositionFeed;
let clock = START;
const answers = new Map<string, TrackerPosition | undefined>();
const told: number[] = [];

const at = (minute: number): string => new Date(START + minute * 60_000).toISOString();

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database));
  const tracker = { position: (device: string) => Promise.resolve(answers.get(device)) };
  const { events, domainEvents, leases, jobs, settings } = app.services;
  feed = new PositionFeed({ tracker, events, leases });
  const ask = feed.ask.bind(feed);
  // Devices answer some seconds after the minute's job began.
  feed.ask = async (vehicle) => ({ ...(await ask(vehicle)), at: clock + 4_000 });
  events.listen(NOTIFICATION_ADDED, ({ notificationId }) => told.push(notificationId));
  recorder = new PositionRecorder({ em: app.database.orm.em, domainEvents, jobs, settings, feed });
});
afterAll(async () => {
  await feed.close();
  await app.close();
});

const sql = (text: string, params: unknown[] = []) => app.database.orm.em.fork().execute(text, params);

async function rent(vehicle: Vehicle, from = 0, to = 10_000): Promise<Reservation> {
  const [startsAt, endsAt] = [new Date(at(from)), new Date(at(to))];
  const reservation = await makeReservation(app.database, {
    vehicle,
    status: ReservationStatus.ACCEPTED,
    total: '900.00',
    advance: '0.00',
    startsAt,
    endsAt,
  });
  await sql(`insert into occupation (vehicle_id, period, reservation_id) values (?, tstzrange(?, ?, '[)'), ?)`, [
    vehicle.id,
    startsAt,
    endsAt,
    reservation.id,
  ]);
  return reservation;
}

let devices = 0;
const makeTracked = (change: Parameters<typeof makeVehicle>[1] = {}): Promise<Vehicle> =>
  makeVehicle(app.database, { deviceId: `device-${++devices}`, ...change });

/** Runs the job of one minute, with a speed at home or a place. */
async function minute(
  number: number,
  seen: readonly [Vehicle, number | keyof typeof PLACES | 'silent'][],
): Promise<void> {
  clock = START + number * 60_000;
  answers.clear();
  for (const [vehicle, what] of seen) {
    if (what === 'silent') continue;
    const speedKph = typeof what === 'number' ? what : 50;
    answers.set(vehicle.deviceId ?? '', {
      latitude: 33.6,
      longitude: PLACES[typeof what === 'number' ? 'home' : what],
      speedKph,
      odometerKm: undefined,
      state: 'MOVING',
      address: `à ${speedKph}`,
    });
  }
  await app.inContext(() => recorder.record(new Date(clock)));
}

async function eventsOf(filter: Record<string, unknown>): Promise<Event[]> {
  const { data, errors } = await app.graphql<{ trackEvents: { items: Event[] } }>(EVENTS, { filter }, staff);
  expect(errors).toBeUndefined();
  return data?.trackEvents.items ?? [];
}

const notices = async () =>
  (await app.graphql<{ notifications: { items: { title: string; description: string }[] } }>(NOTICES, {}, staff)).data
    ?.notifications.items ?? [];

describe('driving too fast', () => {
  it('is one event and one notification, from the first of two records to the first slow one', async () => {
    const vehicle = await makeTracked();
    const rental = await rent(vehicle);
    const before = told.length;
    const speeds = [100, 121, 100, 130, 142, 150, 119, 135, 90, 80, 70];
    for (const [number, speed] of speeds.entries()) await minute(number, [[vehicle, speed]]);
    expect(await eventsOf({ vehicleId: vehicle.id })).toEqual([
      {
        kind: 'OVERSPEED',
        vehicleId: String(vehicle.id),
        day: '2026-11-18',
        startedAt: expect.stringContaining('2026-11-18T10:03:04'),
        endedAt: expect.stringContaining('2026-11-18T10:08:04'),
        peakSpeedKph: 150,
        limitKph: 120,
        address: 'à 150',
        rentalNumber: rental.number,
      },
    ]);
    expect(told.length - before).toBe(1);
    const [notice] = await notices();
    expect(notice).toEqual({
      title: 'Excès de vitesse',
      description: `${vehicle.name} (${vehicle.plateNumber}) · 142 km/h à 10:03 (limite 120 km/h) · à 142 · location ${rental.number}`,
      vehicleId: String(vehicle.id),
      trackDay: '2026-11-18',
      reservationNumber: rental.number,
    });
  });

  it('is reported once however often the same minute is processed, and by however many instances', async () => {
    const vehicle = await makeTracked();
    await rent(vehicle);
    const before = told.length;
    await minute(20, [[vehicle, 140]]);
    await minute(20, [[vehicle, 140]]);
    clock += 500;
    await app.inContext(() => recorder.record(new Date(clock)));
    expect(await eventsOf({ vehicleId: vehicle.id })).toEqual([]);
    await Promise.all([minute(21, [[vehicle, 140]]), minute(21, [[vehicle, 140]])]);
    expect(await eventsOf({ vehicleId: vehicle.id })).toHaveLength(1);
    expect(told.length - before).toBe(1);
  });

  it('ends at the last record when the device falls silent, or when the rental ends', async () => {
    const [silent, returned] = [await makeTracked(), await makeTracked()];
    await rent(silent);
    await rent(returned, 0, 42);
    await minute(40, [
      [silent, 140],
      [returned, 140],
    ]);
    await minute(41, [
      [silent, 140],
      [returned, 140],
    ]);
    await minute(51, [[silent, 'silent']]);
    expect((await eventsOf({ vehicleId: silent.id }))[0]).toMatchObject({ endedAt: null });
    await minute(52, [[silent, 'silent']]);
    for (const vehicle of [silent, returned]) {
      expect((await eventsOf({ vehicleId: vehicle.id }))[0]).toMatchObject({
        endedAt: expect.stringContaining('T10:41:04'),
      });
    }
  });

  it('is ignored if the settings have no speed limit', async () => {
    const vehicle = await makeTracked();
    await rent(vehicle);
    await sql(
      `insert into settings (id, cover_files, services, updated_at, overspeed_kph) values (1, '{}', '[]', now(), null)`,
    );
    for (const number of [60, 61, 62]) await minute(number, [[vehicle, 200]]);
    expect(await eventsOf({ vehicleId: vehicle.id })).toEqual([]);
    await sql('update settings set overspeed_kph = 120');
  });
});

describe('leaving the zones', () => {
  const SQUARE = JSON.stringify(
    [
      [33.5, -7.7],
      [33.7, -7.7],
      [33.7, -7.5],
      [33.5, -7.5],
    ].map(([latitude, longitude]) => ({ latitude, longitude })),
  );
  const addZone = (categories: readonly string[], active = true) =>
    sql(
      `insert into zone (created_at, updated_at, name, color, active, categories, vertices) values (now(), now(), 'Z', '#0b6e3f', ?, ?, ?::jsonb)`,
      [active, `{${categories.join(',')}}`, SQUARE],
    );

  it('is no event without an active zone for the vehicle', async () => {
    const vehicle = await makeTracked({ category: VehicleCategory.LUXURY_SEDAN });
    await rent(vehicle);
    await addZone([], false);
    await addZone([VehicleCategory.CITY_CAR]);
    for (const number of [100, 101, 102]) await minute(number, [[vehicle, 'away']]);
    expect(await eventsOf({ vehicleId: vehicle.id })).toEqual([]);
  });

  it("is one event while it is outside; a device's inaccuracy at the border makes none", async () => {
    const [leaver, neighbour] = [await makeTracked(), await makeTracked()];
    const rental = await rent(leaver);
    await rent(neighbour);
    const before = told.length;
    const seen = ['home', 'away', 'away', 'border', 'home', 'away', 'border', 'home', 'home'] as const;
    for (const [index, place] of seen.entries()) {
      await minute(110 + index, [
        [leaver, place],
        [neighbour, index % 2 ? 'home' : 'border'],
      ]);
    }
    expect(await eventsOf({ vehicleId: leaver.id, kind: 'OUT_OF_ZONE' })).toMatchObject([
      {
        startedAt: expect.stringContaining('T11:51:04'),
        endedAt: expect.stringContaining('T11:57:04'),
        peakSpeedKph: null,
        rentalNumber: rental.number,
      },
    ]);
    expect(await eventsOf({ vehicleId: neighbour.id })).toEqual([]);
    expect(told.length - before).toBe(1);
    expect((await notices())[0]?.title).toBe('Sortie de zone');
  });

  it('is separate for each driver: one that continues in the next rental is reported again', async () => {
    const vehicle = await makeTracked();
    const first = await rent(vehicle, 0, 152);
    const second = await rent(vehicle, 152, 10_000);
    for (const number of [150, 151, 152, 153, 154]) await minute(number, [[vehicle, 'away']]);
    expect((await eventsOf({ vehicleId: vehicle.id })).map((event) => [event.rentalNumber, event.endedAt])).toEqual([
      [second.number, null],
      [first.number, expect.stringContaining('T12:31:04')],
    ]);
    expect(await eventsOf({ rentalNumber: second.number })).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is filtered by vehicle, rental, kind and day', async () => {
    const all = await eventsOf({});
    expect(all.length).toBeGreaterThan(4);
    expect((await eventsOf({ kind: 'OVERSPEED' })).every(({ kind }) => kind === 'OVERSPEED')).toBe(true);
    expect(await eventsOf({ day: '2026-11-18' })).toHaveLength(all.length);
    expect(await eventsOf({ day: '2026-11-17' })).toEqual([]);
    expect(await eventsOf({ rentalNumber: 'nothing' })).toEqual([]);
  });

  it.each([
    ['a visitor', undefined, 'UNAUTHENTICATED'],
    ['the customer whose rental it is', 'customer', 'FORBIDDEN'],
  ])('is not for %s', async (_, who, code) => {
    const token = who && (await app.tokenFor(await makeCustomer(app.database)));
    expect((await app.graphql(EVENTS, {}, token)).errors?.[0]?.extensions.code).toBe(code);
  });

  it('is deleted with the positions, together with its notifications', async () => {
    expect(await notices()).not.toEqual([]);
    const { jobs, settings } = app.services;
    // One per batch, so that it takes several.
    const bounds = { batch: 1, batches: 100 };
    const retention = new PositionRetention({ em: app.database.orm.em, jobs, settings, bounds });
    await app.inContext(() => retention.forget(new Date(START + 92 * 86_400_000)));
    expect(await eventsOf({})).toEqual([]);
    expect(await notices()).toEqual([]);
  });
});

describe('vehicles that are not rented', () => {
  it('are tracked only if the agency chooses so', async () => {
    const vehicle = await makeTracked();
    const followed = async (): Promise<number> => {
      const rows = await sql('select 1 from vehicle_position where vehicle_id = ?', [vehicle.id]);
      return (rows as unknown[]).length;
    };
    await minute(300, [[vehicle, 50]]);
    expect(await followed()).toBe(0);
    await sql('update settings set track_always = true');
    await minute(301, [[vehicle, 50]]);
    expect(await followed()).toBe(1);
    await sql('update settings set track_always = false');
  });
});

it('a minute of the whole fleet takes a constant number of statements', async () => {
  const fleet: [Vehicle, number][] = [];
  const counts: number[] = [];
  for (const size of [1, 5, 20]) {
    while (fleet.length < size) {
      const vehicle = await makeTracked();
      await rent(vehicle);
      fleet.push([vehicle, 50]);
    }
    counts.push(await countStatements(() => minute(400 + size, fleet)));
  }
  expect(new Set(counts).size).toBe(1);
});
