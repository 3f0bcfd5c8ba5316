import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCustomer, makeEmployee, makeReservation, TEST_PASSWORD } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { pictureOf } from '../../../test/vehicle-form.js';
import { EmployeeRole } from '../../modules/people/account/employee.entity.js';
import { agencyDay, DAY_MS } from '../../kernel/time.js';

let pagesDir: string;
let app: TestApp;
let admin: string;
let customer: string;
let number: string;

beforeAll(async () => {
  pagesDir = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(pagesDir, 'index.html'), '<html><head><title>x</title></head></html>');
  await writeFile(join(pagesDir, 'graphiql.html'), '<html></html>');
  app = await startTestApp({ pagesDir });
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  const owner = await makeCustomer(app.database);
  customer = await app.tokenFor(owner);
  ({ number } = await makeReservation(app.database, { customer: owner }));
});
afterAll(async () => {
  await app.close();
  await rm(pagesDir, { recursive: true });
});

const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : {});
const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...bearer(token), ...headers } });

/** Returns the sources of a directive of the answer's policy. */
async function sources(
  directive: string,
  url = '/',
  headers: Record<string, string> = {},
): Promise<string | undefined> {
  const policy = String((await get(url, undefined, headers)).headers['content-security-policy']);
  return new RegExp(`(?:^|;)${directive} ([^;]*)`).exec(policy)?.[1];
}

const edit = (form: Record<string, string>) => app.restForm('/editParametres', form, admin);

describe('the policy of a page', () => {
  it('allows data only from this origin, including its WebSocket', async () => {
    expect(await sources('connect-src', '/', { host: 'localhost:4000' })).toBe("'self' ws://localhost:4000");
    expect(await sources('connect-src', '/', { host: 'x; script-src *' })).toBe("'self'");
    const behind = await startTestApp({
      config: { behindProxy: true, publicUrl: 'https://www.example.ma' },
      database: app.database,
    });
    const { headers } = await behind.inject({ url: '/', headers: { host: 'inside' } });
    expect(headers['content-security-policy']).toContain("connect-src 'self' wss://www.example.ma;");
    await behind.close();
  });

  it('allows only the map as a frame, on every page, and none without a map', async () => {
    await edit({ mapUrl: 'null' });
    expect(await sources('frame-src')).toBe("'none'");
    expect((await edit({ mapUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1' })).statusCode).toBe(200);
    for (const page of ['/', '/login', '/dashboard']) {
      expect(await sources('frame-src', page)).toBe('https://www.openstreetmap.org');
    }
    for (const other of ['/graphql', '/api/getParametres', '/nowhere.js']) {
      expect(await sources('frame-src', other, { accept: 'text/html' })).not.toBe('https:');
    }
  });

  it('allows what the pages and the explorer need, and no other scripts', async () => {
    for (const url of ['/', '/graphql']) {
      const accept = { accept: 'text/html' };
      expect(await sources('script-src', url, accept)).toBe("'self'");
      expect(await sources('worker-src', url, accept)).toBe("'self' blob:");
      expect(await sources('img-src', url, accept)).toBe("'self' data: blob: https:");
      expect(await sources('frame-ancestors', url, accept)).toBe("'self'");
    }
  });

  it('gives our own pages alone the camera and the location, and none the microphone', async () => {
    const { headers } = await get('/');
    for (const feature of ['camera', 'geolocation'])
      expect(headers['permissions-policy']).toContain(`${feature}=(self)`);
    for (const feature of ['microphone', 'payment', 'usb'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
  });
});

describe('browser caching', () => {
  it.each([
    ['/api/client', () => customer],
    ['/api/Notification', () => admin],
    ['/api/getParametres', () => admin],
    ['/api/admin/getMarques', () => admin],
    ['/api/user', () => undefined],
    ['/api/employe', () => undefined],
    ['/storage/factures/x.pdf', () => undefined],
    ['/storage/signatures/x.png', () => admin],
    ['/graphql?query={__typename}', () => customer],
    ['/graphql?query={nothing}', () => undefined],
  ])('is off for %s', async (url, token) => {
    expect((await get(url, token())).headers['cache-control']).toContain('no-store');
  });

  it('is off for answers opened by a reservation number, and for tokens', async () => {
    for (const url of [
      `/api/reservationVisiteur/${number}`,
      `/api/SuivieReservation/${number}`,
      '/api/testSignatureExist/x',
    ])
      expect((await get(url)).headers['cache-control']).toContain('no-store');
    const login = await app.rest('POST', '/loginClient', { email: 'nobody@exemple.ma', password: TEST_PASSWORD });
    expect(login.headers['cache-control']).toContain('no-store');
  });

  it.each(['/api/getParametres', '/api/vehiculesParc', '/api/admin/getMarques'])(
    'is on for public answers of %s, but not those to staff',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['cache-control']).toBeUndefined();
      expect(headers.vary).toContain('Authorization');
    },
  );
});

describe('the picture of an announcement', () => {
  const day = (shift: number): string => agencyDay(new Date(Date.now() + shift * DAY_MS));
  const PICTURES = '{ settings { announcementImageUrl pictures { picture url } } }';

  async function shown(token?: string) {
    const { data } = await app.graphql<{
      settings: { announcementImageUrl: string | null; pictures: { picture: string; url: string | null }[] };
    }>(PICTURES, {}, token);
    const wire = await get('/api/getParametres', token);
    return {
      page: data?.settings.announcementImageUrl ?? null,
      editor: data?.settings.pictures.find(({ picture }) => picture === 'ANNOUNCEMENT')?.url ?? null,
      wire: wire.json<{ annonce: string | null }>().annonce,
    };
  }

  async function sizeShown() {
    const { data } = await app.graphql<{ settings: { announcementImageSize: object | null } }>(
      '{ settings { announcementImageSize { width height } } }',
    );
    return data?.settings.announcementImageSize;
  }

  it('is public from its first day to its last, and always open to staff', async () => {
    const set = (from: number, to: number) => edit({ date_debut: day(from), date_fin: day(to) });
    await app.restForm('/editParametres', { annonce: await pictureOf('#123456') }, admin);
    const { wire: name } = await shown(admin);
    const url = `/storage/annonces/${name}`;

    await set(2, 5);
    expect(await shown()).toEqual({ page: null, editor: null, wire: null });
    expect(await sizeShown()).toBeNull();
    expect(await shown(customer)).toEqual({ page: null, editor: null, wire: null });
    expect(await shown(admin)).toEqual({ page: null, editor: url, wire: name });
    expect([(await get(url)).statusCode, (await get(url, customer)).statusCode]).toEqual([404, 404]);
    const own = await get(url, admin);
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store']);

    await set(0, 0);
    expect(await shown()).toEqual({ page: url, editor: url, wire: name });
    expect(await sizeShown()).toEqual({ width: 40, height: 30 });
    const seen = await get(url);
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = { 'if-none-match': String(seen.headers.etag) };
    expect((await get(url, undefined, again)).statusCode).toBe(304);

    await set(-5, -2);
    expect(await shown()).toEqual({ page: null, editor: null, wire: null });
    expect((await get(url, undefined, again)).statusCode).toBe(404);
  });

  it('stops being public when another picture replaces it', async () => {
    await edit({ date_debut: 'null', date_fin: 'null' });
    const { wire: old } = await shown();
    await app.restForm('/editParametres', { annonce: await pictureOf('#654321') }, admin);
    expect((await get(`/storage/annonces/${old}`)).statusCode).toBe(404);
    expect((await get(`/storage/annonces/${(await shown()).wire}`)).statusCode).toBe(200);
  });
});
