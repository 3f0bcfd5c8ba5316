import { makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { atAgencyHour } from '../../../kernel/time.js';
import { RentalStage } from './rental-stage.js';
import { Driver } from './reservation.entity.js';
import { ReservationStatus } from './reservation-status.js';
import { foldTally } from './reservation-tally.js';

let app: TestApp;
let staff: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database));
  const vehicle = await makeVehicle(app.database);
  const driver = Object.assign(new Driver(), { firstName: 'Zoé', lastName: 'El Fassi' });
  for (const status of [ReservationStatus.PENDING, ReservationStatus.REFUSED, ReservationStatus.REFUSED])
    await makeReservation(app.database, { vehicle, status, driver });
});
afterAll(() => app.close());

const COPIED = `created_at, updated_at, kind, status, vehicle_id, driver_last_name, driver_first_name, starts_at, ends_at,
  pickup_place, return_place, quoted_daily_price, quoted_total, discount_percent`;

interface Listed {
  reservations: { totalCount: number; counts?: object; items: { number: string }[] };
}

async function list(fields: string, filter: object = {}, search?: object): Promise<Listed['reservations'] | undefined> {
  const query = `query ($filter: ReservationFilter, $search: ReservationSearch) { reservations(filter: $filter, search: $search) { ${fields} } }
    fragment Counts on ReservationPage { ... on ReservationPage { counts { all pending refused } } }`;
  const known = fields.includes('Counts') ? query : query.split('fragment')[0];
  return (await app.graphql<Listed>(known ?? '', { filter, search }, staff)).data?.reservations;
}

describe('counts by state', () => {
  it('come where they are asked for, through fragments too, each time', async () => {
    // Operations that are asked again are compiled.
    for (let time = 0; time < 4; time += 1)
      expect(await list('totalCount ...Counts', { statuses: ['REFUSED'] })).toEqual({
        totalCount: 2,
        counts: { all: 3, pending: 1, refused: 2 },
      });
  });

  it('are right after every change, before and after the night', async () => {
    const em = app.database.orm.em.fork();
    const change = (sql: string) => em.execute(`${sql} where id = (select max(id) from reservation)`);
    const counts = async () => (await list('...Counts'))?.counts;
    await change(`update reservation set status = 'CANCELLED'`);
    expect(await counts()).toEqual({ all: 3, pending: 1, refused: 1 });
    await change(`update reservation set status = 'REFUSED', driver_phone = '1'`);
    expect(await counts()).toEqual({ all: 3, pending: 1, refused: 2 });
    await foldTally(em);
    expect(await em.execute('select status from reservation_tally where change > 0 order by 1')).toEqual([
      { status: 'PENDING' },
      { status: 'REFUSED' },
    ]);
    await em.execute(
      `insert into reservation (${COPIED}, number_key) select ${COPIED}, 'ABCDEFGHJK' from reservation where status = 'REFUSED' limit 1`,
    );
    expect(await counts()).toEqual({ all: 4, pending: 1, refused: 3 });
    await change('delete from reservation');
    expect(await counts()).toEqual({ all: 3, pending: 1, refused: 2 });
    const rolledBack = em.transactional(async (tx) => {
      await tx.execute('delete from reservation');
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await counts()).toEqual({ all: 3, pending: 1, refused: 2 });
  });

  it('change nothing of the total', async () => {
    for (const filter of [{}, { statuses: ['PENDING'] }, { statuses: ['ACCEPTED'] }]) {
      const counted = await list('totalCount ...Counts', filter);
      expect(await list('totalCount', filter)).toEqual({ totalCount: counted?.totalCount });
    }
  });
});

it('narrows the list to reservations that are named', async () => {
  const numbers = (await list('items { number }'))?.items.slice(0, 2).map(({ number }) => number) ?? [];
  expect((await list('items { number }', { numbers: [...numbers, 'aucun'] }))?.items).toEqual(
    numbers.map((number) => ({ number })),
  );
});

describe('a search', () => {
  it.each(['fassi zoe', 'ZOÉ EL', 'el fas', 'Zoé el fassi'])(
    'finds a driver by « %s », first or last name first',
    async (text) => {
      expect(await list('totalCount', {}, { field: 'NAME', text })).toEqual({ totalCount: 3 });
    },
  );

  it('finds a number by any part of it, however it is typed', async () => {
    const number = (await list('items { number }'))?.items[0]?.number ?? '';
    for (const text of [number, number.toLowerCase(), number.slice(3, 8), ` ${number.replace('-', ' ')} `])
      expect((await list('items { number }', {}, { field: 'NUMBER', text }))?.items).toEqual([{ number }]);
    expect(await list('totalCount', {}, { field: 'NUMBER', text: '%' })).toEqual({ totalCount: 0 });
  });
});

describe('today', () => {
  const day = (shift: number, hour: number): Date => atAgencyHour(new Date(), shift, hour);
  const query = '{ today { now runningCount departures { driver { lastName } } returns { driver { lastName } } } }';

  it('says what leaves and comes back in the order of the day, and what is out', async () => {
    const vehicles = [
      await makeVehicle(app.database),
      await makeVehicle(app.database),
      await makeVehicle(app.database),
    ];
    const rental = (lastName: string, index: number, startsAt: Date, endsAt: Date, stage = RentalStage.PLANNED) =>
      makeReservation(app.database, {
        ...(vehicles[index] && { vehicle: vehicles[index] }),
        status: ReservationStatus.ACCEPTED,
        driver: Object.assign(new Driver(), { firstName: 'A', lastName }),
        startsAt,
        endsAt,
        stage,
        total: '100.00',
        advance: '0.00',
      });
    const before = await app.graphql<{ today: { runningCount: number } }>(query, {}, staff);
    await rental('Tard', 0, day(0, 23), day(2, 10));
    await rental('Tôt', 1, day(0, 0), day(0, 22));
    await rental('Hier', 2, day(-2, 10), day(0, 21), RentalStage.OUT);
    await rental('En retard', 9, day(-5, 10), day(-3, 10), RentalStage.OUT);
    await rental('Rentré plus tôt', 9, day(-5, 10), day(2, 10), RentalStage.RETURNED);
    await rental('Jamais venu', 9, day(0, 0), day(0, 21), RentalStage.NO_SHOW);
    await rental('Demain', 2, day(1, 10), day(2, 10));
    const { data } = await app.graphql<{ today: Record<string, { driver: { lastName: string } }[]> }>(query, {}, staff);
    const names = (field: string): (string | undefined)[] | undefined =>
      data?.today[field]?.map(({ driver }) => driver.lastName);
    expect(names('departures')).toEqual(['Tôt', 'Tard']);
    expect(names('returns')).toEqual(['Hier', 'Tôt']);
    expect(Number(data?.today['runningCount']) - Number(before.data?.today.runningCount)).toBe(2);
  });

  it('is for the staff', async () => {
    expect((await app.graphql(query, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
