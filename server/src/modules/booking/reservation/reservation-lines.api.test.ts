import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';

const LINES = 'number version quotedTotal lines { kind label quantity unitPrice amount vatPercent }';
const BOOK = `mutation ($input: BookReservationInput!) { bookReservation(input: $input) { ... on Reservation { ${LINES} } } }`;
const UPDATE = `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { ${LINES} } } }`;
const READ = `query ($number: String!) { reservation(number: $number) { ${LINES} } }`;

interface Priced {
  readonly number: string;
  readonly version: number;
  readonly quotedTotal: string;
  readonly lines: readonly { readonly amount: string }[];
}

let app: TestApp;
let staff: string;
/** A period of whole days: both ends are taken from one moment, because a millisecond more is charged as another day. */
const period = (start: number, end: number, now = Date.now()) => ({
  startsAt: new Date(now + start * DAY_MS).toISOString(),
  endsAt: new Date(now + end * DAY_MS).toISOString(),
});
const days = (quantity: number, unitPrice: string, amount: string) => ({
  ...{ kind: 'DAYS', label: 'Location, par jour', quantity, unitPrice, amount, vatPercent: '20.00' },
});

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const read = async (number: string): Promise<Priced | undefined> =>
  (await app.graphql<{ reservation: Priced }>(READ, { number }, staff)).data?.reservation;

async function book(vehicle: Vehicle, customerId?: number): Promise<Priced> {
  const { data, errors } = await app.graphql<{ bookReservation: Priced }>(
    BOOK,
    {
      input: {
        ...{ kind: 'QUICK', vehicleId: String(vehicle.id), period: period(2, 5) },
        ...{ pickupPlace: 'Fes', returnPlace: 'Fes', customerId: customerId && String(customerId) },
        driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678' },
      },
    },
    staff,
  );
  expect(errors).toBeUndefined();
  return data?.bookReservation as Priced;
}

describe('the lines of a price', () => {
  it('stay as they were quoted, whatever becomes of the price', async () => {
    const vehicle = await makeVehicle(app.database);
    const booked = await book(vehicle, (await makeCustomer(app.database)).id);
    expect(booked).toMatchObject({
      quotedTotal: '765.00',
      lines: [
        days(3, '300.00', '900.00'),
        { kind: 'DISCOUNT', label: 'Remise client inscrit 15 %', quantity: 1, amount: '-135.00' },
      ],
    });
    await app.database.orm.em.fork().nativeUpdate(Vehicle, { id: vehicle.id }, { dailyPrice: '999.00' });
    expect(await read(booked.number)).toEqual(booked);
  });

  it('are written once with their reservation', async () => {
    const { number } = await book(await makeVehicle(app.database));
    const rows = await app.database.orm.em.fork().execute<{ once: boolean }[]>(
      `select l.created_at = l.updated_at as once from reservation_line l join reservation r on r.id = l.reservation_id
         where r.number_key = ?`,
      [number.replace('-', '')],
    );
    expect(rows).toEqual([{ once: true }]);
  });

  it('are those of the new quote when a request is moved', async () => {
    const { number, version } = await book(await makeVehicle(app.database));
    const input = { number, version, period: period(10, 12) };
    const { data } = await app.graphql(UPDATE, { input }, staff);
    expect(data).toMatchObject({ updateReservation: { quotedTotal: '600.00', lines: [days(2, '300.00', '600.00')] } });
  });

  it('are made of the price a day for reservations that were made before lines were kept', async () => {
    const { number } = await makeReservation(app.database, { discountPercent: 15, quotedTotal: '765.00' });
    expect((await read(number))?.lines).toMatchObject([days(3, '300.00', '900.00'), { amount: '-135.00' }]);
  });
});
