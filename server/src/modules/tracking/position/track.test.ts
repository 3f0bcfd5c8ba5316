import { makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { readPosition, type TrackerPosition, type TrackerState } from '../../../platform/tracker/tracker-position.js';
import { simulate, simulatedKmPerDay, simulateWire } from '../../../platform/tracker/simulator.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { PositionFeed } from './position-feed.js';
import { PositionRecorder } from './position-recorder.js';
import { keepPositions } from './position-store.js';

const DAY = '2026-11-18';
const MORNING = Date.parse(`${DAY}T00:00:00Z`);
const MINUTES = Array.from({ length: 1440 }, (_, minute) => new Date(MORNING + minute * 60_000));
const TRACK = `query ($id: ID!, $day: LocalDate!) { vehicleTrack(vehicleId: $id, day: $day) {
  distanceKm topSpeedKph drivingMinutes rentalNumbers points { at speedKph state } stops { from to address } } }`;

interface Track {
  distanceKm: number;
  topSpeedKph: number;
  drivingMinutes: number;
  rentalNumbers: string[];
  points: { at: string }[];
  stops: { from: string; to: string; address: string }[];
}

const DEVICE = '352094081100000';
/** A device that is out of reach for a while every day during a drive. */
const SILENT = deviceWhere((states) =>
  states.some((state, at) => state === 'DISCONNECTED' && states[at - 1] === 'MOVING'),
);
/** A device without an odometer. */
const WITHOUT_ODOMETER = '352094081107919';

let app: TestApp;
let staff: string;
let rented: Vehicle;
let silent: Vehicle;
let withoutOdometer: Vehicle;
let idle: Vehicle;
let rental: Reservation;
let recorder: PositionRecorder;
let clock = new Date(MORNING);

/** Finds a device whose states of a day, minute by minute, match a condition. */
function deviceWhere(holds: (states: readonly TrackerState[]) => boolean): string {
  for (let number = 0; number < 500; number++) {
    const device = `simulated-${number}`;
    if (holds(MINUTES.map((minute) => simulate(device, minute).state))) return device;
  }
  throw new Error('No simulated device has such a day.');
}

async function makeRented(deviceId: string, odometerKm?: number): Promise<[Vehicle, Reservation]> {
  const vehicle = await makeVehicle(app.database, { deviceId, ...(odometerKm && { odometerKm }) });
  const reservation = await makeReservation(app.database, {
    vehicle,
    status: ReservationStatus.ACCEPTED,
    total: '900.00',
    advance: '0.00',
    startsAt: new Date(MORNING),
    endsAt: new Date(MORNING + 86_400_000),
  });
  await app.database.orm.em
    .fork()
    .execute(`insert into occupation (vehicle_id, period, reservation_id) values (?, tstzrange(?, ?, '[)'), ?)`, [
      vehicle.id,
      reservation.startsAt,
      reservation.endsAt,
      reservation.id,
    ]);
  return [vehicle, reservation];
}

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database));
  [rented, rental] = await makeRented(DEVICE, 10);
  [silent] = await makeRented(SILENT);
  [withoutOdometer] = await makeRented(WITHOUT_ODOMETER);
  idle = await makeVehicle(app.database, { deviceId: '352094081115838' });
  const tracker = {
    position: (device: string): Promise<TrackerPosition | undefined> => {
      const wire = simulateWire(device, clock);
      const { odometerOffsetKM, ...rest } = wire;
      return Promise.resolve(readPosition(device === WITHOUT_ODOMETER ? rest : { odometerOffsetKM, ...rest }));
    },
  };
  // A feed whose current time is the test's clock.
  const feed = new PositionFeed({ tracker, events: app.services.events, leases: app.services.leases });
  const ask = feed.ask.bind(feed);
  feed.ask = async (vehicle) => ({ ...(await ask(vehicle)), at: clock.getTime() });
  const { domainEvents, jobs, settings } = app.services;
  recorder = new PositionRecorder({ em: app.database.orm.em, domainEvents, jobs, settings, feed });
  for (const minute of MINUTES) {
    clock = minute;
    await app.inContext(() => recorder.record(clock));
  }
  await feed.close();
}, 120_000);
afterAll(() => app.close());

async function track(vehicle: Vehicle, day = DAY): Promise<Track | undefined> {
  const { data, errors } = await app.graphql<{ vehicleTrack: Track }>(TRACK, { id: String(vehicle.id), day }, staff);
  expect(errors).toBeUndefined();
  return data?.vehicleTrack;
}

/** Computes the figures of a device's day from the simulator, second by second. */
function routeOf(device: string) {
  const seconds = Array.from({ length: 86_400 }, (_, second) => simulate(device, new Date(MORNING + second * 1000)));
  const drives = seconds.flatMap(({ state }, at) =>
    state === 'MOVING' && seconds[at - 1]?.state !== 'MOVING' ? [at] : [],
  );
  return {
    km: simulatedKmPerDay(device),
    topSpeedKph: Math.round(Math.max(...seconds.map(({ speedKph }) => speedKph))),
    drivingMinutes: seconds.filter(({ state }) => state === 'MOVING').length / 60,
    /** The second of the day at which each drive starts. */
    drives,
  };
}

const SAMPLE_SECONDS = 60;

