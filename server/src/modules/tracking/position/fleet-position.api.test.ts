import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { countStatements } from '../../../../test/count-statements.js';
import { makeEmployee, makeRental, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { until } from '../../../../test/until.js';
import type { TrackerPosition, TrackerState } from '../../../platform/tracker/tracker-position.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { keepPositions } from './position-store.js';

const WHEREABOUTS = `vehicleId at state positionAt since problem position { latitude state address odometerKm }`;
const FLEET = `{ fleetPositions { id name plateNumber whereabouts { ${WHEREABOUTS} } } }`;
const BATCHES = `subscription { fleetPositions { changes { ${WHEREABOUTS} } unchanged { vehicleId at } } }`;
const STANDING = `query ($id: ID!) { vehicleStanding(vehicleId: $id) {
  whereabouts { state positionAt position { latitude } } since rental { number customerId customerName phone } } }`;
const MINUTE_MS = 60_000;

const HERE: TrackerPosition = {
  latitude: 33.59,
  longitude: -7.6,
  speedKph: 0,
  odometerKm: undefined,
  state: 'PARKED',
  address: 'Aïn Sebaâ, Casablanca',
};

interface Row {
  id: string;
  whereabouts: { state: string; at: string | null; positionAt: string | null; problem: string | null };
}

let app: TestApp;
let staff: string;
let rented: Vehicle;
let tracked: Vehicle;
let untracked: Vehicle;

beforeAll(async () => {
  app = await startTestApp({ tracker: { position: async (device) => (device === 'mute' ? undefined : HERE) } });
  staff = await app.tokenFor(await makeEmployee(app.database));
  rented = await makeVehicle(app.database, { name: 'A', deviceId: 'one' });
  tracked = await makeVehicle(app.database, { name: 'B', deviceId: 'mute' });
  untracked = await makeVehicle(app.database, { name: 'C' });
  await makeVehicle(app.database, { deviceId: 'gone', archivedAt: new Date() });
  await record(rented, 4, 'MOVING');
  for (const minutes of [3, 2, 1]) await record(rented, minutes, 'PARKED');
  await record(tracked, 10, 'PARKED');
});
afterAll(() => app.close());

const ago = (minutes: number): Date => new Date(Date.now() - minutes * MINUTE_MS);

async function record(vehicle: Vehicle, minutes: number, state: TrackerState): Promise<void> {
  const position = { latitude: 31.6, longitude: -8, speedKph: 0, odometerKm: undefined, state, address: undefined };
  await keepPositions(app.database.orm.em.fork(), [{ vehicleId: vehicle.id, at: ago(minutes), position }]);
}

const fleet = async (): Promise<Row[]> =>
  (await app.graphql<{ fleetPositions: Row[] }>(FLEET, {}, staff)).data?.fleetPositions ?? [];
const standing = (vehicle: Vehicle | { id: number }) =>
  app.graphql<{ vehicleStanding: Record<string, unknown> }>(STANDING, { id: String(vehicle.id) }, staff);

describe('the fleet map', () => {
  it('has every vehicle in use with its last record, marked as not live', async () => {
    const rows = await fleet();
    expect(rows.map(({ id, whereabouts: { state, at } }) => [Number(id), state, at])).toEqual([
      [rented.id, 'SILENT', null],
      [tracked.id, 'SILENT', null],
      [untracked.id, 'NO_DEVICE', null],
    ]);
    expect(rows[0]?.whereabouts).toMatchObject({ position: { latitude: 31.6, state: 'PARKED' }, problem: null });
    expect(Date.parse(rows[0]?.whereabouts.positionAt ?? '')).toBeLessThan(Date.now() - MINUTE_MS / 2);
  });

  it('takes the same number of statements for many vehicles', async () => {
    const few = await countStatements(fleet);
    for (let more = 0; more < 20; more++) {
      const vehicle = await makeVehicle(app.database, { name: `D${more}`, deviceId: `device ${more}` });
      await record(vehicle, 1, 'PARKED');
    }
    expect(await countStatements(fleet)).toBe(few);
  });

  it('gets live positions while somebody watches, and returns them to queries meanwhile', async () => {
    const client = createClient({
      url: `${(await app.listen()).replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${staff}` },
    });
    const known = new Map<number, Record<string, unknown>>();
    for await (const { data } of client.iterate({ query: BATCHES })) {
      const { changes } = (data as { fleetPositions: { changes: { vehicleId: string }[] } }).fleetPositions;
      for (const change of changes) known.set(Number(change.vehicleId), change);
      if (known.size < 22) continue;
      const [first, second, third] = await fleet();
      expect([first, second, third].map((row) => row?.whereabouts.state)).toEqual(['PARKED', 'SILENT', 'NO_DEVICE']);
      break;
    }
    await client.dispose();
    expect(known.get(rented.id)).toMatchObject({
      state: 'PARKED',
      problem: null,
      position: { latitude: 33.59, state: 'PARKED', address: HERE.address, odometerKm: null },
    });
    expect(known.get(tracked.id)).toMatchObject({
      state: 'SILENT',
      problem: 'NO_COORDINATES',
      position: { latitude: 31.6 },
    });
    // Live positions are dropped when nobody watches.
    await until(async () => (await fleet())[0]?.whereabouts.state === 'SILENT');
  });
});

describe('the current state of a vehicle', () => {
  it('has the recorded start of its state, and the rental it is in', async () => {
    await makeRental(app.database, { vehicle: rented, startsAt: ago(60) });
    const { data } = await standing(rented);
    expect(data?.vehicleStanding).toMatchObject({
      whereabouts: { state: 'SILENT', position: { latitude: 31.6 }, positionAt: expect.anything() },
      rental: { customerId: null, customerName: 'Omar Idrissi', phone: '0612345678' },
    });
    const minutes = (Date.now() - Date.parse(String(data?.vehicleStanding['since']))) / MINUTE_MS;
    expect(Math.floor(minutes)).toBe(3);
  });

  it('leaves out what is unknown', async () => {
    expect((await standing(tracked)).data?.vehicleStanding).toMatchObject({ since: null, rental: null });
    expect((await standing({ id: 999_999 })).errors?.[0]?.extensions.code).toBe('VEHICLE.NOT_FOUND');
  });
});
