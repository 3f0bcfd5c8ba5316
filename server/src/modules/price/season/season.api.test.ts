import { countStatements } from '../../../../test/count-statements.js';
import { makeCustomer, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, calendarDay, parseInstant } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

const SEASON = `{ id name version stretches { startsOn endsOn everyYear }
  rates { category percent dailyPrice tiers { fromDays dailyPrice } vehicle { name } } }`;
const CREATE = `mutation ($input: CreateSeasonInput!) { createSeason(input: $input) ${SEASON} }`;
const UPDATE = `mutation ($input: UpdateSeasonInput!) { updateSeason(input: $input) ${SEASON} }`;
const DELETE = 'mutation ($input: DeleteSeasonInput!) { deleteSeason(input: $input) }';
const LIST = `query ($search: SeasonSearch) { seasons(search: $search) { totalCount items ${SEASON} } }`;
const QUOTE = `query ($id: ID!, $period: PeriodInput!) { priceQuote(vehicleId: $id, period: $period) {
  days dailyPrice total registeredTotal payable lines { kind label quantity unitPrice amount } } }`;
const FREE = `query ($period: PeriodInput!, $page: PageInput) { availableVehicles(period: $period, page: $page) {
  totalCount items { id quote(period: $period) { total } } } }`;

interface Season {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}
interface Quote {
  readonly total: string;
  readonly lines: readonly { readonly quantity: number; readonly unitPrice: string; readonly label: string }[];
}

let app: TestApp;
let admin: string;
let employee: string;
const TODAY = agencyDay(new Date());
/** A day so many days from today. */
const day = (shift: number): string => calendarDay(TODAY, shift);
const noon = (shift: number): string => (parseInstant(`${day(shift)} 12:00`) as Date).toISOString();
/** Five days from in 20 days on, of which a season of `SUMMER` holds the last two. */
const PERIOD = { startsAt: noon(20), endsAt: noon(25) };
const SUMMER = {
  name: ' Haute  saison ',
  stretches: [{ startsOn: day(23), endsOn: day(60) }],
  rates: [{ percent: 20 }],
};

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  employee = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());
afterEach(async () => {
  const { data } = await app.graphql<{ seasons: { items: Season[] } }>(LIST, {}, admin);
  for (const { id } of data?.seasons.items ?? []) await app.graphql(DELETE, { input: { id } }, admin);
});

async function create(change: Record<string, unknown> = {}): Promise<Season> {
  const reply = await app.graphql<{ createSeason: Season }>(CREATE, { input: { ...SUMMER, ...change } }, admin);
  expect(reply.errors).toBeUndefined();
  return reply.data?.createSeason as Season;
}
const problems = async (change: Record<string, unknown>): Promise<unknown> =>
  (await app.graphql(CREATE, { input: { ...SUMMER, ...change } }, admin)).errors?.[0]?.extensions.fields;
async function quote({ id }: Pick<Vehicle, 'id'>, period = PERIOD, token?: string): Promise<Quote> {
  const { data, errors } = await app.graphql<{ priceQuote: Quote }>(QUOTE, { id: String(id), period }, token);
  expect(errors).toBeUndefined();
  return data?.priceQuote as Quote;
}
const days = async (vehicle: Vehicle, period = PERIOD): Promise<string[]> =>
  (await quote(vehicle, period)).lines.map(({ quantity, unitPrice }) => `${quantity} × ${unitPrice}`);