describe('a day of a rented vehicle', () => {
  it('has the figures of the road it drove', async () => {
    const found = await track(rented);
    const route = routeOf(DEVICE);
    expect(found?.points).toHaveLength(1440);
    // Odometers have two decimals, and the figure one.
    expect(Math.abs((found?.distanceKm ?? 0) - route.km)).toBeLessThanOrEqual(0.1);
    // The drawn roads keep a speed for longer than a minute.
    expect(found?.topSpeedKph).toBe(route.topSpeedKph);
    // Each drive starts and ends up to one record late.
    expect(Math.abs((found?.drivingMinutes ?? 0) - route.drivingMinutes)).toBeLessThanOrEqual(route.drives.length);
    expect(found?.rentalNumbers).toEqual([rental.number]);
    // It is parked before each drive, and after the last one; all stops of the simulator are longer than five minutes.
    expect(found?.stops).toHaveLength(route.drives.length + 1);
    for (const [index, second] of route.drives.entries()) {
      const left = (Date.parse(found?.stops[index]?.to ?? '') - MORNING) / 1000;
      expect(left - second).toBeGreaterThanOrEqual(0);
      expect(left - second).toBeLessThan(SAMPLE_SECONDS);
    }
  });

  it('has them without an odometer too, except for bends between two records', async () => {
    const found = await track(withoutOdometer);
    const route = routeOf(WITHOUT_ODOMETER);
    expect(found?.topSpeedKph).toBe(route.topSpeedKph);
    expect((found?.distanceKm ?? 0) / route.km).toBeGreaterThan(0.95);
    expect((found?.distanceKm ?? 0) / route.km).toBeLessThan(1.005);
  });

  it('loses no distance while the device is out of reach, and counts no stop', async () => {
    const found = await track(silent);
    const route = routeOf(SILENT);
    expect(Math.abs((found?.distanceKm ?? 0) - route.km)).toBeLessThanOrEqual(0.1);
    const unheard = MINUTES.filter((minute) => simulate(SILENT, minute).state === 'DISCONNECTED').map(Number);
    const [first = 0] = unheard;
    expect(found?.stops.filter(({ from, to }) => Date.parse(from) <= first && Date.parse(to) > first)).toEqual([]);
  });

  it('updates the odometer, which never decreases', async () => {
    const km = async (): Promise<number> => {
      const [row] = await app.database.orm.em
        .fork()
        .execute<{ odometer_km: number }[]>('select odometer_km from vehicle where id = ?', [rented.id]);
      return row?.odometer_km ?? 0;
    };
    const evening = await km();
    expect(evening).toBe(Math.floor(simulate('352094081100000', clock).odometerKm));
    clock = new Date(MORNING);
    await app.inContext(() => recorder.record(clock));
    expect(await km()).toBe(evening);
  });

  it('can be exported as GPX', async () => {
    const { data } = await app.graphql<{ vehicleTrackExport: { fileName: string; url: string } }>(
      'query ($id: ID!, $day: LocalDate!) { vehicleTrackExport(vehicleId: $id, day: $day) { fileName url } }',
      { id: String(rented.id), day: DAY },
      staff,
    );
    const gpx = (await app.download(data?.vehicleTrackExport)).toString();
    expect(data?.vehicleTrackExport.fileName).toBe(`trajet-${rented.plateNumber}-${DAY}.gpx`);
    expect(gpx.match(/<trkpt /g)).toHaveLength(1440);
    expect(gpx).toContain(`<time>${DAY}T00:00:00.000Z</time>`);
  });
});

it('a vehicle that is not rented is not tracked (law 09-08)', async () => {
  expect((await track(idle))?.points).toEqual([]);
});

it('another day has no track; a day that does not exist is refused', async () => {
  for (const day of ['2026-11-17', '1900-01-01']) expect((await track(rented, day))?.points).toEqual([]);
  const { errors } = await app.graphql(TRACK, { id: String(rented.id), day: '2026-02-30' }, staff);
  expect(errors).toHaveLength(1);
});

it('a day begins and ends in agency time, whatever its offset was', async () => {
  // One hour ahead until 2026-09-20; that day had 25 hours.
  const vehicle = await makeVehicle(app.database);
  const times = ['2026-09-19T22:58Z', '2026-09-19T23:02Z', '2026-09-20T23:58Z', '2026-09-21T00:02Z'];
  for (const [index, time] of times.entries()) {
    const position = {
      latitude: 33.5,
      longitude: -7.6 + index / 25,
      speedKph: 60,
      odometerKm: 1000 + index * 4,
      state: 'MOVING',
      address: undefined,
    } as const;
    await keepPositions(app.database.orm.em.fork(), [{ vehicleId: vehicle.id, at: new Date(time), position }]);
  }
  const km: number[] = [];
  for (const day of ['2026-09-19', '2026-09-20', '2026-09-21']) {
    const found = await track(vehicle, day);
    km.push(found?.distanceKm ?? 0);
  }
  // Four kilometres across each midnight, half of them on either side, so nothing is lost or counted twice.
  expect(km).toEqual([2, 8, 2]);
  expect((await track(vehicle, '2026-09-20'))?.points.map(({ at }) => Date.parse(at))).toEqual(
    times.slice(1, 3).map((time) => Date.parse(time)),
  );
});
