import { makeCustomer, makeReservation } from '../../../../test/factories.js';
import { openTestDatabase } from '../../../../test/test-database.js';
import type { Database } from '../../../platform/database/orm.js';
import { Reader } from '../../../platform/database/reader.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Driver, Reservation } from './reservation.entity.js';
import { driverOf, secondDriverOf } from './reservation-drivers.js';
import { balanceOf, daysOf } from './reservation-values.js';
import { reservationsById } from './reservations-by-id.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function driver(lastName: string): Driver {
  return Object.assign(new Driver(), {
    ...{ lastName, firstName: 'Salma', phone: '0612345678', email: 'salma@exemple.ma', licenceNumber: 'P1' },
    ...{ nationalId: 'AB1', passportNumber: 'M1', nationality: 'Maroc' },
  });
}

it('are rows of which the same is computed as of entities', async () => {
  const { id } = await makeReservation(database, {
    ...{ customer: await makeCustomer(database), total: '900.00', advance: '150.00' },
    ...{ driver: driver('Idrissi'), secondDriver: driver('Berrada') },
  });
  const row = await inUnitOfWork(database.orm.em, () => reservationsById(new Reader(database.orm)).get(id));
  const entity = await database.orm.em.fork().findOneOrFail(Reservation, { id });
  const { startsAt, createdAt, status, quotedTotal, vehicleId, customerId } = entity;
  expect(row).toMatchObject({ startsAt, createdAt, status, quotedTotal, vehicleId, customerId });
  expect([daysOf(row), balanceOf(row)]).toEqual([entity.days, entity.balance]);
  expect([driverOf(row), secondDriverOf(row)]).toEqual([{ ...entity.driver }, { ...entity.secondDriver }]);
});

it('have no second driver where none is stored', async () => {
  const { id } = await makeReservation(database, {});
  const row = await inUnitOfWork(database.orm.em, () => reservationsById(new Reader(database.orm)).get(id));
  expect(secondDriverOf(row)).toBeNull();
});
