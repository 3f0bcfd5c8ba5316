import { makeEmployee, makeVehicle } from '../../../../test/factories.js';
import { quickRequest } from '../../../../test/quick-request.js';
import { updateSettings } from '../../../../test/set-up.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS, rentalDays, toWireTime } from '../../../kernel/time.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

const MINUTE_MS = 60_000;

let app: TestApp;
let admin: string;
let vehicle: Vehicle;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
});
afterAll(() => app.close());
beforeEach(async () => {
  vehicle = await makeVehicle(app.database, { dailyPrice: '300.00', tiers: [{ fromDays: 3, dailyPrice: '250.00' }] });
  await grant(60);
});

async function grant(graceMinutes: number): Promise<void> {
  const { errors } = await updateSettings(app, { graceMinutes }, admin);
  expect(errors).toBeUndefined();
}

const START = Math.ceil((Date.now() + 5 * DAY_MS) / MINUTE_MS) * MINUTE_MS;
const period = (days: number, minutes: number) => ({
  startsAt: new Date(START),
  endsAt: new Date(START + days * DAY_MS + minutes * MINUTE_MS),
});

async function quoted(days: number, minutes: number) {
  const { data } = await app.graphql<{ priceQuote: { days: number; total: string; lines: { quantity: number }[] } }>(
    `query ($vehicleId: ID!, $period: PeriodInput!) {
      priceQuote(vehicleId: $vehicleId, period: $period) { days total lines { quantity } } }`,
    { vehicleId: String(vehicle.id), period: period(days, minutes) },
  );
  const { lines, ...quote } = data?.priceQuote ?? { lines: [] };
  return { ...quote, lines: lines.map(({ quantity }) => quantity) };
}

async function request(days: number, minutes: number): Promise<string> {
  const { startsAt, endsAt } = period(days, minutes);
  const reply = await app.rest('POST', '/reservationVisiteur', {
    ...quickRequest(vehicle.id),
    date_debut: toWireTime(startsAt),
    date_fin: toWireTime(endsAt),
  });
  return reply.json<{ message: string }>().message;
}

const KEPT = 'number version days quotedTotal';
async function kept(number: string) {
  const { data } = await app.graphql<{ reservation: { version: number; days: number; quotedTotal: string } }>(
    `{ reservation(number: "${number}") { ${KEPT} } }`,
    {},
    admin,
  );
  return data?.reservation;
}

it.each([
  [0, 30, 0, 1],
  [1, 0, 0, 1],
  [1, 1, 0, 2],
  [1, 0, 60, 1],
  [1, 60, 60, 1],
  [1, 61, 60, 2],
  [2, 60, 60, 2],
  [2, 61, 60, 3],
  [0, 10, 720, 1],
])('%i days and %i minutes with %i of grace are %i rental days', (days, minutes, grace, expected) => {
  const { startsAt, endsAt } = period(days, minutes);
  expect(rentalDays(startsAt, endsAt, grace)).toBe(expected);
});

it('quotes charge a further day once the grace is over, and tiers count the same days', async () => {
  expect(await quoted(1, 60)).toEqual({ days: 1, total: '300.00', lines: [1] });
  expect(await quoted(1, 61)).toEqual({ days: 2, total: '600.00', lines: [2] });
  expect(await quoted(2, 60)).toEqual({ days: 2, total: '600.00', lines: [2] });
  expect(await quoted(2, 61)).toEqual({ days: 3, total: '750.00', lines: [3] });
});

it('a search is sorted by what the same days cost', async () => {
  // Three days are cheaper in the first, two in the second.
  const second = await makeVehicle(app.database, { dailyPrice: '280.00' });
  const found = async (minutes: number): Promise<string[]> => {
    const { data } = await app.graphql<{ availableVehicles: { items: { id: string }[] } }>(
      'query ($period: PeriodInput!) { availableVehicles(period: $period, page: { size: 100 }) { items { id } } }',
      { period: period(2, minutes) },
    );
    const ours = [String(vehicle.id), String(second.id)];
    return data?.availableVehicles.items.map(({ id }) => id).filter((id) => ours.includes(id)) ?? [];
  };
  expect(await found(60)).toEqual([String(second.id), String(vehicle.id)]);
  expect(await found(61)).toEqual([String(vehicle.id), String(second.id)]);
});

it('a reservation keeps the days of its price when the setting changes, at both doors', async () => {
  const number = await request(1, 60);
  expect(await kept(number)).toMatchObject({ days: 1, quotedTotal: '300.00' });
  await grant(0);
  expect(await kept(number)).toMatchObject({ days: 1, quotedTotal: '300.00' });
  const rest = await app.rest('GET', `/reservation/${number}`, undefined, admin);
  expect(rest.body).toMatch(/"nombre_jours":1\b/);
  expect(await quoted(1, 60)).toMatchObject({ days: 2, total: '600.00' });
});

it('an edit of the dates counts by the setting of that moment, of a request and of a rental', async () => {
  const edit = async (number: string, version: number, minutes: number) => {
    const { data, errors } = await app.graphql<{ updateReservation: { days: number } }>(
      `mutation ($input: UpdateReservationInput!) { updateReservation(input: $input) { ... on Reservation { ${KEPT} } } }`,
      { input: { number, version, period: period(1, minutes) } },
      admin,
    );
    expect(errors).toBeUndefined();
    return data?.updateReservation;
  };
  const number = await request(1, 60);
  await grant(30);
  const before = await kept(number);
  expect(await edit(number, before?.version ?? 0, 45)).toMatchObject({ days: 2, quotedTotal: '600.00' });
  const { data } = await app.graphql<{ acceptReservation: { version: number } }>(
    'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { version } } }',
    { input: { number, total: '600', advance: '0' } },
    admin,
  );
  await grant(50);
  expect(await edit(number, data?.acceptReservation.version ?? 0, 50)).toMatchObject({ days: 1 });
});

it.each([-1, 721])('the settings refuse %i minutes at both doors', async (minutes) => {
  const { errors } = await updateSettings(app, { graceMinutes: minutes }, admin);
  expect(errors?.[0]?.extensions['fields']).toEqual({ graceMinutes: [expect.stringContaining('720')] });
  const reply = await app.rest('POST', '/editParametres', { minutes_tolerance: minutes }, admin);
  expect(reply.json()).toMatchObject({ errors: { minutes_tolerance: [expect.stringContaining('720')] } });
});
