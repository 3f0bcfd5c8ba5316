import { makeCustomer, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import type { TrackerPosition } from '../../../platform/tracker/tracker-position.js';
import { TrackerDownError } from '../../../platform/tracker/tracker-client.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';

const NOW = `query ($id: ID!) { vehiclePosition(vehicleId: $id) {
  vehicleId problem position { latitude longitude speedKph odometerKm state address } } }`;

const HERE: TrackerPosition = {
  latitude: 33.59,
  longitude: -7.6,
  speedKph: 48.5,
  odometerKm: 12_345.6,
  state: 'MOVING',
  address: 'Aïn Sebaâ, Casablanca',
};

let app: TestApp;
let staff: string;
let customer: string;
let tracked: Vehicle;
let untracked: Vehicle;
let answer: () => TrackerPosition | undefined;

beforeAll(async () => {
  const tracker = { position: (): Promise<TrackerPosition | undefined> => Promise.resolve().then(() => answer()) };
  app = await startTestApp({ tracker });
  staff = await app.tokenFor(await makeEmployee(app.database));
  customer = await app.tokenFor(await makeCustomer(app.database));
  tracked = await makeVehicle(app.database, { deviceId: 'GPS_1-A' });
  untracked = await makeVehicle(app.database);
});
afterAll(() => app.close());
beforeEach(() => {
  answer = () => HERE;
});

const now = async (vehicle: Vehicle) =>
  (await app.graphql<{ vehiclePosition: Record<string, unknown> }>(NOW, { id: String(vehicle.id) }, staff)).data
    ?.vehiclePosition;
const device = (id: string, token: string | undefined = staff) =>
  app.rest('GET', `/position/${encodeURIComponent(id)}`, undefined, token);

describe('the live position of a vehicle', () => {
  it("is the tracker's", async () => {
    expect(await now(tracked)).toEqual({ vehicleId: String(tracked.id), problem: null, position: HERE });
  });

  it.each<[string, () => undefined, string]>([
    ['lacks coordinates', () => undefined, 'NO_COORDINATES'],
    [
      'is down',
      () => {
        throw new TrackerDownError();
      },
      'TRACKER_DOWN',
    ],
  ])('is unknown while the tracker %s', async (_, reply, problem) => {
    answer = reply;
    expect(await now(tracked)).toMatchObject({ position: null, problem });
  });

  it('is unknown for a vehicle without a tracker, and an error for one that does not exist', async () => {
    expect(await now(untracked)).toMatchObject({ position: null, problem: 'NO_DEVICE' });
    const { errors } = await app.graphql(NOW, { id: '999999' }, staff);
    expect(errors?.[0]?.extensions.code).toBe('VEHICLE.NOT_FOUND');
  });
});

describe('GET /api/position/{deviceID}', () => {
  it('answers in the tracker’s format', async () => {
    const reply = await device('GPS_1-A');
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        address: HERE.address,
        odometerOffsetKM: 12_345.6,
        activityTime: ',moving',
        latitude: 33.59,
        longitude: -7.6,
        speedKPH: 48.5,
      },
    ]);
  });

  it('reports missing coordinates as the back-office expects, and a service that is down', async () => {
    answer = () => undefined;
    const lacking = await device('GPS_1-A');
    expect([lacking.statusCode, lacking.json()]).toEqual([503, { message: 'problem(501) de serveur GPS' }]);
    answer = () => {
      throw new TrackerDownError();
    };
    expect((await device('GPS_1-A')).statusCode).toBe(503);
  });

  it('is for staff, and only for devices of the fleet', async () => {
    expect((await device('unknown')).statusCode).toBe(404);
    expect((await device('\u0000')).statusCode).toBe(404);
    expect((await device('GPS_1-A', customer)).statusCode).toBe(403);
    expect((await app.rest('GET', '/position/1')).statusCode).toBe(401);
  });
});
