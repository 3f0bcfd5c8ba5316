import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeVehicle } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { Vehicle } from '../../modules/fleet/vehicle/vehicle.entity.js';

const BUILT = '<html><head><title>Modèle</title></head><body><div id="root"></div></body></html>';

/** Renders the fleet as a list, and says how often it did; 'vehicule' is the only query parameter that it reads. */
const RENDERER = `
let drawn = 0;
export const makeRenderer = async () => ({
  addressOf: (path, query) => {
    if (path !== '/parcAuto' && path !== '/login') return undefined;
    const id = query.get('vehicule');
    return id === null ? path : path + '?vehicule=' + id;
  },
  draw: async (address, ask) => {
    drawn += 1;
    if (address === '/login') await ask('{ places customers { totalCount } }', {});
    const { data } = await ask('{ vehicles { items { name dailyPrice } } }', {});
    const list = data.vehicles.items.map(({ dailyPrice }) => '<li>' + dailyPrice + '</li>').join('');
    return {
      markup: '<ul data-address="' + address + '" data-drawn="' + drawn + '">' + list + '</ul>',
      stylesheets: [], scripts: ['/index.js'], data,
    };
  },
});
`;
const EVIL = '</script><script>alert(1)</script><!-- \u2028';

let app: TestApp;
let directory: string;
let vehicle: Vehicle;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'test-pages-'));
  await writeFile(join(directory, 'index.html'), BUILT);
  await writeFile(join(directory, 'renderer.mjs'), RENDERER);
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'assets', 'index-1a2b.js'), 'plain');
  await writeFile(join(directory, 'assets', 'index-1a2b.js.br'), 'packed');
  await writeFile(join(directory, 'icon.svg'), '<svg/>');
  app = await startTestApp({ pagesDir: directory, rendererFile: join(directory, 'renderer.mjs') });
  vehicle = await makeVehicle(app.database, { name: EVIL, dailyPrice: '230.00' });
});
afterAll(async () => {
  await app.close();
  await rm(directory, { recursive: true, force: true });
});

const read = async (url: string): Promise<string> => {
  const reply = await app.inject({ url });
  expect(reply.statusCode).toBe(200);
  return reply.body;
};
const addressIn = (html: string) => /data-address="([^"]*)"/.exec(html)?.[1];
const timesIn = (html: string) => Number(/data-drawn="(\d+)"/.exec(html)?.[1]);

it('a page contains its markup and data, and no text in it can break out', async () => {
  const html = await read('/parcAuto');
  expect(html).toContain('<li>230.00</li>');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<!--');
  const data = JSON.parse(/id="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? '') as unknown;
  expect(data).toMatchObject({ vehicles: { items: [{ name: EVIL, dailyPrice: '230.00' }] } });
});

it('a page is rendered once for all callers, and again after a change of the fleet', async () => {
  const first = timesIn(await read('/parcAuto'));
  expect(timesIn(await read('/parcAuto?utm_source=x'))).toBe(first);
  await app.database.orm.em.fork().transactional(async (em) => {
    (await em.findOneOrFail(Vehicle, vehicle.id)).dailyPrice = '199.00';
  });
  const changed = await read('/parcAuto/');
  expect(changed).toContain('<li>199.00</li>');
  expect(timesIn(changed)).toBe(first + 1);
});

it('a page that was rendered before costs nothing with parameters that it does not read', async () => {
  await read('/parcAuto');
  const head = vi.spyOn(app.services.site, 'head');
  const frame = vi.spyOn(app.services.site, 'frameOrigin');
  for (const query of ['?z=1', '?z=2', '?utm_source=x&z=3']) await read(`/parcAuto${query}`);
  expect([head, frame].map(({ mock }) => mock.calls)).toEqual([[], []]);
  await read(`/parcAuto?vehicule=999999`);
  expect(head).toHaveBeenCalledOnce();
  head.mockRestore();
  frame.mockRestore();
});

it('only pages for search engines are rendered', async () => {
  expect(addressIn(await read(`/parcAuto?vehicule=${vehicle.id}&utm_source=x`))).toBe(
    `/parcAuto?vehicule=${vehicle.id}`,
  );
  for (const url of ['/parcAuto?vehicule=999999', `/parcAuto?vehicule=0${vehicle.id}`, '/', '/dashboard'])
    expect(addressIn(await read(url))).toBeUndefined();
});

it('a page whose data is incomplete is sent as built, with its head', async () => {
  const html = await read('/login');
  expect(html).toContain('<title>Connexion');
  expect(html).toContain('<div id="root"></div>');
});

it('sends the files of the build, compressed where they are, and keeps only those with a hash in their name', async () => {
  const sent = async (url: string, headers = {}) => {
    const reply = await app.inject({ url, headers });
    return [reply.statusCode, reply.headers['cache-control'], reply.body];
  };
  const kept = 'public, max-age=31536000, immutable';
  expect(await sent('/assets/index-1a2b.js')).toEqual([200, kept, 'plain']);
  expect(await sent('/assets/index-1a2b.js', { 'accept-encoding': 'br' })).toEqual([200, kept, 'packed']);
  expect(await sent('/icon.svg')).toEqual([200, 'no-cache', '<svg/>']);
});

it.each(['/assets/gone.js', '/assets/', '/assets/..%2findex.html', '/assets/..%2f..%2fpackage.json'])(
  'answers %s as an unknown address',
  async (url) => {
    const reply = await app.inject({ url });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  },
);
