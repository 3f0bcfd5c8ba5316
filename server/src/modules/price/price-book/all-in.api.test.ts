import { countStatements } from '../../../../test/count-statements.js';
import { makeAgency, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { createChargeRule } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, calendarDay, parseInstant } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

interface Quote {
  readonly payable: string;
  readonly fees: string;
  readonly lines?: readonly { readonly label: string; readonly amount: string }[];
}
interface Card {
  readonly id: string;
  readonly quote: Quote;
}

let app: TestApp;
let admin: string;
let tangier: Vehicle;

const at = (days: number): string =>
  (parseInstant(`${calendarDay(agencyDay(new Date()), days)} 12:00`) as Date).toISOString();
const period = { startsAt: at(4), endsAt: at(7) };
const ONE_WAY = { pickupPlace: 'Tangier', returnPlace: 'Agadir' };

async function ask<T>(document: string, variables: Record<string, unknown> = {}, token?: string): Promise<T> {
  const { data, errors } = await app.graphql<T>(document, variables, token);
  expect(errors).toBeUndefined();
  return data as T;
}
const fee = (input: object) => createChargeRule(app, { kind: 'FEE', unit: 'RENTAL', active: true, ...input }, admin);
const cards = async (trip?: object): Promise<readonly Card[]> =>
  (
    await ask<{ availableVehicles: { items: Card[] } }>(
      `query ($period: PeriodInput!, $trip: TripFactsInput) { availableVehicles(period: $period, trip: $trip) {
        items { id quote(period: $period, trip: $trip) { payable fees } } } }`,
      { period, trip },
    )
  ).availableVehicles.items;
const questions = async () =>
  (await ask<{ tripQuestions: object }>('{ tripQuestions { places driverAge } }')).tripQuestions;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  const [north, south] = [
    await makeAgency(app.database, { town: 'Tangier' }),
    await makeAgency(app.database, { town: 'Agadir' }),
  ];
  tangier = await makeVehicle(app.database, { agency: north, dailyPrice: '300.00' });
  await makeVehicle(app.database, { agency: south, dailyPrice: '310.00' });
});
afterAll(() => app.close());

it('asks for nothing while no fee goes by places or age', async () => {
  expect(await questions()).toEqual({ places: false, driverAge: false });
  expect((await cards(ONE_WAY)).map(({ quote }) => quote)).toEqual([
    { payable: '900.00', fees: '0.00' },
    { payable: '930.00', fees: '0.00' },
  ]);
});

it('shows on the card what the form and the reservation come to, with a fee for the return in another town', async () => {
  await fee({ name: 'Retour dans une autre ville', price: '500', places: 'ONE_WAY' });
  await fee({ name: 'Jeune conducteur', unit: 'DAY', price: '50', maxAge: 24 });
  expect(await questions()).toEqual({ places: true, driverAge: true });
  const trip = { ...ONE_WAY, driverAge: 22 };
  const card = (await cards(trip)).find(({ id }) => id === String(tangier.id));
  expect(card?.quote).toEqual({ payable: '1550.00', fees: '650.00' });

  const { priceQuote } = await ask<{ priceQuote: Quote }>(
    `query ($id: ID!, $period: PeriodInput!, $options: TripOptionsInput) {
      priceQuote(vehicleId: $id, period: $period, options: $options) { payable fees lines { label amount } } }`,
    { id: String(tangier.id), period, options: trip },
  );
  expect(priceQuote).toEqual({
    ...card?.quote,
    lines: [
      { label: 'Location, par jour', amount: '900.00' },
      { label: 'Retour dans une autre ville', amount: '500.00' },
      { label: 'Jeune conducteur', amount: '150.00' },
    ],
  });

  const { createReservation } = await ask<{ createReservation: { number: string; quote: Quote } }>(
    'mutation ($input: CreateReservationInput!) { createReservation(input: $input) { ... on ReservationReceipt { number quote { payable } } } }',
    {
      input: {
        ...{ kind: 'QUICK', vehicleId: String(tangier.id), period, ...ONE_WAY, driverAge: 22 },
        driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678', email: 's@exemple.ma' },
      },
    },
  );
  expect(createReservation.quote.payable).toBe(card?.quote.payable);
  const { reservation } = await ask<{ reservation: { quotedTotal: string } }>(
    `{ reservation(number: "${createReservation.number}") { quotedTotal } }`,
    {},
    admin,
  );
  expect(reservation.quotedTotal).toBe(card?.quote.payable);
});

it('counts the places in what is offered instead of a vehicle that another acceptance has taken', async () => {
  const request = (): Promise<{ createReservation: { number: string } }> =>
    ask(
      'mutation ($input: CreateReservationInput!) { createReservation(input: $input) { ... on ReservationReceipt { number } } }',
      {
        input: {
          ...{ kind: 'QUICK', vehicleId: String(tangier.id), ...ONE_WAY },
          period: { startsAt: at(40), endsAt: at(43) },
          driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678', email: 's@exemple.ma' },
        },
      },
    );
  const accept = (number: string) =>
    ask<{ outcome: { alternatives?: { total: string }[] } }>(
      `mutation ($input: AcceptReservationInput!) { outcome: acceptReservation(input: $input) {
        ... on VehicleTaken { alternatives { total } } } }`,
      { input: { number, total: '1400.00', advance: '0.00' } },
      admin,
    );
  const [first, second] = [await request(), await request()];
  await accept(first.createReservation.number);
  const { outcome } = await accept(second.createReservation.number);
  // Three days at 310 Dh, and the return in another town.
  expect(outcome.alternatives?.map(({ total }) => total)).toEqual(['1430.00']);
});

