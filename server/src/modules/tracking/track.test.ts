import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeEmployee, makeReservation, makeVehicle } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { readPosition, type TrackerPosition } from '../../infra/tracker/tracker-position.js';
import { simulate, simulatedKmPerDay, simulateWire } from '../../infra/tracker/simulator.js';
import { ReservationStatus } from '../reservation/reservation.status.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { Vehicle } from '../vehicle/vehicle.entity.js';
import { PositionFeed } from './position-feed.js';
import { PositionRecorder } from './position-recorder.js';

const DAY = '2026-11-18';
const MORNING = Date.parse(`${DAY}T00:00:00Z`);
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

let app: TestApp;
let staff: string;
let rented: Vehicle;
let idle: Vehicle;
let rental: Reservation;
let recorder: PositionRecorder;
let clock = new Date(MORNING);

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database));
  rented = await makeVehicle(app.database, { deviceId: '352094081100000', odometerKm: 10 });
  idle = await makeVehicle(app.database, { deviceId: '352094081107919' });
  rental = await makeReservation(app.database, {
    vehicle: rented,
    status: ReservationStatus.ACCEPTED,
    total: '900.00',
    advance: '0.00',
    startsAt: new Date(MORNING),
    endsAt: new Date(MORNING + 86_400_000),
  });
  await app.database.orm.em
    .fork()
    .execute(`insert into occupation (vehicle_id, period, reservation_id) values (?, tstzrange(?, ?, '[)'), ?)`, [
      rented.id,
      rental.startsAt,
      rental.endsAt,
      rental.id,
    ]);
  const tracker = {
    position: (device: string): Promise<TrackerPosition | undefined> =>
      Promise.resolve(readPosition(simulateWire(device, clock))),
  };
  // A feed whose "now" is the clock of the test.
  const feed = new PositionFeed({ tracker, events: app.services.events, leases: app.services.leases });
  const ask = feed.ask.bind(feed);
  feed.ask = async (vehicle) => ({ ...(await ask(vehicle)), at: clock.getTime() });
  recorder = new PositionRecorder({ em: app.database.orm.em, jobs: app.services.jobs, feed });
  for (let minute = 0; minute < 1440; minute += 2) {
    clock = new Date(MORNING + minute * 60_000);
    await app.inContext(() => recorder.record(clock));
  }
  await feed.close();
});
afterAll(() => app.close());

async function track(vehicle: Vehicle, day = DAY): Promise<Track | undefined> {
  const { data, errors } = await app.graphql<{ vehicleTrack: Track }>(TRACK, { id: String(vehicle.id), day }, staff);
  expect(errors).toBeUndefined();
  return data?.vehicleTrack;
}

describe('a day of a rented vehicle', () => {
  it('has the figures of the road it drove', async () => {
    const found = await track(rented);
    const whole = simulatedKmPerDay('352094081100000');
    expect(found?.points).toHaveLength(720);
    expect(Math.abs((found?.distanceKm ?? 0) - whole) / whole).toBeLessThan(0.02);
    const speeds = Array.from({ length: 720 }, (_, step) =>
      simulate('352094081100000', new Date(MORNING + step * 120_000)),
    );
    expect(found?.topSpeedKph).toBe(Math.round(Math.max(...speeds.map(({ speedKph }) => speedKph))));
    expect(
      Math.abs((found?.drivingMinutes ?? 0) - 2 * speeds.filter(({ state }) => state === 'MOVING').length),
    ).toBeLessThan(8);
    expect(found?.rentalNumbers).toEqual([rental.number]);
    expect(found?.stops.length).toBeGreaterThanOrEqual(2);
  });

  it('feeds the odometer, which never goes back', async () => {
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

  it('leaves as GPX', async () => {
    const { data } = await app.graphql<{ vehicleTrackExport: { fileName: string; base64: string } }>(
      'query ($id: ID!, $day: LocalDate!) { vehicleTrackExport(vehicleId: $id, day: $day) { fileName base64 } }',
      { id: String(rented.id), day: DAY },
      staff,
    );
    const gpx = Buffer.from(data?.vehicleTrackExport.base64 ?? '', 'base64').toString();
    expect(data?.vehicleTrackExport.fileName).toBe(`trajet-${rented.plateNumber}-${DAY}.gpx`);
    expect(gpx.match(/<trkpt /g)).toHaveLength(720);
    expect(gpx).toContain(`<time>${DAY}T00:00:00.000Z</time>`);
  });
});

it('a vehicle that is not rented is not followed (law 09-08)', async () => {
  expect((await track(idle))?.points).toEqual([]);
});

it('another day has no track; a day that does not exist is refused', async () => {
  expect((await track(rented, '2026-11-17'))?.points).toEqual([]);
  const { errors } = await app.graphql(TRACK, { id: String(rented.id), day: '2026-02-30' }, staff);
  expect(errors).toHaveLength(1);
});

it('what is older than ninety days is forgotten, the rest is kept', async () => {
  const count = () => app.inContext(() => recorder.forget(new Date(MORNING + 90 * 86_400_000)));
  expect(await count()).toBe(0);
  expect(await app.inContext(() => recorder.forget(new Date(MORNING + 91 * 86_400_000)))).toBe(720);
});