describe('seasons', () => {
  it('are made, changed and deleted by an Admin, and seen by all staff', async () => {
    const vehicle = await makeVehicle(app.database, { name: 'Dacia Duster' });
    const rates = [
      { category: 'CITY_CAR', percent: -10 },
      { vehicleId: String(vehicle.id), dailyPrice: '500', tiers: [{ fromDays: 7, dailyPrice: '450' }, {}] },
    ];
    const season = await create({ rates });
    expect(season).toMatchObject({
      name: 'Haute saison',
      version: 1,
      stretches: [{ startsOn: day(23), endsOn: day(60), everyYear: false }],
      rates: [
        { category: 'CITY_CAR', percent: -10, dailyPrice: null, tiers: [], vehicle: null },
        {
          ...{ category: null, percent: null, dailyPrice: '500.00' },
          ...{ tiers: [{ fromDays: 7, dailyPrice: '450.00' }], vehicle: { name: 'Dacia Duster' } },
        },
      ],
    });
    const edit = { input: { id: season.id, version: 1, name: 'Aïd', rates: [{ percent: 5 }] } };
    expect((await app.graphql(UPDATE, edit, admin)).data).toMatchObject({
      updateSeason: { name: 'Aïd', version: 2, rates: [{ percent: 5 }], stretches: [{ startsOn: day(23) }] },
    });
    expect((await app.graphql(UPDATE, edit, admin)).errors?.[0]?.extensions.code).toBe('SEASON.VERSION_CONFLICT');
    await create({ name: 'Hiver' });
    const found = await app.graphql(LIST, { search: { text: 'aid' } }, employee);
    expect(found.data).toMatchObject({ seasons: { totalCount: 1, items: [{ name: 'Aïd' }] } });
    expect((await app.graphql(CREATE, { input: SUMMER }, employee)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await app.graphql(LIST, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const gone = { input: { id: season.id } };
    expect((await app.graphql(DELETE, gone, admin)).data).toEqual({ deleteSeason: true });
    expect((await app.graphql(DELETE, gone, admin)).errors?.[0]?.extensions.code).toBe('SEASON.NOT_FOUND');
  });

  it('are refused with every field at fault', async () => {
    expect(
      await problems({
        name: ' ',
        stretches: [
          { startsOn: '2027-08-31', endsOn: '2027-07-01' },
          { endsOn: '2027-03-01' },
          { startsOn: '2027-01-01', endsOn: '2028-01-01', everyYear: true },
        ],
        rates: [
          { percent: 400 },
          { vehicleId: '999999', category: 'CITY_CAR', percent: 1, dailyPrice: '300' },
          { category: 'CITY_CAR' },
          { category: 'CITY_CAR', percent: 2, tiers: [{ fromDays: 7, dailyPrice: '3' }] },
          { category: 'LUXURY_SEDAN', dailyPrice: '0', tiers: [{ fromDays: 0, dailyPrice: '3' }] },
        ],
      }),
    ).toEqual({
      name: ['Le nom est obligatoire.'],
      'stretches.0.endsOn': ['Le dernier jour ne peut pas précéder le premier.'],
      'stretches.1.startsOn': ['Le premier jour est obligatoire.'],
      'stretches.2.endsOn': ['Une période de chaque année dure un an au plus.'],
      'rates.0.percent': ['Le pourcentage doit être un nombre entier de -90 à 300.'],
      'rates.1.category': ['Choisissez une gamme ou un véhicule, pas les deux.'],
      'rates.1.percent': ['Indiquez un pourcentage ou un prix par jour, pas les deux.'],
      'rates.2.percent': ['Indiquez un pourcentage ou un prix par jour.'],
      'rates.3.category': ['Cette saison a déjà un tarif pour ce choix.'],
      'rates.3.tiers': ['Les paliers demandent un prix par jour.'],
      'rates.4.dailyPrice': [expect.stringContaining('Le prix par jour doit être un montant de 1')],
      'rates.4.tiers.0.fromDays': [expect.stringContaining('La durée du palier')],
    });
    expect(await problems({ stretches: [], rates: null })).toEqual({
      stretches: ['Indiquez au moins une période.'],
      rates: ['Indiquez au moins un tarif.'],
    });
    expect(await problems({ rates: [{ percent: 1 }, { vehicleId: '999999', percent: 1 }] })).toEqual({
      'rates.1.vehicleId': ["Ce véhicule n'existe pas."],
    });
  });

  it.each([
    [
      'the same days',
      { startsOn: '2027-07-01', endsOn: '2027-07-31' },
      { startsOn: '2027-07-31', endsOn: '2027-08-02' },
    ],
    [
      'the same days of every year',
      { startsOn: '2020-12-20', endsOn: '2021-01-05', everyYear: true },
      { startsOn: '2027-01-01', endsOn: '2027-01-02', everyYear: true },
    ],
    [
      'a day of some year',
      { startsOn: '2020-08-01', endsOn: '2020-08-10', everyYear: true },
      { startsOn: '2027-07-01', endsOn: '2027-12-31' },
    ],
  ])('do not hold %s twice', async (_what, one, other) => {
    expect(await problems({ stretches: [one, other] })).toEqual({
      'stretches.1.startsOn': ['Cette période en recouvre une autre de la même saison.'],
    });
    await create({ stretches: [one, { startsOn: '2027-03-01', endsOn: '2027-03-05' }] });
  });
});

describe('the price of a rental', () => {
  it('changes with a season, for everybody at once, and comes back without it', async () => {
    const vehicle = await makeVehicle(app.database);
    expect(await days(vehicle)).toEqual(['5 × 300.00']);
    const { id, version } = await create();
    expect(await days(vehicle)).toEqual(['3 × 300.00', '2 × 360.00']);
    const customer = await app.tokenFor(await makeCustomer(app.database));
    expect(await quote(vehicle, PERIOD, customer)).toMatchObject({
      ...{ days: 5, dailyPrice: '324.00', total: '1620.00', registeredTotal: '1377.00', payable: '1377.00' },
      lines: [{}, { label: 'Location, par jour, Haute saison', amount: '720.00' }, { amount: '-243.00' }],
    });
    await app.graphql(UPDATE, { input: { id, version, rates: [{ percent: 50 }] } }, admin);
    expect(await days(vehicle)).toEqual(['3 × 300.00', '2 × 450.00']);
    await app.graphql(DELETE, { input: { id } }, admin);
    expect(await days(vehicle)).toEqual(['5 × 300.00']);
  });

  it('is that of the first day’s season where the agency chose so', async () => {
    const vehicle = await makeVehicle(app.database);
    await create();
    const set = 'mutation ($input: UpdatePriceSettingsInput!) { updatePriceSettings(input: $input) { version } }';
    const read = async () =>
      (await app.graphql<{ priceSettings: { version: number } }>('{ priceSettings { version } }', {}, employee)).data
        ?.priceSettings.version;
    const choose = async (seasonOfFirstDay: boolean) =>
      app.graphql(set, { input: { version: await read(), seasonOfFirstDay } }, admin);
    expect((await choose(true)).errors).toBeUndefined();
    expect(await days(vehicle)).toEqual(['5 × 300.00']);
    expect(await days(vehicle, { startsAt: noon(23), endsAt: noon(25) })).toEqual(['2 × 360.00']);
    const old = { input: { version: 99, seasonOfFirstDay: false } };
    expect((await app.graphql(set, old, admin)).errors?.[0]?.extensions.code).toBe('PRICE_SETTINGS.VERSION_CONFLICT');
    await choose(false);
    expect(await days(vehicle)).toEqual(['3 × 300.00', '2 × 360.00']);
  });

  it('says how many kilometres a day it includes, by category', async () => {
    const set = `mutation ($input: UpdatePriceSettingsInput!) { updatePriceSettings(input: $input) {
      version includedKm { category kmPerDay } } }`;
    const read = async () =>
      (await app.graphql<{ priceSettings: { version: number } }>('{ priceSettings { version } }', {}, employee)).data
        ?.priceSettings.version;
    const vehicle = await makeVehicle(app.database, { category: VehicleCategory.CITY_CAR });
    const included = async () => (await app.graphql(`{ vehicle(id: "${vehicle.id}") { includedKmPerDay } }`)).data;
    expect(await included()).toEqual({ vehicle: { includedKmPerDay: 0 } });
    const choose = async (includedKm: object[] | null) =>
      app.graphql(set, { input: { version: await read(), includedKm } }, admin);
    const city = { category: 'CITY_CAR', kmPerDay: 200 };
    expect((await choose([city, { category: 'LUXURY_SEDAN', kmPerDay: 0 }])).data).toMatchObject({
      updatePriceSettings: { includedKm: [city] },
    });
    expect(await included()).toEqual({ vehicle: { includedKmPerDay: 200 } });
    expect((await choose([city, { ...city, kmPerDay: 5001 }])).errors?.[0]?.extensions.fields).toEqual({
      'includedKm.1.kmPerDay': ['Le kilométrage inclus doit être un nombre entier de 0 à 5000.'],
      'includedKm.1.category': ['Cette gamme est nommée deux fois.'],
    });
    await choose(null);
    expect(await included()).toEqual({ vehicle: { includedKmPerDay: 0 } });
  });

  it('orders the free vehicles, by pages and at REST alike', async () => {
    const make = (dailyPrice: string, category: VehicleCategory, fromDays: number, tier: string) =>
      makeVehicle(app.database, { dailyPrice, category, tiers: [{ fromDays, dailyPrice: tier }] });
    await make('310.00', VehicleCategory.COMPACT_SUV, 5, '200.00');
    await make('210.00', VehicleCategory.CITY_CAR, 6, '100.00');
    await make('250.00', VehicleCategory.LUXURY_SEDAN, 2, '230.00');
    const all = async (page?: object, token?: string) => {
      const { data } = await app.graphql<{
        availableVehicles: { totalCount: number; items: { id: string; quote: { total: string } }[] };
      }>(FREE, { period: PERIOD, page }, token);
      return data?.availableVehicles ?? { totalCount: 0, items: [] };
    };
    const totals = async (token?: string) =>
      (await all({ size: 100 }, token)).items.map(({ quote: { total } }) => Number(total));
    const rising = (values: number[]) => [...values].sort((a, b) => a - b);
    // Without a season, SQL sorts by the same price as the quote has.
    expect(await totals()).toEqual(rising(await totals()));
    await create({
      rates: [
        { category: 'CITY_CAR', percent: 200 },
        { category: 'COMPACT_SUV', percent: -50 },
      ],
    });
    const priced = await totals();
    expect(priced).toEqual(rising(priced));
    expect(await totals(employee)).toEqual(priced);
    const { items, totalCount } = await all({ page: 2, size: 2 });
    expect([items.map(({ quote: { total } }) => Number(total)), totalCount]).toEqual([
      priced.slice(2, 4),
      priced.length,
    ]);
    const wire = (text: string) => text.slice(0, 16).replace('T', ' ');
    const search = { date_debut: wire(PERIOD.startsAt), date_fin: wire(PERIOD.endsAt), gamme: 'all' };
    const reply = await app.inject({ method: 'POST', url: '/api/vehiculesParcChercher', payload: search });
    const found = reply.json<{ data: { id: number }[] }>().data.map(({ id }) => String(id));
    expect(found).toEqual((await all({ size: 100 })).items.map(({ id }) => id));
  });

  it('costs no statement more where no season holds the dates', async () => {
    await makeVehicle(app.database);
    const ask = () => countStatements(() => app.graphql(FREE, { period: PERIOD }, employee));
    await ask();
    const before = await ask();
    await create({ stretches: [{ startsOn: day(200), endsOn: day(210) }] });
    await ask();
    expect(await ask()).toBe(before);
  });

  it('is kept as it was quoted', async () => {
    const vehicle = await makeVehicle(app.database);
    await create();
    const input = {
      ...{ kind: 'QUICK', vehicleId: String(vehicle.id), period: PERIOD, pickupPlace: 'Fes', returnPlace: 'Fes' },
      driver: { lastName: 'Alaoui', firstName: 'Salma', phone: '0612345678' },
    };
    const fields = 'number version quotedDailyPrice quotedTotal lines { quantity unitPrice }';
    const { data } = await app.graphql<{ bookReservation: { number: string; version: number } }>(
      `mutation ($input: BookReservationInput!) { bookReservation(input: $input) { ... on Reservation { ${fields} } } }`,
      { input },
      employee,
    );
    const lines = [
      { quantity: 3, unitPrice: '300.00' },
      { quantity: 2, unitPrice: '360.00' },
    ];
    expect(data).toMatchObject({ bookReservation: { quotedDailyPrice: '324.00', quotedTotal: '1620.00', lines } });
    await create({ rates: [{ percent: 90 }] });
    const { number, version } = data!.bookReservation;
    const read = await app.graphql(
      `query ($number: String!) { reservation(number: $number) { ${fields} } }`,
      { number },
      employee,
    );
    expect(read.data).toMatchObject({ reservation: { quotedTotal: '1620.00', lines } });
    const period = { startsAt: noon(21), endsAt: noon(25) };
    const moved = await app.graphql(
      `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { ${fields} } } }`,
      { input: { number, version, period } },
      employee,
    );
    expect(moved.data).toMatchObject({ updateReservation: { quotedTotal: '1740.00' } });
  });
});
