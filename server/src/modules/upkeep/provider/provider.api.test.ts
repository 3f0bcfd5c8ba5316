import { readSheet } from '../../../../test/read-sheet.js';
import { makeCustomer, makeEmployee } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';

let app: TestApp;
let staff: string;
let customer: string;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database));
  customer = await app.tokenFor(await makeCustomer(app.database));
});
afterAll(() => app.close());

const GARAGE = {
  nom_prestataire: 'Garage Étoile 2000',
  email_prestataire: 'Contact@Etoile.ma',
  telephone_prestataire: '0522 11-22-33',
  adresse_prestataire: '12, rue des Écoles, Casablanca',
};
const STORED = { ...GARAGE, email_prestataire: 'contact@etoile.ma', telephone_prestataire: '0522112233' };

const add = async (over: Partial<typeof GARAGE> = {}): Promise<number> => {
  const reply = await app.rest('POST', '/prestataire', { ...GARAGE, ...over }, staff);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: { id: number } }>().data.id;
};

const remove = (id: number) => app.rest('DELETE', `/prestataire/${id}`, undefined, staff);

describe('the documented calls', () => {
  it('add, show, list, search, change and remove a provider', async () => {
    const id = await add();
    await add({ nom_prestataire: 'Atlas Pneus', telephone_prestataire: 661445566 as never });
    const shown = await app.rest('GET', `/prestataire/${id}`, undefined, staff);
    expect(shown.json()).toMatchObject({ data: { id, id_prestataire: id, ...STORED } });
    const all = (await app.rest('GET', '/prestataire', undefined, staff)).json<{ data: { id: number }[] }>();
    expect(all.data).toEqual(expect.arrayContaining([expect.objectContaining({ id, ...STORED })]));

    const search = async (body: object) =>
      (await app.rest('POST', '/admin/getPrestataires?page=1&count_nbr=5', body, staff)).json<{
        data: { data: { nom_prestataire: string }[]; current_page: number; last_page: number; total: number };
      }>().data;
    expect(await search({})).toMatchObject({ current_page: 1, last_page: 1, total: 2 });
    const names = async (body: object) => (await search(body)).data.map((each) => each.nom_prestataire);
    expect(await names({})).toEqual(['Atlas Pneus', GARAGE.nom_prestataire]);
    expect(await names({ selected_option: 'nom', valeur_recherche: 'ETOILE' })).toEqual([GARAGE.nom_prestataire]);
    expect(await names({ selected_option: 'Telephone', valeur_recherche: '0522 11' })).toEqual([
      GARAGE.nom_prestataire,
    ]);

    const edit = await app.rest(
      'POST',
      '/prestataireModifier/',
      { id_prestataire: id, nom_prestataire: 'Garage du Port' },
      staff,
    );
    expect([edit.statusCode, edit.json()]).toMatchObject([
      200,
      { data: { ...STORED, nom_prestataire: 'Garage du Port' } },
    ]);
    expect((await remove(id)).statusCode).toBe(200);
    expect((await app.rest('GET', `/prestataire/${id}`, undefined, staff)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await search({})).total).toBe(1);
  });

  it('report problems under the form’s field names', async () => {
    const empty = await app.rest('POST', '/prestataire', {}, staff);
    expect([empty.statusCode, Object.keys(empty.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['nom_prestataire', 'email_prestataire', 'telephone_prestataire', 'adresse_prestataire'],
    ]);
    const id = await add();
    const wrong = await app.rest('POST', '/prestataireModifier', { id_prestataire: id, email_prestataire: 'x' }, staff);
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      {
        message: "L'e-mail n'est pas une adresse valide.",
        errors: { email_prestataire: ["L'e-mail n'est pas une adresse valide."] },
      },
    ]);
    const option = await app.rest('POST', '/admin/getPrestataires', { selected_option: 'constructor' }, staff);
    expect(option.statusCode).toBe(422);
    await remove(id);
  });

  it.each([
    ['GET', '/prestataire'],
    ['GET', '/prestataire/1'],
    ['POST', '/prestataire'],
    ['POST', '/prestataireModifier'],
    ['DELETE', '/prestataire/1'],
    ['POST', '/admin/getPrestataires'],
  ] as const)('are for staff only: %s %s', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    expect((await app.rest(method, path, body)).statusCode).toBe(401);
    expect((await app.rest(method, path, body, customer)).statusCode).toBe(403);
  });
});

describe('GraphQL', () => {
  const UPDATE = `mutation ($input: UpdateServiceProviderInput!) { updateServiceProvider(input: $input) { name version } }`;

  it('refuses the second of two editors', async () => {
    const id = await add();
    const edit = (name: string, version: number) =>
      app.graphql(UPDATE, { input: { id: String(id), version, name } }, staff);
    expect((await edit('Un', 1)).data).toEqual({ updateServiceProvider: { name: 'Un', version: 2 } });
    expect((await edit('Deux', 1)).errors?.[0]?.extensions.code).toBe('SERVICE_PROVIDER.VERSION_CONFLICT');
    const rest = await app.rest('POST', '/prestataireModifier', { id_prestataire: id, version: 1 }, staff);
    expect(rest.statusCode).toBe(409);
    expect((await edit('Trois', 2)).data).toEqual({ updateServiceProvider: { name: 'Trois', version: 3 } });
    await remove(id);
  });

  it('lists, exports the filtered list, and archives', async () => {
    const id = await add({ nom_prestataire: 'Zellige Auto' });
    const search = { field: 'NAME', text: 'zellige' };
    const { data } = await app.graphql<{
      serviceProviders: { items: { id: string; name: string }[]; totalCount: number };
      serviceProvidersExport: { fileName: string; url: string };
    }>(
      `query ($search: ServiceProviderSearch) {
        serviceProviders(search: $search, sort: { field: CREATED_AT, direction: DESC }) { items { id name } totalCount }
        serviceProvidersExport(search: $search) { fileName mediaType url }
      }`,
      { search },
      staff,
    );
    expect(data?.serviceProviders).toEqual({ items: [{ id: String(id), name: 'Zellige Auto' }], totalCount: 1 });
    expect(data?.serviceProvidersExport.fileName).toMatch(/^prestataires-\d{4}-\d\d-\d\d\.xlsx$/);
    const sheet = await readSheet(await app.download(data?.serviceProvidersExport));
    expect(sheet?.getSheetValues().slice(1)).toEqual([
      [undefined, 'Nom', 'Adresse', 'Téléphone', 'E-mail'],
      [undefined, 'Zellige Auto', STORED.adresse_prestataire, '0522112233', 'contact@etoile.ma'],
    ]);
    const gone = await app.graphql(
      `mutation ($input: DeleteServiceProviderInput!) { deleteServiceProvider(input: $input) }`,
      { input: { id: String(id) } },
      staff,
    );
    expect(gone.data).toEqual({ deleteServiceProvider: true });
  });

  it.each([
    'query { serviceProviders { totalCount } }',
    'query { serviceProvider(id: "1") { name } }',
    'query { serviceProvidersExport { fileName } }',
    'mutation { createServiceProvider(input: { name: "a", email: "a@b.ma", phone: "1", address: "b" }) { id } }',
    'mutation { updateServiceProvider(input: { id: "1", version: 1 }) { id } }',
    'mutation { deleteServiceProvider(input: { id: "1" }) }',
  ])('is for staff only: %s', async (operation) => {
    expect((await app.graphql(operation)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(operation, {}, customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
