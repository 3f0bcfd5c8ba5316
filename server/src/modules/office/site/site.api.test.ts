import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { countStatements } from '../../../../test/count-statements.js';
import { makeAgency, makeBrand, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { Settings } from '../../base/settings/settings.entity.js';
import { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';

const BUILT = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <title>Titre du modèle</title>
    <meta
      name="description"
      content="Description du modèle"
    />
    <script type="module" src="/assets/index-1.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;
const EVIL = `L'agence "№1" </script><script>alert(1)</script> $& <!--`;

let app: TestApp;
let pagesDir: string;
let vehicle: Vehicle;

beforeAll(async () => {
  pagesDir = await mkdtemp(join(tmpdir(), 'test-pages-'));
  await writeFile(join(pagesDir, 'index.html'), BUILT);
  app = await startTestApp({ pagesDir, config: { publicUrl: 'https://www.exemple.ma' } });
  const settings = Object.assign(new Settings(), {
    companyName: 'Zellij Location',
    title: 'Zellij, location de voitures',
    description: EVIL,
    keywords: 'location, maroc',
    phone: '0522000000',
    email: 'agence@exemple.ma',
    address: '1 rue des Orangers, Casablanca',
    facebook: 'https://www.facebook.com/zellij',
    instagram: 'javascript:alert(1)',
    coverFiles: ['cover.webp'],
  });
  await app.database.orm.em.fork().persist(settings).flush();
  const agency = await makeAgency(app.database, { name: 'Agence Maarif', latitude: 33.58, longitude: -7.63 });
  const brand = await makeBrand(app.database, { name: 'Dacia' });
  vehicle = await makeVehicle(app.database, {
    agency,
    brand,
    name: 'Dacia Logan <b>',
    imageFile: 'logan.webp',
    tiers: [{ fromDays: 7, dailyPrice: '250.00' }],
  });
  await makeVehicle(app.database, { agency, brand, name: 'Invisible', visible: false });
});
afterAll(async () => {
  await app.close();
  await rm(pagesDir, { recursive: true, force: true });
});

interface Seen {
  readonly html: string;
  readonly title: string | undefined;
  readonly data: Record<string, unknown> | undefined;
  meta(name: string): string | undefined;
}

/** Reads a page as a program without scripts does. */
async function read(url: string): Promise<Seen> {
  const reply = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  const html = reply.body;
  const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
  return {
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    data: json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>),
    meta: (name) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1],
  };
}

describe('the address of a page', () => {
  it.each([
    ['/parcauto?gammes=suv', '/parcAuto?gammes=suv'],
    ['/PARCAUTO', '/parcAuto'],
    ['/Login/', '/login'],
    ['/dashboardclient/x', '/dashboardClient/x'],
  ])('leads from %s to %s, as it is spelt', async (typed, spelt) => {
    const reply = await app.inject({ url: typed, headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.headers.location]).toEqual([308, spelt]);
  });

  it.each(['/parcAuto', '/listCar', '/ailleurs', '//parcauto'])('stays at %s', async (url) => {
    expect((await app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(200);
  });
});

describe('the home page', () => {
  it('has the title, description, address and picture of the settings', async () => {
    const { html, title, meta } = await read('/?utm_source=x');
    expect(title).toBe('Zellij, location de voitures');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('<link rel="canonical" href="https://www.exemple.ma/" />');
    expect(html).toContain('<script type="module" src="/assets/index-1.js">');
    expect(meta('og:title')).toBe('Zellij, location de voitures');
    expect(meta('og:url')).toBe('https://www.exemple.ma/');
    expect(meta('og:image')).toBe('https://www.exemple.ma/storage/images/homepage/cover.webp');
    expect(meta('og:site_name')).toBe('Zellij Location');
    expect(meta('keywords')).toBe('location, maroc');
    expect(meta('robots')).toBeUndefined();
  });

  it('shows texts of the settings as text, whatever they contain', async () => {
    const { html, meta, data } = await read('/');
    expect(meta('description')).toBe(
      'L&#39;agence &quot;№1&quot; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &lt;!--',
    );
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<!--');
    expect(data).toMatchObject({ description: EVIL });
  });

  it('describes the company, its places, its vehicles and prices', async () => {
    const { data } = await read('/');
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'AutoRental',
      name: 'Zellij Location',
      telephone: '0522000000',
      sameAs: ['https://www.facebook.com/zellij'],
      department: [{ name: 'Agence Maarif', geo: { latitude: 33.58, longitude: -7.63 } }],
      makesOffer: [
        {
          '@type': 'Offer',
          url: `https://www.exemple.ma/parcAuto?vehicule=${vehicle.id}`,
          price: '300.00',
          priceCurrency: 'MAD',
          priceSpecification: { unitCode: 'DAY' },
          itemOffered: { '@type': 'Car', name: 'Dacia Logan <b>', brand: { name: 'Dacia' } },
        },
      ],
    });
  });
});

