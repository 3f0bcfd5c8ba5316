import { countStatements } from '../../../test/count-statements.js';
import { makeCustomer, makeVehicle } from '../../../test/factories.js';
import { openTestDatabase } from '../../../test/test-database.js';
import { DAY_MS } from '../../kernel/time.js';
import { PriceLineKind } from '../../modules/fleet/quote/price-quote.js';
import { Vehicle } from '../../modules/fleet/vehicle/vehicle.entity.js';
import { newLines } from '../../modules/rental/reservation/reservation-lines.js';
import { ReservationLine } from '../../modules/rental/reservation/reservation-line.entity.js';
import { ReservationKind } from '../../modules/rental/reservation/reservation-status.js';
import { Reservation } from '../../modules/rental/reservation/reservation.entity.js';
import { insertRecord } from './insert-record.js';
import type { Database } from './orm.js';
import { Reader } from './reader.js';
import { relatedTo, sourceOf } from './records.js';
import { inTransaction } from './transaction.js';

const LINE = { quantity: 1, unitPrice: '50.00', amount: '50.00', vatPercent: '20.00', ruleId: null, pieces: null };
const LINES = [
  { ...LINE, kind: PriceLineKind.DAYS, label: "L'été ? À $1" },
  { ...LINE, kind: PriceLineKind.EXTRA, label: 'Siège', pieces: 2, ruleId: 7 },
];

let database: Database;
let reader: Reader;

beforeAll(async () => {
  database = await openTestDatabase();
  reader = new Reader(database.orm);
});
afterAll(() => database.close());

const rowsOf = async (table: string, column: string, id: number): Promise<object[]> => {
  const rows = await database.orm.em
    .fork()
    .execute<object[]>(`select * from ${table} where ${column} = ? order by id`, [id]);
  return rows.map((row) => ({ ...row, id: 0, reservation_id: 0, created_at: 0, updated_at: 0, number_key: '' }));
};

it('inserts the same rows as the mapper, in one statement, and returns what a reader reads', async () => {
  const vehicle = await makeVehicle(database);
  const customer = await makeCustomer(database);
  const values = (numberKey: string) => ({
    ...{ numberKey, kind: ReservationKind.FULL, startsAt: new Date(), endsAt: new Date(Date.now() + DAY_MS) },
    driver: { lastName: "O'Hara", firstName: 'Nora', phone: '0612345678' },
    secondDriver: { lastName: 'Berrada', firstName: 'Salma' },
    ...{ pickupPlace: 'Agadir', returnPlace: 'Rabat', comment: undefined, driverAge: null, graceMinutes: 30 },
    ...{ quotedDailyPrice: '300.00', quotedTotal: '350.00', discountPercent: 0, promotion: null },
  });
  const mine = values('AAAAAAAAAA');
  const [known] = await reader.byIds(sourceOf(Vehicle, 'v'), [vehicle.id]);
  if (!known) throw new Error('no vehicle');

  let id = 0;
  const count = await countStatements(() =>
    inTransaction(database.orm.em.fork(), async (tx) => {
      const references = {
        vehicle: relatedTo<Vehicle>(known),
        customer: tx.em.getReference(customer.constructor as never, customer.id as never, { wrapped: true }),
      };
      const made = await insertRecord(tx, Reservation, { ...mine, ...references }, newLines(LINES));
      ({ id } = made);
      expect(made.number).toBe('AAAAA-AAAAA');
      expect(made.days).toBe(1);
      expect(made.vehicle.getEntity().name).toBe(vehicle.name);
      const { version, status, depositAmount, driver } = made;
      expect({ version, status, depositAmount, driver }).toEqual({
        ...{ version: 1, status: 'PENDING', depositAmount: '0.00', driver: mine.driver },
      });
    }),
  );
  // The insert with begin, then the message with commit.
  expect(count).toBe(2);

  const byMapper = await inTransaction(database.orm.em.fork(), async ({ em }) => {
    const theirs = em.create(Reservation, {
      ...mine,
      numberKey: 'BBBBBBBBBB',
      vehicle: vehicle.id,
      customer: customer.id,
    });
    LINES.forEach((line, position) => em.create(ReservationLine, { ...line, position, reservation: theirs }));
    await em.flush();
    return theirs.id;
  });
  expect(await rowsOf('reservation', 'id', id)).toEqual(await rowsOf('reservation', 'id', byMapper));
  expect(await rowsOf('reservation_line', 'reservation_id', id)).toEqual(
    await rowsOf('reservation_line', 'reservation_id', byMapper),
  );
});
