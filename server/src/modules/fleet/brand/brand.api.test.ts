import sharp from 'sharp';
import { makeBrand, makeCustomer, makeEmployee, makeRental, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { DAY_MS } from '../../../kernel/time.js';
import type { Vehicle } from '../vehicle/vehicle.entity.js';

let app: TestApp;
let staff: string;
let customer: string;
let logo: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  staff = await app.tokenFor(await makeEmployee(app.database));
  customer = await app.tokenFor(await makeCustomer(app.database));
  logo = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#22c16b' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

const put = (path: string, body: object, token?: string) =>
  app.inject({
    method: 'PUT',
    url: `/api${path}`,
    payload: body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

async function rent(vehicle: Vehicle, fromDays: number, toDays: number): Promise<void> {
  await makeRental(app.database, {
    vehicle,
    startsAt: new Date(Date.now() + fromDays * DAY_MS),
    endsAt: new Date(Date.now() + toDays * DAY_MS),
  });
}

interface WireBrand {
  id: number;
  nom: string;
  image: string | null;
  affichage_site: boolean;
}

describe('the documented calls', () => {
  it('add with a picture, show, list, change and remove a brand', async () => {
    const added = await app.restForm('/marque', { nom: 'Škoda', image: { name: 'x.svg', bytes: logo } }, staff);
    expect(added.statusCode).toBe(200);
    const brand = added.json<{ data: WireBrand }>().data;
    expect(brand).toEqual({
      id: expect.any(Number),
      nom: 'Škoda',
      image: expect.stringMatching(/\.webp$/),
      affichage_site: true,
    });
    expect((await app.inject({ url: `/storage/marques/${brand.image}` })).headers['content-type']).toBe('image/webp');
    const shown = await app.rest('GET', `/marque/${brand.id}`, undefined, staff);
    expect(shown.json()).toMatchObject({ data: brand });
    const list = await app.rest('GET', '/marque?page=1&count_nbr=10', undefined, staff);
    expect(list.json()).toMatchObject({
      data: { current_page: 1, last_page: 1, data: expect.arrayContaining([brand]) },
    });

    const renamed = await app.restForm('/marqueModifier/', { id: String(brand.id), nom: 'Skoda Auto' }, staff);
    expect([renamed.statusCode, renamed.json()]).toMatchObject([200, { data: { ...brand, nom: 'Skoda Auto' } }]);
    const removed = await app.rest('DELETE', `/marque/${brand.id}`, undefined, staff);
    expect([removed.statusCode, removed.json()]).toEqual([200, { message: 'La marque a été supprimé.' }]);
    expect((await app.rest('GET', `/marque/${brand.id}`, undefined, staff)).statusCode).toBe(404);
  });

  it('refuse a name that is missing or taken, and an invalid picture', async () => {
    const taken = await makeBrand(app.database, { name: 'Citroën' });
    expect((await app.restForm('/marque', {}, staff)).json()).toEqual({
      message: 'Le nom est obligatoire.',
      errors: { nom: ['Le nom est obligatoire.'] },
    });
    const same = await app.restForm('/marque', { nom: ' citroen ' }, staff);
    expect([same.statusCode, same.json()]).toMatchObject([
      422,
      { errors: { nom: ['Une autre marque porte déjà ce nom.'] } },
    ]);
    const own = await app.restForm('/marqueModifier', { id: String(taken.id), nom: 'CITROËN' }, staff);
    expect(own.statusCode).toBe(200);
    const fake = { name: 'a.png', bytes: Buffer.from('<svg/>') };
    const picture = await app.restForm('/marque', { nom: 'Nouvelle', image: fake }, staff);
    expect([picture.statusCode, Object.keys(picture.json<{ errors: object }>().errors)]).toEqual([422, ['image']]);
  });

  it('show or hide a brand on the site', async () => {
    const { id } = await makeBrand(app.database, { name: 'Seat' });
    const path = `/marque/${id}/toggle-affichage`;
    const visible = async () =>
      (await app.rest('GET', '/admin/getMarques')).json<{ data: WireBrand[] }>().data.some((each) => each.id === id);
    expect((await put(path, { affichage_site: false }, staff)).json()).toMatchObject({
      message: "L'état de l'affichage pour Seat a été modifié.",
      data: { affichage_site: false },
    });
    expect(await visible()).toBe(false);
    await put(path, { affichage_site: 'Oui' }, staff);
    expect(await visible()).toBe(true);
    expect((await put(path, {}, staff)).json()).toMatchObject({ data: { affichage_site: false } });
    expect((await put(path, { affichage_site: 'peut-être' }, staff)).statusCode).toBe(422);
    expect((await put('/marque/999999/toggle-affichage', { affichage_site: true }, staff)).statusCode).toBe(404);
    expect((await put(path, { affichage_site: true })).statusCode).toBe(401);
    expect((await put(path, { affichage_site: true }, customer)).statusCode).toBe(403);
  });

  it('archive a brand with past rentals, refuse one whose vehicle is rented or reserved', async () => {
    const past = await makeVehicle(app.database);
    await rent(past, -10, -8);
    const held = await makeVehicle(app.database, { name: 'Audi A4' });
    await rent(held, 3, 5);
    const refused = await app.rest('DELETE', `/marque/${held.brand.id}`, undefined, staff);
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toMatch(
      /^La marque .* ne peut pas être supprimée : la location .{5}-.{5} \(Audi A4\) commence le \d\d-\d\d-\d{4} \d\d:\d\d\.$/,
    );
    expect((await app.rest('DELETE', `/marque/${past.brand.id}`, undefined, staff)).statusCode).toBe(200);
    const { data } = await app.graphql(
      'query ($id: ID!) { vehicle(id: $id) { brand { name } } }',
      { id: String(past.id) },
      staff,
    );
    expect(data).toMatchObject({ vehicle: { brand: { name: expect.stringContaining('Marque') } } });
  });

  it.each([
    ['GET', '/marque'],
    ['GET', '/marque/1'],
    ['POST', '/marque'],
    ['POST', '/marqueModifier'],
    ['DELETE', '/marque/1'],
  ] as const)('are for staff only: %s %s', async (method, path) => {
    const body = method === 'POST' ? {} : undefined;
    expect((await app.rest(method, path, body)).statusCode).toBe(401);
    expect((await app.rest(method, path, body, customer)).statusCode).toBe(403);
  });
});

describe('GraphQL', () => {
  const CREATE = `mutation ($input: CreateBrandInput!) { createBrand(input: $input) { id name imageUrl version } }`;
  const UPDATE = `mutation ($input: UpdateBrandInput!) { updateBrand(input: $input) { name imageUrl version } }`;

  it('takes a logo, refuses the second of two editors, toggles, filters and removes', async () => {
    const { data } = await app.graphqlUpload<{ createBrand: { id: string; imageUrl: string } }>(
      CREATE,
      { input: { name: 'Lancia', image: null } },
      { 'input.image': { name: 'l.png', bytes: logo } },
      staff,
    );
    const { id, imageUrl } = data?.createBrand ?? { id: '', imageUrl: '' };
    expect(imageUrl).toMatch(/^\/storage\/marques\/.*\.webp$/);
    const edit = (name: string, version: number) => app.graphql(UPDATE, { input: { id, version, name } }, staff);
    expect((await edit('Lancia 1', 1)).data).toEqual({ updateBrand: { name: 'Lancia 1', imageUrl, version: 2 } });
    expect((await edit('Lancia 2', 1)).errors?.[0]?.extensions.code).toBe('BRAND.VERSION_CONFLICT');
    await app.graphql(
      'mutation ($input: SetBrandShownInput!) { setBrandShown(input: $input) { shownOnSite } }',
      { input: { id, shownOnSite: false } },
      staff,
    );
    const list = `query ($filter: BrandFilter, $search: BrandSearch) {
      brands(filter: $filter, search: $search) { items { name } }
      brandsExport(filter: $filter, search: $search) { fileName }
    }`;
    const wanted = { filter: { shownOnSite: false }, search: { text: 'LANCIA' } };
    expect((await app.graphql(list, wanted, staff)).data).toEqual({
      brands: { items: [{ name: 'Lancia 1' }] },
      brandsExport: { fileName: expect.stringMatching(/^marques-.*\.xlsx$/) },
    });
    const remove = await app.graphql(
      'mutation ($input: DeleteBrandInput!) { deleteBrand(input: $input) }',
      { input: { id } },
      staff,
    );
    expect(remove.data).toEqual({ deleteBrand: true });
  });

  it.each([
    'query { brand(id: "1") { name } }',
    'query { brandsExport { fileName } }',
    'query { brands { items { version } } }',
    'mutation { createBrand(input: { name: "a" }) { id } }',
    'mutation { updateBrand(input: { id: "1", version: 1 }) { id } }',
    'mutation { setBrandShown(input: { id: "1", shownOnSite: true }) { id } }',
    'mutation { deleteBrand(input: { id: "1" }) }',
  ])('is for staff only: %s', async (operation) => {
    expect((await app.graphql(operation)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(operation, {}, customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
