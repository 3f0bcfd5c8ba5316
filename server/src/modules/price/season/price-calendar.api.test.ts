import { makeCustomer, makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { VehicleCategory } from '../../fleet/vehicle/vehicle.enums.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

const CALENDAR = `query ($from: LocalDate!, $days: Int!, $vehicleId: ID) {
  priceCalendar(from: $from, days: $days, vehicleId: $vehicleId) {
    seasons { name } rows { category vehicleCount days { day lowest highest seasonIds } } } }`;

let app: TestApp;
let admin: string;
let staff: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

async function season(name: string, startsOn: string, endsOn: string, rate: object): Promise<string> {
  const input = { name, stretches: [{ startsOn, endsOn }], rates: [rate] };
  const { data } = await app.graphql<{ createSeason: { id: string } }>(
    'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { id } }',
    { input },
    admin,
  );
  return data?.createSeason.id ?? '';
}

it('tells by category what each day costs and which seasons set it, and the same of one vehicle', async () => {
  const tiers = [{ fromDays: 7, dailyPrice: '100.00' }];
  const city = { category: VehicleCategory.CITY_CAR, tiers };
  const cheap = await makeVehicle(app.database, { ...city, dailyPrice: '200.00' });
  await makeVehicle(app.database, { ...city, dailyPrice: '300.00' });
  await makeVehicle(app.database, { ...city, dailyPrice: '10.00', archivedAt: new Date() });
  await makeVehicle(app.database, { category: VehicleCategory.LUXURY_SEDAN, dailyPrice: '900.00' });
  const feast = await season('Fête', '2027-07-02', '2027-07-03', { category: 'CITY_CAR', percent: 10 });
  const own = await season('Réparée', '2027-07-03', '2027-07-03', { vehicleId: String(cheap.id), dailyPrice: '150' });
  const ask = (variables: object, token = staff) =>
    app.graphql(CALENDAR, { from: '2027-07-01', days: 3, ...variables }, token);
  expect((await ask({})).data).toEqual({
    priceCalendar: {
      seasons: [{ name: 'Fête' }, { name: 'Réparée' }],
      rows: [
        {
          ...{ category: 'LUXURY_SEDAN', vehicleCount: 1 },
          days: ['2027-07-01', '2027-07-02', '2027-07-03'].map((day) => ({
            ...{ day, lowest: '900.00', highest: '900.00', seasonIds: [] },
          })),
        },
        {
          ...{ category: 'CITY_CAR', vehicleCount: 2 },
          days: [
            { day: '2027-07-01', lowest: '200.00', highest: '300.00', seasonIds: [] },
            { day: '2027-07-02', lowest: '220.00', highest: '330.00', seasonIds: [feast] },
            { day: '2027-07-03', lowest: '150.00', highest: '330.00', seasonIds: [own, feast] },
          ],
        },
      ],
    },
  });
  expect((await ask({ vehicleId: String(cheap.id), from: '2027-07-03', days: 1 })).data).toMatchObject({
    priceCalendar: { rows: [{ vehicleCount: 1, days: [{ lowest: '150.00', highest: '150.00', seasonIds: [own] }] }] },
  });
  expect((await ask({ days: 63 })).errors?.[0]?.extensions.fields).toEqual({
    days: ['Le calendrier a de 1 à 62 jours.'],
  });
  const customer = await app.tokenFor(await makeCustomer(app.database));
  expect((await ask({}, customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
