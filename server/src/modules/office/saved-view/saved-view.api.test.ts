import { makeCustomer, makeEmployee } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';

interface View {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly shared: boolean;
}

let app: TestApp;
let sara: string;
let omar: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  sara = await app.tokenFor(await makeEmployee(app.database, { firstName: 'Sara' }));
  omar = await app.tokenFor(await makeEmployee(app.database));
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
});
afterAll(() => app.close());

async function save(token: string, input: object) {
  const { data, errors } = await app.graphql<{ saveView: View }>(
    'mutation ($input: SaveViewInput!) { saveView(input: $input) { id name query shared employee { firstName } } }',
    { input: { list: 'reservations', ...input } },
    token,
  );
  return { view: data?.saveView as View, problem: errors?.[0]?.extensions };
}
async function remove(token: string, { id }: View) {
  const { errors } = await app.graphql(
    'mutation ($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) }',
    { input: { id } },
    token,
  );
  return errors?.[0]?.extensions['code'];
}
async function shown(token: string, list = 'reservations') {
  const { data } = await app.graphql<{ savedViews: View[] }>(
    'query ($list: String!) { savedViews(list: $list) { name query shared } }',
    { list },
    token,
  );
  return data?.savedViews.map(({ name, query, shared }) => `${name} ${query}${shared ? ' (shared)' : ''}`);
}

it('keeps views for their author, and shows shared ones to all staff', async () => {
  const { view: mine } = await save(sara, { name: ' À préparer ', query: '?etape=planifiee' });
  expect(mine).toMatchObject({ name: 'À préparer', query: 'etape=planifiee', shared: false });
  const { view: shared } = await save(sara, { name: 'Retards', query: 'retard=oui', shared: true });
  expect(await shown(sara)).toEqual(['À préparer etape=planifiee', 'Retards retard=oui (shared)']);
  expect(await shown(omar)).toEqual(['Retards retard=oui (shared)']);
  expect(await shown(omar, 'vehicles')).toEqual([]);

  // The same name replaces the view; another employee may use it too.
  await save(sara, { name: 'À préparer', query: 'etape=en-cours' });
  await save(omar, { name: 'À préparer', query: 'x=1' });
  expect(await shown(sara)).toContain('À préparer etape=en-cours');
  expect(await shown(omar)).toContain('À préparer x=1');

  expect(await remove(omar, mine)).toBe('FORBIDDEN');
  expect(await remove(omar, shared)).toBe('FORBIDDEN');
  expect(await remove(admin, mine)).toBe('FORBIDDEN');
  expect(await remove(admin, shared)).toBeUndefined();
  expect(await remove(sara, mine)).toBeUndefined();
  expect(await remove(sara, mine)).toBeUndefined();
  expect(await shown(sara)).toEqual([]);
});

it('refuses what is no view, and too many of them', async () => {
  expect((await save(sara, { name: ' ', query: 'x=1' })).problem?.['fields']).toHaveProperty('name');
  expect((await save(sara, { list: 'réservations !', name: 'x', query: '' })).problem?.['fields']).toEqual({
    list: ['La liste est inconnue.'],
  });
  expect((await save(sara, { name: 'x', query: 'x'.repeat(2001) })).problem?.['fields']).toHaveProperty('query');
  for (let count = 0; count < 50; count += 1) await save(sara, { list: 'rentals', name: `Vue ${count}`, query: '' });
  expect((await save(sara, { list: 'rentals', name: 'De trop', query: '' })).problem?.['fields']).toEqual({
    name: ['Au plus 50 vues par liste : supprimez-en une d’abord.'],
  });
  expect((await save(sara, { list: 'rentals', name: 'Vue 3', query: 'y=2' })).problem).toBeUndefined();
  const customer = await app.tokenFor(await makeCustomer(app.database));
  expect((await save(customer, { name: 'x', query: '' })).problem?.['code']).toBe('FORBIDDEN');
});