it('lists the cheapest total first, fees about the town of each agency included, in the same few statements', async () => {
  await fee({ name: 'Livraison hors de la ville', price: '300', places: 'AWAY' });
  const there = { pickupPlace: 'Agadir', returnPlace: 'Agadir' };
  expect((await cards(there)).map(({ quote }) => quote.payable)).toEqual(['930.00', '1200.00']);
  const back = { pickupPlace: 'Tangier', returnPlace: 'Tangier' };
  expect((await cards(back)).map(({ quote }) => quote.payable)).toEqual(['900.00', '1230.00']);
  const few = await countStatements(() => cards(there));
  for (let index = 0; index < 10; index += 1) await makeVehicle(app.database, { agency: tangier.agency });
  await cards(there);
  expect(await countStatements(() => cards(there))).toBeLessThanOrEqual(few);
});

it('refuses an age that cannot drive, with the field', async () => {
  const { errors } = await app.graphql(
    'query ($period: PeriodInput!) { availableVehicles(period: $period, trip: { driverAge: 3 }) { totalCount } }',
    { period },
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', fields: { driverAge: [expect.any(String)] } });
});

describe('the price of a category', () => {
  const cheapest = (category: string, token?: string, dates: object = period) =>
    app.graphql<{ cheapestVehicle: { id: string } | null }>(
      'query ($category: VehicleCategory!, $period: PeriodInput!) { cheapestVehicle(category: $category, period: $period) { id } }',
      { category, period: dates },
      token,
    );

  it('is reckoned for the vehicle that costs least over the dates, though it is rented', async () => {
    const short = await makeVehicle(app.database, { category: VehicleCategory.LUXURY_SEDAN, dailyPrice: '900.00' });
    const long = await makeVehicle(app.database, {
      ...{ category: VehicleCategory.LUXURY_SEDAN, dailyPrice: '1000.00' },
      tiers: [{ fromDays: 7, dailyPrice: '700.00' }] as never,
    });
    await makeVehicle(app.database, {
      ...{ category: VehicleCategory.LUXURY_SEDAN, dailyPrice: '100.00', visible: false },
    });
    const { data } = await cheapest('LUXURY_SEDAN', admin);
    expect(data?.cheapestVehicle?.id).toBe(String(short.id));
    const week = await cheapest('LUXURY_SEDAN', admin, { startsAt: at(4), endsAt: at(12) });
    expect(week.data?.cheapestVehicle?.id).toBe(String(long.id));
    expect((await cheapest('FAMILY_SEDAN', admin)).data?.cheapestVehicle).toBeNull();
  });

  it('is for the staff, and for dates that are a period', async () => {
    expect((await cheapest('LUXURY_SEDAN')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const wrong = await cheapest('LUXURY_SEDAN', admin, { startsAt: at(5), endsAt: at(4) });
    expect(wrong.errors?.[0]?.extensions.code).toBe('SEARCH.END_NOT_AFTER_START');
  });
});

describe('a period longer than any rental', () => {
  const century = { startsAt: at(4), endsAt: at(36_000) };
  const SEASON = `mutation { createSeason(input: { name: "Été", rates: [{ percent: 20 }]
    stretches: [{ startsOn: "2027-06-15", endsOn: "2027-09-15", everyYear: true }] }) { id } }`;
  const SOON_MS = 2_000;

  it('is searched without pricing its days', async () => {
    await ask(SEASON, {}, admin);
    const searches = Array.from({ length: 20 }, (_, i) => `s${i}: availableVehicles(period: $p${i}) { totalCount }`);
    const periods = searches.map((_, i) => [`p${i}`, { ...century, startsAt: at(4 + i) }] as const);
    const declared = periods.map(([name]) => `$${name}: PeriodInput!`).join(', ');
    const before = process.cpuUsage();
    const found = await ask<Record<string, { totalCount: number }>>(
      `query (${declared}) { ${searches.join(' ')} }`,
      Object.fromEntries(periods),
    );
    const { user, system } = process.cpuUsage(before);
    expect(found['s0']?.totalCount).toBeGreaterThan(1);
    // Pricing every day takes half a minute.
    expect((user + system) / 1000).toBeLessThan(SOON_MS);
  });

  it.each([
    ['priceQuote', 'query ($id: ID!, $period: PeriodInput!) { priceQuote(vehicleId: $id, period: $period) { days } }'],
    [
      'a vehicle’s quote',
      'query ($id: ID!, $period: PeriodInput!) { vehicle(id: $id) { quote(period: $period) { days } } }',
    ],
    [
      'the cheapest vehicle',
      'query ($period: PeriodInput!) { cheapestVehicle(category: CITY_CAR, period: $period) { id } }',
    ],
  ])('has no price: %s', async (_what, query) => {
    const { errors } = await app.graphql(query, { id: String(tangier.id), period: century }, admin);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'SEARCH.TOO_LONG',
      fields: { endsAt: ['Une location dure au plus 90 jours.'] },
    });
  });

  it('has no extras', async () => {
    await fee({ name: 'Siège', kind: 'EXTRA', price: '50.00' });
    const extrasOver = async (dates: object) =>
      (
        await ask<{ rentalExtras: { items: object[] } }>(
          'query ($id: ID!, $period: PeriodInput!) { rentalExtras(vehicleId: $id, period: $period) { items { name } } }',
          { id: String(tangier.id), period: dates },
        )
      ).rentalExtras.items;
    expect([await extrasOver(period), await extrasOver(century)]).toEqual([[{ name: 'Siège' }], []]);
  });
});
