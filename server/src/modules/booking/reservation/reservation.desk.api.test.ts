import { behindLocks } from '../../../../test/behind-locks.js';
import { makeCustomer, makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { atAgencyHour, DAY_MS } from '../../../kernel/time.js';
import { Notification } from '../../office/notification/notification.entity.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { RentalStage } from './rental-stage.js';
import type { Reservation } from './reservation.entity.js';
import { UNKNOWN_CUSTOMER } from './reservation.errors.js';
import { ReservationStatus } from './reservation-status.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  token = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const BOOK = `mutation ($input: BookReservationInput!) { bookReservation(input: $input) { ... on Reservation {
  number status kind total advance quotedTotal discountPercent version
  customer { id } vehicle { id } handledBy { lastName } }
  ... on VehicleTaken { message alternatives { vehicle { id } dailyPrice } } } }`;

interface Booked {
  number: string;
  status: string;
  total: string | null;
  advance: string | null;
  quotedTotal: string;
  discountPercent: number;
  customer: { id: string } | null;
  handledBy: { lastName: string } | null;
  /** Why it was not made: the vehicle is taken. */
  message?: string;
  alternatives: { vehicle: { id: string }; dailyPrice: string }[];
}

// One moment for both ends of a period: a millisecond more is another day to pay.
const now = Date.now();
const soon = (days: number) => new Date(now + days * DAY_MS).toISOString();

const input = (vehicle: Vehicle, change: object = {}) => ({
  kind: 'QUICK',
  vehicleId: String(vehicle.id),
  period: { startsAt: soon(1), endsAt: soon(4) },
  pickupPlace: 'Agadir',
  returnPlace: 'Fes',
  driver: { lastName: 'Tazi', firstName: 'Nadia', phone: '0612345678' },
  ...change,
});

const book = (values: object, bearer: string | undefined = token) =>
  app.graphql<{ bookReservation: Booked }>(BOOK, { input: values }, bearer);

describe('a reservation written down at the desk', () => {
  it('is a request, with a telephone or an e-mail alone, and notifies nobody of what the staff did', async () => {
    const before = await app.database.orm.em.fork().count(Notification);
    const { data, errors } = await book(input(await makeVehicle(app.database)));
    expect(errors).toBeUndefined();
    expect(data?.bookReservation).toMatchObject({ status: 'PENDING', total: null, quotedTotal: '900.00' });
    expect(await app.database.orm.em.fork().count(Notification)).toBe(before);
  });

  it('is a rental at once, at the quoted price unless another was agreed', async () => {
    const vehicle = await makeVehicle(app.database);
    const { data } = await book(input(vehicle, { accept: true, advance: '100' }));
    expect(data?.bookReservation).toMatchObject({
      status: 'ACCEPTED',
      total: '900.00',
      advance: '100.00',
      handledBy: { lastName: 'Bennani' },
    });
    const agreed = await book(input(await makeVehicle(app.database), { accept: true, total: '750' }));
    expect(agreed.data?.bookReservation).toMatchObject({ total: '750.00', advance: '0.00' });
  });

  it('is for a registered customer, with their discount', async () => {
    const customer = await makeCustomer(app.database);
    const values = input(await makeVehicle(app.database), { customerId: String(customer.id) });
    const { data } = await book(values);
    expect(data?.bookReservation).toMatchObject({
      customer: { id: String(customer.id) },
      discountPercent: 15,
      quotedTotal: '765.00',
    });
    const unknown = await book({ ...values, customerId: '999999' });
    expect(unknown.errors?.[0]?.extensions['fields']).toHaveProperty('customerId');
  });

  it.each([
    ['removed', [], 'delete from customer where id = ?'],
    ['archived', [{ accept: true }], 'update customer set archived_at = now() where id = ?'],
  ])('is refused for a customer who is %s at the same time, as afterwards', async (_how, more, deletion) => {
    const [{ id }, vehicle] = [await makeCustomer(app.database), await makeVehicle(app.database)];
    const values = input(vehicle, { customerId: String(id), ...more[0] });
    const [meanwhile] = await behindLocks(
      app.database,
      [
        ['select id from customer where id = ? for update', id],
        [deletion, id],
      ],
      () => book(values),
    );
    const refusal = [{ extensions: { code: 'VALIDATION', fields: { customerId: [UNKNOWN_CUSTOMER] } } }];
    expect(meanwhile.errors).toMatchObject(refusal);
    expect((await book(values)).errors).toMatchObject(refusal);
    expect(await app.execute('select 1 from reservation where vehicle_id = ?', [vehicle.id])).toEqual([]);
  });

  it('may have begun earlier today, but not yesterday', async () => {
    const vehicle = await makeVehicle(app.database);
    const from = (startsAt: Date) => input(vehicle, { period: { startsAt, endsAt: soon(2) } });
    const yesterday = await book(from(atAgencyHour(new Date(), -1, 23)));
    expect(yesterday.errors?.[0]?.extensions['fields']).toHaveProperty(['period.startsAt']);
    expect((await book(from(atAgencyHour(new Date(), 0, 0)))).errors).toBeUndefined();
  });

  it('is refused on an occupied vehicle, says what is in the way, and leaves nothing behind', async () => {
    const vehicle = await makeVehicle(app.database);
    const { data } = await book(input(vehicle, { accept: true }));
    for (const accept of [true, false]) {
      const taken = (await book(input(vehicle, { accept }))).data?.bookReservation;
      expect(taken?.message).toContain(data?.bookReservation.number ?? '-');
      expect(taken?.alternatives).not.toEqual([]);
    }
    const list = await app.graphql<{ reservations: { totalCount: number } }>(
      `{ reservations(filter: { vehicleId: "${vehicle.id}" }) { totalCount } }`,
      {},
      token,
    );
    expect(list.data?.reservations.totalCount).toBe(1);
  });

  it('makes one rental of many concurrent ones', async () => {
    const vehicle = await makeVehicle(app.database);
    const rivals = await Promise.all(Array.from({ length: 8 }, () => book(input(vehicle, { accept: true }))));
    const made = rivals.filter(({ data }) => data?.bookReservation.number);
    const taken = rivals.filter(({ data }) => data?.bookReservation.message);
    expect([made.length, taken.length]).toEqual([1, 7]);
  });

  it('is made once under one key', async () => {
    const values = input(await makeVehicle(app.database), { accept: true, idempotencyKey: 'the-desk' });
    const [first, second] = await Promise.all([book(values), book(values)]);
    expect(first.data?.bookReservation.number).toBeDefined();
    expect(second.data?.bookReservation.number).toBe(first.data?.bookReservation.number);
  });

  it('is not the one that a key was used for when anything else is asked', async () => {
    const values = input(await makeVehicle(app.database), { idempotencyKey: 'once-only' });
    await book(values);
    for (const change of [{ accept: true }, { comment: 'Avec un siège enfant' }, { total: '100' }]) {
      const { errors } = await book({ ...values, ...change });
      expect(errors?.[0]?.extensions.code).toBe('RESERVATION.IDEMPOTENCY_KEY_REUSED');
    }
    const { driver, kind, ...others } = values;
    expect((await book({ comment: null, driver, ...others, kind })).errors).toBeUndefined();
  });

  it('names every field at fault', async () => {
    const vehicle = await makeVehicle(app.database);
    const { errors } = await book(
      input(vehicle, { pickupPlace: 'Paris', driver: { lastName: '', firstName: 'Nadia' }, vehicleId: '0' }),
    );
    expect(Object.keys(errors?.[0]?.extensions['fields'] as object).sort()).toEqual([
      'driver.lastName',
      'driver.phone',
      'pickupPlace',
      'vehicleId',
    ]);
    const amounts = await book(input(vehicle, { accept: true, total: '100', advance: '200' }));
    expect(amounts.errors?.[0]?.extensions['fields']).toHaveProperty('advance');
  });

  it('is the staff’s to write', async () => {
    const vehicle = await makeVehicle(app.database);
    const customer = await app.tokenFor(await makeCustomer(app.database));
    expect((await book(input(vehicle), '')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await book(input(vehicle), customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('moving a request', () => {
  const MOVE = `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) {
    ... on Reservation { quotedTotal version } ... on VehicleTaken { message } } }`;

  it('quotes it anew, and is refused where it could not have been made', async () => {
    const vehicle = await makeVehicle(app.database);
    const { data } = await book(input(vehicle, { accept: true }));
    const { number } = await makeReservation(app.database, {
      startsAt: new Date(soon(10)),
      endsAt: new Date(soon(12)),
    });
    const move = (change: object) => app.graphql(MOVE, { input: { number, version: 1, ...change } }, token);
    const onto = await move({
      vehicleId: String(vehicle.id),
      period: { startsAt: soon(2), endsAt: soon(3) },
    });
    expect(onto.data).toEqual({
      updateReservation: { message: expect.stringContaining(data?.bookReservation.number ?? '-') },
    });
    const longer = await move({ period: { startsAt: soon(10), endsAt: soon(15) } });
    expect(longer.data).toEqual({ updateReservation: { quotedTotal: '1500.00', version: 2 } });
  });
});

describe('what has changed', () => {
  const CHANGED = `query ($from: DateTime) { reservations(filter: { updatedFrom: $from }, sort: { field: UPDATED_AT, direction: ASC }) {
    items { number updatedAt } } }`;

  it('since a moment is told in the order of the changes, that moment included', async () => {
    const numbers: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { data } = await book(input(await makeVehicle(app.database)));
      numbers.push(data?.bookReservation.number ?? '');
    }
    const changed = async (from: string | null) => {
      const { data } = await app.graphql<{ reservations: { items: { number: string; updatedAt: string }[] } }>(
        CHANGED,
        { from },
        token,
      );
      return data?.reservations.items.filter(({ number }) => numbers.includes(number)) ?? [];
    };
    const [first = '', second = '', third = ''] = numbers;
    await app.graphql(
      `mutation { acceptReservation(input: { number: "${first}", total: "300", advance: "0" }) { ... on Reservation { id } } }`,
      {},
      token,
    );
    const all = await changed(null);
    expect(all.map(({ number }) => number)).toEqual([second, third, first]);
    expect((await changed(all[1]?.updatedAt ?? '')).map(({ number }) => number)).toEqual([third, first]);
  });
});

it('the rentals are read as their next step is due, then those that are over, the latest first', async () => {
  const customer = await makeCustomer(app.database);
  const make = (stage: RentalStage, startsIn: number, endsIn: number) =>
    makeReservation(app.database, {
      ...{
        customer,
        status: ReservationStatus.ACCEPTED,
        stage,
        acceptedAt: new Date(),
        total: '900.00',
        advance: '0.00',
      },
      ...{ startsAt: new Date(Date.now() + startsIn * DAY_MS), endsAt: new Date(Date.now() + endsIn * DAY_MS) },
    });
  const next = await make(RentalStage.PLANNED, 9, 12);
  const former = await make(RentalStage.CLOSED, -40, -38);
  const dueToday = await make(RentalStage.OUT, -6, 0.1);
  const late = await make(RentalStage.OUT, -3, -1);
  const latest = await make(RentalStage.NO_SHOW, -20, -18);
  const today = await make(RentalStage.PLANNED, 0.2, 4);
  const read = async (direction: string) => {
    const { data } = await app.graphql<{ reservations: { items: { number: string }[] } }>(
      `query ($customer: ID) { reservations(filter: { customerId: $customer, statuses: [ACCEPTED] },
        sort: { field: AWAITED_AT, direction: ${direction} }) { items { number } } }`,
      { customer: String(customer.id) },
      token,
    );
    return data?.reservations.items.map(({ number }) => number);
  };
  const order = [late, dueToday, today, next, latest, former].map(({ number }) => number);
  expect(await read('ASC')).toEqual(order);
  expect(await read('DESC')).toEqual(order.toReversed());
});

describe('another vehicle than the one asked for', () => {
  const ACCEPT = `mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation {
    vehicle { name } requestedVehicle { name } mailAddress version } } }`;
  const UPDATE = `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation {
    vehicle { name } requestedVehicle { name } } } }`;
  const TRACK =
    'query ($number: String!) { trackReservation(number: $number) { stage vehicleName requestedVehicleName } }';
  const mailsOf = async (reservation: Reservation) => {
    const rows = await app.database.orm.em.fork().execute<{ occasion: string }[]>(
      `select data->>'occasion' as occasion from pgboss.job
         where name = 'reservation-mail-delivery' and data->>'to' = 'customer' and (data->>'reservationId')::int = ? order by created_on`,
      [reservation.id],
    );
    return rows.map(({ occasion }) => occasion);
  };

  it('is kept beside it, told to who follows the number, and forgotten when the first one is given after all', async () => {
    const [asked, other] = await Promise.all([
      makeVehicle(app.database, { name: 'Kia Picanto' }),
      makeVehicle(app.database, { name: 'Dacia Logan' }),
    ]);
    const reservation = await makeReservation(app.database, { vehicle: asked });
    const { number } = reservation;
    const accepted = await app.graphql<{ acceptReservation: { version: number } }>(
      ACCEPT,
      { input: { number, vehicleId: String(other.id), total: '900', advance: '0' } },
      token,
    );
    expect(accepted.data?.acceptReservation).toMatchObject({
      vehicle: { name: 'Dacia Logan' },
      requestedVehicle: { name: 'Kia Picanto' },
      mailAddress: 'omar@exemple.ma',
    });
    expect((await app.graphql(TRACK, { number })).data).toEqual({
      trackReservation: { stage: 'PLANNED', vehicleName: 'Dacia Logan', requestedVehicleName: 'Kia Picanto' },
    });
    const back = await app.graphql(
      UPDATE,
      { input: { number, version: accepted.data?.acceptReservation.version, vehicleId: String(asked.id) } },
      token,
    );
    expect(back.data).toEqual({ updateReservation: { vehicle: { name: 'Kia Picanto' }, requestedVehicle: null } });
    expect(await mailsOf(reservation)).toEqual(['accepted', 'changed']);
  });

  it('mails nothing about an edit that changes nothing of what was promised', async () => {
    const reservation = await makeReservation(app.database);
    const { number } = reservation;
    await app.graphql(UPDATE, { input: { number, version: 1, comment: 'Siège bébé' } }, token);
    expect(await mailsOf(reservation)).toEqual([]);
    await app.graphql(UPDATE, { input: { number, version: 2, pickupPlace: 'Fes' } }, token);
    expect(await mailsOf(reservation)).toEqual(['changed']);
  });
});

describe('free vehicles offered instead', () => {
  it('carry the price a day for the length asked for, not the price of a single day', async () => {
    const tiers = [{ fromDays: 3, dailyPrice: '250.00' }];
    const taken = await makeVehicle(app.database, { category: VehicleCategory.LUXURY_SEDAN });
    const free = await makeVehicle(app.database, { category: VehicleCategory.LUXURY_SEDAN, tiers });
    await book(input(taken, { accept: true }));
    const { data } = await book(input(taken));
    const offered = data?.bookReservation.alternatives.find(({ vehicle }) => vehicle.id === String(free.id));
    expect(offered).toMatchObject({ dailyPrice: '250.00' });
  });
});

describe('an advance without a method', () => {
  it('is not recorded as cash', async () => {
    const { data } = await book(input(await makeVehicle(app.database), { accept: true, advance: '100' }));
    const asked = await app.graphql(
      'query ($number: String!) { reservation(number: $number) { payments { method } } }',
      { number: data?.bookReservation.number },
      token,
    );
    expect(asked.data).toEqual({ reservation: { payments: [{ method: 'OTHER' }] } });
  });
});
