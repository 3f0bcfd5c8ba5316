import { makeVehicle } from '../../../test/factories.js';
import { openTestDatabase } from '../../../test/test-database.js';
import { Vehicle, type VehicleTable } from '../../modules/fleet/vehicle/vehicle.entity.js';
import type { Database } from './orm.js';
import { Reader } from './reader.js';

let database: Database;
let reader: Reader;

beforeAll(async () => {
  database = await openTestDatabase();
  reader = new Reader(database.orm);
});
afterAll(() => database.close());

it('reads within a transaction what that has changed, and what is committed beside it', async () => {
  const { id } = await makeVehicle(database, { name: 'Clio' });
  const nameOf = async () => {
    const vehicle = await reader
      .tables<VehicleTable>()
      .selectFrom('vehicle')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return vehicle.name;
  };
  await database.orm.em.fork().transactional(async (em) => {
    await em.nativeUpdate(Vehicle, { id }, { name: 'Duster' });
    expect(await nameOf()).toBe('Duster');
  });
  expect(await nameOf()).toBe('Duster');
});
