import { countStatements } from '../../../test/count-statements.js';
import { makeEmployee, makeReservation, makeVehicle } from '../../../test/factories.js';
import { quickRequest } from '../../../test/quick-request.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { DAY_MS } from '../../kernel/time.js';
import { RentalStage } from '../../modules/booking/reservation/rental-stage.js';
import { ReservationStatus } from '../../modules/booking/reservation/reservation-status.js';

/**
 * The most statements of each command: BEGIN and COMMIT, session, what it reads, locks and writes, one for its audit entries, one for each
 * kind of notification, webhook and job, and one that reads the changed reservation for the answer.
 */
const MOST: Readonly<Record<string, number>> = {
  request: 12,
  accept: 15,
  'accept with an advance': 20,
  depart: 20,
  // The departure before it dropped the snapshots; a mail that is made meanwhile reads one of them again.
  extend: 25,
  'enter a line': 16,
  'give back': 24,
};

const ACCEPT = `mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { number } } }`;
const DEPART = `mutation ($input: DepartRentalInput!) { departRental(input: $input) { number } }`;
const EXTEND = `mutation ($input: ChangeRentalInput!) { changeRental(input: $input) { ... on Reservation { number } } }`;
const ENTER = `mutation ($input: AddRentalLineInput!) { addRentalLine(input: $input) { number } }`;
const GIVE_BACK = `mutation ($input: ReturnRentalInput!) { returnRental(input: $input) { number } }`;

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

async function run(mutation: string, input: object): Promise<void> {
  const { data, errors } = await app.graphql(mutation, { input }, token);
  expect(errors).toBeUndefined();
  // What else a command may answer, such as a conflict of versions, has no number.
  expect(Object.values(data ?? {})).toEqual([{ number: expect.any(String) }]);
}

async function request(): Promise<string> {
  const reply = await app.rest('POST', '/reservationVisiteur', quickRequest((await makeVehicle(app.database)).id));
  expect(reply.statusCode).toBe(200);
  return reply.json<{ message: string }>().message;
}

/** Makes a rental that may leave. Returns its number. */
async function rentalToLeave(): Promise<string> {
  const { id, number } = await makeReservation(app.database, {
    ...{ status: ReservationStatus.ACCEPTED, stage: RentalStage.PLANNED, acceptedAt: new Date() },
    ...{ startsAt: new Date(Date.now() - DAY_MS / 12), endsAt: new Date(Date.now() + DAY_MS) },
    ...{ total: '900.00', advance: '200.00' },
  });
  await app.database.orm.em
    .fork()
    .execute(
      'insert into occupation (vehicle_id, period, reservation_id) select vehicle_id, period, id from reservation where id = ?',
      [id],
    );
  return number;
}

it('needs few statements in the commands of every day, and one for all audit entries', async () => {
  const most = async (name: string, work: () => Promise<unknown>): Promise<[string, boolean, number]> => {
    const count = await countStatements(work);
    return [name, count <= (MOST[name] ?? 0), count];
  };
  // The first commands fill the snapshots.
  const accepted = (number: string, more: object = {}) =>
    run(ACCEPT, { number, total: '900.00', advance: '0.00', ...more });
  await accepted(await request());

  const counts = [];
  let number = '';
  const vehicle = await makeVehicle(app.database);
  await app.rest('POST', '/reservationVisiteur', quickRequest(vehicle.id));
  counts.push(await most('request', () => app.rest('POST', '/reservationVisiteur', quickRequest(vehicle.id))));
  number = await request();
  counts.push(await most('accept', () => accepted(number)));
  number = await request();
  const paid = { advance: '100.00', advanceMethod: 'CASH' };
  counts.push(await most('accept with an advance', () => accepted(number, paid)));

  const rental = await rentalToLeave();
  counts.push(await most('depart', () => run(DEPART, { number: rental, km: 1000, fuel: 8, version: 1 })));
  const endsAt = new Date(Date.now() + 2 * DAY_MS);
  counts.push(await most('extend', () => run(EXTEND, { number: rental, endsAt, version: 2 })));
  const line = { label: 'Siège', unitPrice: '40.00', quantity: 1, reason: 'Demandé au comptoir' };
  counts.push(await most('enter a line', () => run(ENTER, { number: rental, ...line, version: 3 })));
  counts.push(await most('give back', () => run(GIVE_BACK, { number: rental, km: 1100, fuel: 8, version: 4 })));
  expect(counts.filter(([, few]) => !few)).toEqual([]);
}, 120_000);
