import { inTransaction } from '../../../platform/database/transaction.js';
import { makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';
import { Fuel, Transmission } from './vehicle.enums.js';

let app: TestApp;
let employee: string;

beforeAll(async () => {
  app = await startTestApp();
  employee = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const inDays = (days: number): string => agencyDay(new Date(Date.now() + days * DAY_MS));

describe('the lists', () => {
  type PageBody = {
    data: { data: { id: number; nom: string }[]; current_page: number; last_page: number; total: number };
  };
  const names = ({ data }: PageBody) => data.data.map(({ nom }) => nom);

  beforeAll(async () => {
    const { database } = app;
    await makeVehicle(database, { name: 'Zèbre Un', plateNumber: '9001-A-1', fuel: Fuel.PETROL });
    await makeVehicle(database, { name: 'Zèbre Deux', plateNumber: '9002-A-1', transmission: Transmission.AUTOMATIC });
    await makeVehicle(database, { name: 'Zèbre Trois', plateNumber: '9003-A-1', visible: false });
    await makeVehicle(database, { name: 'Zèbre Quatre', plateNumber: '9004-A-1', fuel: Fuel.HYBRID });
    await makeVehicle(database, { name: 'Zèbre Parti', plateNumber: '9005-A-1', archivedAt: new Date() });
  });

  const search = async (body: object, query = '') =>
    (await app.rest('POST', `/admin/rechercherVehicules${query}`, body, employee)).json<PageBody>();

  it('contain every vehicle in use, newest first, by pages', async () => {
    const first = (await app.rest('GET', '/admin/vehicule?page=1&count_nbr=2', undefined, employee)).json<PageBody>();
    expect([names(first), first.data.current_page]).toEqual([['Zèbre Quatre', 'Zèbre Trois'], 1]);
    expect(first.data.last_page).toBe(Math.ceil(first.data.total / 2));
    const junk = await app.rest('GET', '/admin/vehicule?page=-1&count_nbr=abc', undefined, employee);
    expect(junk.json<PageBody>().data.data.length).toBeLessThanOrEqual(20);
  });

  it('count what each value of a filter would show beside the others', async () => {
    const ask = async (filter: object) => {
      const { data } = await app.graphql<{
        vehicleFilterCounts: { filter: string; value: string; count: number }[];
      }>(
        `query ($filter: VehicleFilter) {
          vehicleFilterCounts(filter: $filter, search: { text: "zebre", field: NAME }) { filter value count } }`,
        { filter },
        employee,
      );
      const found: Record<string, Record<string, number>> = {};
      for (const { filter: name, value, count } of data?.vehicleFilterCounts ?? []) (found[name] ??= {})[value] = count;
      return found;
    };
    expect(await ask({})).toMatchObject({
      fuels: { DIESEL: 2, PETROL: 1, HYBRID: 1 },
      transmissions: { AUTOMATIC: 1, MANUAL: 3 },
      alerts: { GOOD: 4 },
      availableNow: { true: 4 },
    });
    expect(await ask({ fuels: [Fuel.PETROL] })).toMatchObject({
      fuels: { DIESEL: 2, PETROL: 1, HYBRID: 1 },
      transmissions: { MANUAL: 1 },
    });
  });

  it.each([
    [{ selected_option: 'nom', valeur_recherche: 'zebre' }, ['Zèbre Quatre', 'Zèbre Trois', 'Zèbre Deux', 'Zèbre Un']],
    [{ selected_option: 'immatriculation', valeur_recherche: '9003-a' }, ['Zèbre Trois']],
    [{ selected_option: 'immatriculation', valeur_recherche: '9003 A 1' }, ['Zèbre Trois']],
    [{ selected_option: 'nom', valeur_recherche: '9003' }, []],
    [{ selected_option: 'nom', valeur_recherche: '%' }, []],
  ])('can be searched by %j', async (body, expected) => {
    expect(names(await search(body))).toEqual(expected);
  });

  it('cannot be searched by anything else', async () => {
    const reply = await app.rest('POST', '/admin/rechercherVehicules', { selected_option: 'prix' }, employee);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { selected_option: [expect.any(String)] } });
  });

  it.each([
    [['essence'], ['Zèbre Un']],
    [['automatique'], ['Zèbre Deux']],
    [
      ['automatique', 'Manuelle'],
      ['Zèbre Quatre', 'Zèbre Trois', 'Zèbre Deux', 'Zèbre Un'],
    ],
    [
      ['essence', 'gazoil', 'Manuelle'],
      ['Zèbre Trois', 'Zèbre Un'],
    ],
    [['essence', 'automatique'], []],
    [[], ['Zèbre Quatre', 'Zèbre Trois', 'Zèbre Deux', 'Zèbre Un']],
    [['vapeur'], []],
  ])('can be filtered by %j', async (filters, expected) => {
    const reply = await app.rest('POST', '/admin/vehiculesClassification?count_nbr=100', filters, employee);
    const zebras = names(reply.json<PageBody>()).filter((name) => name.startsWith('Zèbre'));
    expect(zebras).toEqual(expected);
  });

  it('can be filtered by a list only', async () => {
    expect((await app.rest('POST', '/admin/vehiculesClassification', { a: 1 }, employee)).statusCode).toBe(422);
  });

  it('tell the current state of a vehicle: its alert with the reason, and whether it is rented', async () => {
    const vehicle = await makeVehicle(app.database, { name: 'Yéti' });
    await app.rest('POST', '/admin/vehiculeModifier', { id: vehicle.id, date_fin: inDays(-2) }, employee);
    const startsAt = new Date(Date.now() - DAY_MS);
    const endsAt = new Date(Date.now() + DAY_MS);
    const rental = await makeReservation(app.database, { vehicle, startsAt, endsAt });
    await app.inContext(() =>
      inTransaction(app.database.orm.em, (tx) =>
        app.services.occupations.occupy(tx, vehicle.id, { startsAt, endsAt }, { reservationId: rental.id }),
      ),
    );
    const { data } = await search({ selected_option: 'nom', valeur_recherche: 'yeti' });
    expect(data.data[0]).toMatchObject({
      alert: 'expire',
      note: expect.stringContaining('Assurance : expirée'),
      disponibilite: 'indisponible',
    });
    const found = async (filter: object, search?: object) => {
      const { data: page } = await app.graphql<{ vehicles: { items: { name: string }[] } }>(
        'query ($filter: VehicleFilter, $search: VehicleSearch) { vehicles(filter: $filter, search: $search, page: { size: 100 }) { items { name alert alertNote availableNow } } }',
        { filter, search },
        employee,
      );
      return page?.vehicles.items.map(({ name }) => name);
    };
    expect(await found({ alerts: ['EXPIRED'] })).toEqual(['Yéti']);
    expect(await found({ availableNow: false })).toEqual(['Yéti']);
    expect(await found({ alerts: ['GOOD', 'BAD'] })).not.toContain('Yéti');
    expect(await found({ alerts: ['GOOD'] }, { text: 'Zèbre Un' })).toEqual(['Zèbre Un']);
    expect(await found({ availableNow: true })).toContain('Zèbre Un');
    expect(await found({}, { text: '9001A1', field: 'PLATE_NUMBER' })).toEqual(['Zèbre Un']);
  });

  it.each([
    'filter: { alerts: [EXPIRED] }',
    'filter: { availableNow: true }',
    'search: { text: "9001", field: PLATE_NUMBER }',
  ])('hide staff data from visitors: %s', async (argument) => {
    const { errors } = await app.graphql(`{ vehicles(${argument}) { totalCount } }`);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
