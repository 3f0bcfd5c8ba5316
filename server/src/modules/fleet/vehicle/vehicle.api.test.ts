import { inTransaction } from '../../../platform/database/transaction.js';
import { makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { wholeMinute } from '../../../kernel/period.js';
import { DAY_MS, toWireTime } from '../../../kernel/time.js';
import type { Vehicle } from './vehicle.entity.js';
import { Fuel, Transmission, VehicleCategory } from './vehicle.enums.js';

let app: TestApp;
let city: Vehicle;
let hidden: Vehicle;

beforeAll(async () => {
  app = await startTestApp();
  const { database } = app;
  await makeVehicle(database, { name: 'Duster', category: VehicleCategory.COMPACT_SUV, dailyPrice: '450.00' });
  await makeVehicle(database, {
    name: 'Mégane',
    category: VehicleCategory.FAMILY_SEDAN,
    dailyPrice: '400.00',
    fuel: Fuel.PETROL,
  });
  await makeVehicle(database, {
    name: 'Classe E',
    category: VehicleCategory.LUXURY_SEDAN,
    dailyPrice: '1500.00',
    transmission: Transmission.AUTOMATIC,
  });
  city = await makeVehicle(database, {
    name: 'Clio',
    category: VehicleCategory.CITY_CAR,
    dailyPrice: '300.00',
    fuel: Fuel.HYBRID,
  });
  await makeVehicle(database, {
    name: 'Picanto',
    category: VehicleCategory.SMALL_CITY_CAR,
    dailyPrice: '250.00',
    fuel: Fuel.ELECTRIC,
    transmission: Transmission.AUTOMATIC,
  });
  hidden = await makeVehicle(database, { name: 'Cachée', visible: false });
  await makeVehicle(database, { name: 'Archivée', archivedAt: new Date() });
});
afterAll(() => app.close());

// One moment for both ends of a period, because another minute would count as a further day.
const now = Date.now();
const inDays = (days: number): string => toWireTime(new Date(now + days * DAY_MS));
const names = (list: { nom: string }[]): string[] => list.map((vehicle) => vehicle.nom);

async function search(body: object): Promise<unknown> {
  const reply = await app.rest('POST', '/vehiculesParcChercher', {
    date_debut: inDays(1),
    date_fin: inDays(3),
    gamme: 'all',
    parcAuto: true,
    ...body,
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: unknown }>().data;
}

describe('the public fleet', () => {
  it('contains what the site shows, cheapest first, without registrations', async () => {
    const { data } = (await app.rest('GET', '/vehiculesParc')).json<{ data: { nom: string }[] }>();
    expect(names(data)).toEqual(['Picanto', 'Clio', 'Mégane', 'Duster', 'Classe E']);
    expect(JSON.stringify(data)).not.toMatch(/immatriculation|plate/i);
  });

  it('by category matches the name exactly', async () => {
    const of = async (gamme: unknown) =>
      names((await app.rest('POST', '/vehiculeAvecGamme', { gamme })).json<{ data: { nom: string }[] }>().data);
    expect(await of('Citadines')).toEqual(['Clio']);
    expect(await of('Berlines de luxe')).toEqual(['Classe E']);
    expect(await of('Tracteurs')).toEqual([]);
    expect(await of({ $ne: 1 })).toEqual([]);
  });

  it.each([
    [{ gammes: ['Citadines', 'SUV compacts'], options: [] }, ['Clio', 'Duster']],
    [{ gammes: [], options: ['automatique'] }, ['Picanto', 'Classe E']],
    [{ gammes: [], options: ['Essence', 'HYBRIDE'] }, ['Clio', 'Mégane']],
    [{ gammes: [], options: ['Automatique', 'Gazoil'] }, ['Classe E']],
    [{ gammes: [], options: ['electrique'] }, ['Picanto']],
    [{}, ['Picanto', 'Clio', 'Mégane', 'Duster', 'Classe E']],
  ])('filtered by %j', async (filters, expected) => {
    const reply = await app.rest('POST', '/client/filterVehicules', filters);
    expect(names(reply.json<{ data: { nom: string }[] }>().data)).toEqual(expected);
  });

  it('filtered to nothing returns the marker text', async () => {
    const reply = await app.rest('POST', '/client/filterVehicules', { gammes: ['SUV compacts'], options: ['Essence'] });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ status: 'no_results', message: expect.any(String) });
  });
});

