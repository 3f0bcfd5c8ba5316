import { makeReservation, makeVehicle } from '../../../test/factories.js';
import { openTestDatabase } from '../../../test/test-database.js';
import type { ReservationTable } from '../../modules/booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../modules/booking/reservation/reservation-status.js';
import type { Database } from './orm.js';
import { Reader } from './reader.js';
import { readPage } from './read-page.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('counts all rows, also for a page behind the last', async () => {
  const vehicle = await makeVehicle(database);
  for (let i = 0; i < 3; i += 1) await makeReservation(database, { vehicle });
  const reservations = new Reader(database.orm).tables<ReservationTable>().selectFrom('reservation').select('id');
  const mine = reservations.where('vehicleId', '=', vehicle.id).orderBy('id', 'desc');
  const first = await readPage(mine, { page: 1, size: 2 });
  expect([first.items.length, first.totalCount, first.pageCount]).toEqual([2, 3, 2]);
  const behind = await readPage(mine, { page: 9, size: 2 });
  expect([behind.items.length, behind.totalCount]).toEqual([0, 3]);
  const none = await readPage(mine.where('status', '=', ReservationStatus.REFUSED), { page: 1, size: 2 });
  expect([none.items.length, none.totalCount]).toEqual([0, 0]);
});