describe('the fleet', () => {
  it('has its own head', async () => {
    for (const url of ['/parcAuto', '/parcAuto/?gamme=x']) {
      const { title, html, data } = await read(url);
      expect(title).toBe('Nos voitures de location – Zellij Location');
      expect(html).toContain('<link rel="canonical" href="https://www.exemple.ma/parcAuto" />');
      expect(data).toMatchObject({ '@type': 'AutoRental', makesOffer: [expect.anything()] });
    }
  });

  it('has a head for each vehicle, at the address of its detail', async () => {
    const { title, html, data, meta } = await read(`/parcAuto?vehicule=${vehicle.id}&date_debut=2026-12-01`);
    expect(title).toBe('Dacia Logan &lt;b&gt; en location – Zellij Location');
    expect(meta('description')).toContain('à partir de 250');
    expect(meta('description')).toMatch(/^Louez une .+, (petite citadine|citadine|berline|SUV).* à boîte (auto|man)/);
    expect(meta('og:image')).toBe('https://www.exemple.ma/storage/vehicules/logan.webp');
    expect(html).toContain(`<link rel="canonical" href="https://www.exemple.ma/parcAuto?vehicule=${vehicle.id}" />`);
    expect(data).toMatchObject({
      '@type': 'Offer',
      itemOffered: { '@type': 'Car' },
      seller: { '@type': 'AutoRental' },
    });
  });

  it.each(['999999', 'x', ''])('has the head of the fleet for the unknown vehicle "%s"', async (id) => {
    expect((await read(`/parcAuto?vehicule=${id}`)).title).toBe('Nos voitures de location – Zellij Location');
  });
});

it('updates what pages say of the fleet after each change on any instance, and only then', async () => {
  const offers = async () => {
    const { data } = await read('/');
    const all = data?.['makesOffer'] as { price: string; itemOffered: { brand: { name: string } } }[];
    return all.map(({ price, itemOffered }) => `${itemOffered.brand.name} ${price}`);
  };
  const change = async (edit: (vehicle: Vehicle) => void) => {
    // Writes as another instance would, so that this one is not told.
    const em = app.database.orm.em.fork();
    const found = await em.findOneOrFail(Vehicle, { id: vehicle.id }, { populate: ['brand'] });
    edit(found);
    await em.flush();
  };
  const before = await offers();
  expect(await countStatements(offers)).toBeLessThanOrEqual(3);

  await change((found) => (found.dailyPrice = '411.00'));
  expect(await offers()).toEqual(['Dacia 411.00']);
  await change((found) => (found.brand.getEntity().name = 'Renault'));
  expect(await offers()).toEqual(['Renault 411.00']);
  await change((found) => (found.visible = false));
  expect(await offers()).toEqual([]);
  await change((found) => {
    Object.assign(found, { visible: true, dailyPrice: vehicle.dailyPrice });
    found.brand.getEntity().name = 'Dacia';
  });
  expect(await offers()).toEqual(before);
});

it('returns only the title of a page, the same as in its HTML', async () => {
  for (const path of [
    '/',
    '/parcAuto/',
    `/parcAuto?vehicule=${vehicle.id}`,
    '/signature',
    '/404',
    '/x',
    '/constructor',
  ]) {
    const { data } = await app.graphql('query ($path: String!) { pageTitle(path: $path) }', { path });
    const shown = String(data?.['pageTitle']).replace('<', '&lt;').replace('>', '&gt;');
    expect(shown).toBe((await read(path)).title);
  }
});

it('keeps private and unknown pages from search engines', async () => {
  for (const path of [
    '/reservation?id_vehicule=1',
    '/signature?numreservation=22222-22222',
    '/dashboardClient',
    '/dashboard',
    '/loginAdmin',
    '/404',
    '/x',
    '/constructor',
    '//x',
  ]) {
    const { meta, data, html } = await read(path);
    expect(meta('robots')).toBe('noindex');
    expect(data).toBeUndefined();
    expect(html).not.toContain('canonical');
  }
  expect((await read('/signature')).title).toBe('Signature du contrat – Zellij Location');
});

it('serves the home page under its file name too, compressed, and answers HEAD without a body', async () => {
  expect((await read('/index.html')).html).toContain('href="https://www.exemple.ma/"');
  const small = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(small.headers['content-encoding']).toBe('gzip');
  const reply = await app.inject({ method: 'HEAD', url: '/parcAuto' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('');
});

it('lists every public page in the sitemap, which robots.txt names', async () => {
  const robots = await app.inject({ url: '/robots.txt' });
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Sitemap: https://www.exemple.ma/sitemap.xml');
  expect(robots.body).not.toMatch(/^Disallow: \/$/m);
  const sitemap = await app.inject({ url: '/sitemap.xml' });
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
  expect(places).toEqual([
    'https://www.exemple.ma/',
    'https://www.exemple.ma/parcAuto',
    `https://www.exemple.ma/parcAuto?vehicule=${vehicle.id}`,
    'https://www.exemple.ma/inscription',
  ]);
});

it('works before there are settings', async () => {
  const blank = await startTestApp({ pagesDir });
  try {
    const reply = await blank.inject({ url: '/' });
    expect(reply.body).toContain('<title>Location de voitures au Maroc</title>');
    expect((await blank.inject({ url: '/sitemap.xml' })).body).toContain('<loc>http://localhost:4000/</loc>');
  } finally {
    await blank.close();
  }
});

it('is compressed once for all callers, and revalidated by its tag until settings or fleet change', async () => {
  const at = (encoding: string, more: Record<string, string> = {}) =>
    app.inject({ url: '/parcAuto', headers: { 'accept-encoding': encoding, ...more } });
  const plain = await at('identity');
  const [br, gzip] = [await at('gzip, br'), await at('gzip, br;q=0')];
  expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(br.headers).toMatchObject({ etag: plain.headers.etag, vary: expect.stringMatching(/accept-encoding/i) });

  const known = { 'if-none-match': String(plain.headers.etag) };
  const again = await at('br', known);
  expect([again.statusCode, again.body, again.headers['content-security-policy']]).toEqual([
    304,
    '',
    plain.headers['content-security-policy'],
  ]);
  await app.database.orm.em.fork().transactional(async (em) => {
    (await em.findOneOrFail(Vehicle, vehicle.id)).dailyPrice = '199.00';
  });
  expect((await at('br', known)).statusCode).toBe(200);
});