describe('a search by dates', () => {
  it.each([
    ['no_date', { date_debut: '' }],
    ['no_date', { date_fin: undefined, date_debut: inDays(-3) }],
    ['no_date', { date_debut: 'demain' }],
    ['no_date', { date_debut: '2026-02-30 10:00' }],
    ['date_retour', { date_debut: inDays(-1), date_fin: inDays(-2) }],
    ['date_retour', { date_debut: inDays(1), date_fin: inDays(1) }],
    ['date_now', { date_debut: inDays(-1) }],
  ])('that is invalid answers %s', async (marker, body) => {
    expect(await search(body)).toBe(marker);
  });

  it('offers what starts within the last of the 18 months that reservations are taken for', async () => {
    expect(await search({ date_debut: inDays(540), date_fin: inDays(542) })).not.toEqual([]);
  });

  it('offers nothing so far ahead that no reservation would be taken', async () => {
    const far = { date_debut: inDays(560), date_fin: inDays(562) };
    expect(await search(far)).toEqual([]);
    const period = { startsAt: inDays(560), endsAt: inDays(562) };
    const iso = Object.fromEntries(
      Object.entries(period).map(([name, wall]) => [name, `${wall.replace(' ', 'T')}:00Z`]),
    );
    const queries = [
      'query ($period: PeriodInput!) { availableVehicles(period: $period) { totalCount } }',
      `query ($period: PeriodInput!) { priceQuote(vehicleId: "${city.id}", period: $period) { days } }`,
    ];
    for (const query of queries) {
      const { errors } = await app.graphql(query, { period: iso });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'SEARCH.TOO_FAR',
        fields: { startsAt: ['La date debut doit être dans les 18 prochains mois.'] },
      });
    }
  });

  it.each([
    ['', ['Picanto', 'Clio', 'Mégane', 'Duster', 'Classe E']],
    ['Tous', ['Picanto', 'Clio', 'Mégane', 'Duster', 'Classe E']],
    ['Berlines', ['Mégane', 'Classe E']],
    ['Citadines', ['Picanto', 'Clio']],
    ['Petites citadines', ['Picanto']],
    ['SUV compacts', ['Duster']],
    ['Tracteurs', []],
  ])('in the category «%s»', async (gamme, expected) => {
    expect(names((await search({ gamme })) as { nom: string }[])).toEqual(expected);
  });

  it('reads ISO 8601 with an offset', async () => {
    const day = new Date(Date.now() + DAY_MS).toISOString();
    expect(await search({ date_debut: day, gamme: 'SUV compacts' })).toHaveLength(1);
  });

  it('leaves out vehicles that are rented, to the minute', async () => {
    const startsAt = wholeMinute(new Date(Date.now() + 10 * DAY_MS));
    const endsAt = new Date(startsAt.getTime() + 2 * DAY_MS);
    const rental = await makeReservation(app.database, { vehicle: city, startsAt, endsAt });
    await app.inContext(() =>
      inTransaction(app.database.orm.em, (tx) =>
        app.services.occupations.occupy(tx, city.id, { startsAt, endsAt }, { reservationId: rental.id }),
      ),
    );
    const during = await search({ date_debut: inDays(11), date_fin: inDays(13), gamme: 'Citadines' });
    expect(names(during as { nom: string }[])).toEqual(['Picanto']);
    const after = await search({ date_debut: endsAt.toISOString(), date_fin: inDays(14), gamme: 'Citadines' });
    expect(names(after as { nom: string }[])).toEqual(['Picanto', 'Clio']);
  });

  it('over GraphQL has the marker as a code on the field', async () => {
    const period = { startsAt: '2026-01-02T10:00', endsAt: '2026-01-01T10:00' };
    const { errors } = await app.graphql(
      'query ($period: PeriodInput!) { availableVehicles(period: $period) { totalCount } }',
      { period },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'SEARCH.END_NOT_AFTER_START',
      fields: { endsAt: [expect.any(String)] },
    });
  });
});

describe('staff data of vehicles', () => {
  const QUERY = '{ vehicles(page: { size: 100 }) { totalCount items { name plateNumber availableNow } } }';

  it('is refused to visitors', async () => {
    expect((await app.graphql(QUERY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is returned to staff, including hidden vehicles', async () => {
    const token = await app.tokenFor(await makeEmployee(app.database));
    const { data } = await app.graphql<{
      vehicles: { totalCount: number; items: { name: string; plateNumber: string }[] };
    }>(QUERY, {}, token);
    expect(data?.vehicles.totalCount).toBe(6);
    expect(data?.vehicles.items).toContainEqual({
      name: 'Cachée',
      plateNumber: hidden.plateNumber,
      availableNow: true,
    });
  });
});

describe('a price', () => {
  it('follows the tiers, by started days of 24 h, with 15 % less for a customer', async () => {
    const vehicle = await makeVehicle(app.database, {
      dailyPrice: '333.33',
      visible: true,
      tiers: [
        { fromDays: 3, dailyPrice: '300.00' },
        { fromDays: 7, dailyPrice: '250.10' },
      ],
    });
    const quote = async (startsAt: string, endsAt: string) =>
      (
        await app.graphql<{ priceQuote: Record<string, unknown> }>(
          'query ($id: ID!, $period: PeriodInput!) { priceQuote(vehicleId: $id, period: $period) { days dailyPrice total registeredDailyPrice registeredTotal payable } }',
          { id: String(vehicle.id), period: { startsAt, endsAt } },
        )
      ).data?.priceQuote;
    expect(await quote('2027-01-01T10:00', '2027-01-03T10:00')).toEqual({
      days: 2,
      dailyPrice: '333.33',
      total: '666.66',
      registeredDailyPrice: '283.33',
      registeredTotal: '566.66',
      payable: '666.66',
    });
    expect(await quote('2027-01-01T10:00', '2027-01-03T10:01')).toMatchObject({
      days: 3,
      dailyPrice: '300.00',
      total: '900.00',
    });
    expect(await quote('2027-01-01T10:00', '2027-01-08T10:00')).toMatchObject({
      days: 7,
      dailyPrice: '250.10',
      total: '1750.70',
    });
  });
});
