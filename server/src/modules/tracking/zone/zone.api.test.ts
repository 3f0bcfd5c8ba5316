import { makeEmployee } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

const ZONE = '{ id name color active categories version vertices { latitude longitude } }';
const CREATE = `mutation ($input: CreateZoneInput!) { createZone(input: $input) ${ZONE} }`;
const UPDATE = `mutation ($input: UpdateZoneInput!) { updateZone(input: $input) ${ZONE} }`;
const DELETE = 'mutation ($input: DeleteZoneInput!) { deleteZone(input: $input) }';
const LIST = `{ zones { totalCount items ${ZONE} } }`;

interface Zone {
  id: string;
  name: string;
  version: number;
}

const CASABLANCA = [
  { latitude: 33.5, longitude: -7.7 },
  { latitude: 33.7, longitude: -7.7 },
  { latitude: 33.7, longitude: -7.5 },
];
const INPUT = { name: ' Grand  Casablanca ', color: '#0B6E3F', vertices: CASABLANCA };

let app: TestApp;
let admin: string;
let employee: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN, lastName: 'Tazi' }));
  employee = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const create = async (change: Record<string, unknown> = {}): Promise<Zone> => {
  const { data, errors } = await app.graphql<{ createZone: Zone }>(CREATE, { input: { ...INPUT, ...change } }, admin);
  expect(errors).toBeUndefined();
  return data?.createZone as Zone;
};
const listed = async (): Promise<Zone[]> =>
  (await app.graphql<{ zones: { items: Zone[] } }>(LIST, {}, employee)).data?.zones.items ?? [];

describe('zones', () => {
  it('are drawn, changed and deleted by an Admin, and seen by all staff, by name', async () => {
    const zone = await create();
    expect(zone).toMatchObject({
      name: 'Grand Casablanca',
      color: '#0b6e3f',
      active: true,
      categories: [],
      vertices: CASABLANCA,
      version: 1,
    });
    await create({ name: 'Écarts', active: false, categories: ['CITY_CAR', 'CITY_CAR'] });
    expect(await listed()).toMatchObject([
      { name: 'Écarts', active: false, categories: ['CITY_CAR'] },
      { name: 'Grand Casablanca' },
    ]);
    const moved = [...CASABLANCA, { latitude: 33.5, longitude: -7.4 }];
    const edit = { input: { id: zone.id, version: 1, vertices: moved, active: false } };
    expect((await app.graphql(UPDATE, edit, admin)).data).toMatchObject({
      updateZone: { name: 'Grand Casablanca', vertices: moved, active: false, version: 2 },
    });
    expect((await app.graphql(UPDATE, edit, admin)).errors?.[0]?.extensions.code).toBe('ZONE.VERSION_CONFLICT');
    expect((await app.graphql(DELETE, { input: { id: zone.id } }, admin)).data).toEqual({ deleteZone: true });
    expect((await app.graphql(DELETE, { input: { id: zone.id } }, admin)).errors?.[0]?.extensions.code).toBe(
      'ZONE.NOT_FOUND',
    );
    expect((await listed()).map(({ name }) => name)).toEqual(['Écarts']);
  });

  it('are refused with every invalid field', async () => {
    const bowTie = [0, 3, 1, 2].map((index) => ({ latitude: 33 + (index % 2), longitude: -7 + Math.floor(index / 2) }));
    const input = { name: ' ', color: 'red', vertices: bowTie };
    const { errors } = await app.graphql(CREATE, { input }, admin);
    expect(errors?.[0]?.extensions.fields).toEqual({
      name: ['Le nom est obligatoire.'],
      color: ['La couleur doit être de la forme #rrggbb.'],
      vertices: ['Les côtés de la zone ne doivent ni se croiser ni se toucher.'],
    });
    const zone = await create();
    const edit = { input: { id: zone.id, version: zone.version, vertices: CASABLANCA.slice(1) } };
    expect(Object.keys((await app.graphql(UPDATE, edit, admin)).errors?.[0]?.extensions.fields ?? {})).toEqual([
      'vertices',
    ]);
  });

  it('are in the history of the settings: who drew what', async () => {
    const { data } = await app.graphql<{ history: { items: { part: string; action: string; author: string }[] } }>(
      '{ history(record: SETTINGS, id: "1") { items { part action author changes { field } } } }',
      {},
      admin,
    );
    expect(data?.history.items[0]).toMatchObject({ part: 'Zone', action: 'CREATED', author: 'Youssef Tazi' });
    expect(data?.history.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['CREATED', 'UPDATED', 'DELETED']),
    );
  });

  it('cannot be drawn by an employee', async () => {
    expect((await app.graphql(CREATE, { input: INPUT }, employee)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('are fifty at most', async () => {
    const missing = 50 - (await listed()).length;
    expect(missing).toBeGreaterThan(20);
    for (let number = 0; number < missing; number++) await create();
    const { errors } = await app.graphql(CREATE, { input: INPUT }, admin);
    expect(errors?.[0]?.extensions.code).toBe('ZONE.TOO_MANY');
  });
});
