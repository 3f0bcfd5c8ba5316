import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeEmployee } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';

const UNKNOWN_ADDRESS = { message: "Cette adresse n'existe pas." };
const NOT_JSON = { message: "Le corps de la requête n'est pas un JSON valide." };

let app: TestApp;
let pagesDir: string;

beforeAll(async () => {
  pagesDir = mkdtempSync(join(tmpdir(), 'test-pages-'));
  writeFileSync(join(pagesDir, 'index.html'), '<!doctype html><title>Page</title>');
  app = await startTestApp({ pagesDir });
});
afterAll(async () => {
  await app.close();
  rmSync(pagesDir, { recursive: true });
});

const post = (url: string, payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('an address below /api that does not exist', () => {
  it.each([
    '/api',
    '/api/nope?x=1',
    '/API/vehiculesParc',
    '/api/VehiculesParc',
    '/api/SuivieReservation/%E0%A4%A',
    `/api/SuivieReservation/${'A'.repeat(500)}`,
  ])('answers 404 in JSON: %s', async (url) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.json()]).toEqual([404, UNKNOWN_ADDRESS]);
  });

  it.each(['', '{"a":', `"${'x'.repeat(2_000_000)}"`])('whatever is sent to it', async (payload) => {
    const reply = await post('/api/nope', payload);
    expect([reply.statusCode, reply.json()]).toEqual([404, UNKNOWN_ADDRESS]);
  });
});

describe('a body that is not JSON', () => {
  it.each([
    ['{"email":', 'application/json'],
    ['{"email":"a"}', 'text/plain'],
    ['email=a', 'application/x-www-form-urlencoded'],
    ['--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na', 'multipart/form-data; boundary=x'],
    ['a', 'multipart/form-data'],
    ['{"__proto__":{"a":1}}', 'application/json'],
    [
      '--x\r\nContent-Disposition: form-data; name="email"\r\nContent-Type: application/json\r\n\r\n{a\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('is a 400: %s as %s', async (payload, type) => {
    const reply = await post('/api/login', payload, type);
    expect([reply.statusCode, reply.json()]).toEqual([400, NOT_JSON]);
  });
});

describe('a body that would keep the server busy', () => {
  const TOO_LARGE = { message: 'La requête est trop volumineuse.' };
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

  it.each(['/api/loginClient', '/api/send-email', '/api/reservationVisiteur', '/api/annulerreservation'])(
    'is refused before it is parsed at %s',
    async (url) => {
      for (const deep of [nested(30_000), '['.repeat(60_000), `{"a":${nested(65)}}`]) {
        const reply = await post(url, deep);
        expect([reply.statusCode, reply.json()]).toEqual([400, NOT_JSON]);
      }
      for (const large of [JSON.stringify({ email: 'x'.repeat(66_000) }), `[${'1,'.repeat(40_000)}1]`]) {
        const reply = await post(url, large);
        expect([reply.statusCode, reply.json()]).toEqual([413, TOO_LARGE]);
      }
    },
  );

  it('is refused before it is parsed at /graphql', async () => {
    const variables = `{"query":"{ places }","variables":{"a":${nested(100)}}}`;
    for (const deep of [nested(30_000), '[{"a":'.repeat(10_000), variables])
      expect((await post('/graphql', deep)).statusCode).toBe(400);
    expect((await post('/graphql', JSON.stringify({ query: `{ places } #${'x'.repeat(66_000)}` }))).statusCode).toBe(
      413,
    );
    expect((await post('/graphql', JSON.stringify({ query: '{ places }', variables: {} }))).statusCode).toBe(200);
  });

  it('may be a drawn signature, and larger for whoever is logged in', async () => {
    const image = `data:image/png;base64,${'A'.repeat(500_000)}`;
    const sign = { query: 'mutation ($input: SignContractInput!) { signContract(input: $input) }' };
    const signed = await post('/graphql', JSON.stringify({ ...sign, variables: { input: { number: 'X', image } } }));
    expect(signed.json()).toMatchObject({ errors: [{ extensions: { code: 'SIGNATURE.IMAGE' } }] });
    const token = await app.tokenFor(await makeEmployee(app.database));
    const query = `{ places } #${'x'.repeat(100_000)}`;
    expect((await app.graphql(query, {}, token)).errors?.[0]?.extensions.code).not.toBe('BAD_REQUEST');
  });
});

describe('a compressed body', () => {
  it.each([
    ['/api/login', { message: "Le corps d'une requête ne doit pas être compressé." }],
    [
      '/graphql',
      {
        errors: [
          { message: "Le corps d'une requête ne doit pas être compressé.", extensions: { code: 'BAD_REQUEST' } },
        ],
      },
    ],
  ])('is a 415 at %s', async (url, answer) => {
    for (const encoding of ['gzip', 'br', 'x-unknown']) {
      const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
      const reply = await app.inject({ method: 'POST', url, payload: gzipSync('{}'), headers });
      expect([reply.statusCode, reply.json()]).toEqual([415, answer]);
    }
  });
});

describe('an address like that of a file that is none of ours', () => {
  it.each([
    '/.env',
    '/package.json',
    '/wp-login.php',
    '/admin/config.PHP',
    '/.git/HEAD',
    '/%2eenv',
    '/parcAuto/.env',
    '/a.b/c.yml',
  ])('is a 404: %s', async (url) => {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([reply.statusCode, reply.json()]).toEqual([404, UNKNOWN_ADDRESS]);
  });

  it.each(['/', '/index.html', '/parcAuto', '/nulle-part', '/reservation?date_debut=2026-12-01T10:00.5'])(
    'but %s is a page',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(200);
    },
  );
});

describe('/metrics at the main port', () => {
  const status = async (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await app.inject({ url: '/metrics', ...options })).statusCode;

  it('answers this machine alone, not what a proxy on it asks for others', async () => {
    expect(await status({ remoteAddress: '127.0.0.1' })).toBe(200);
    expect(await status({ remoteAddress: '::1' })).toBe(200);
    expect(await status({ remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
    expect(await status({ remoteAddress: '192.0.2.7' })).toBe(404);
    expect(await status({ remoteAddress: '10.0.0.7' })).toBe(404);
    expect(await status({ headers: { 'x-forwarded-for': '192.0.2.7' } })).toBe(404);
    expect(await status({ headers: { forwarded: 'for=192.0.2.7' } })).toBe(404);
  });

  it('answers everybody with METRICS_PUBLIC', async () => {
    const open = await startTestApp({ config: { metricsPublic: true } });
    expect((await open.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
    await open.close();
  });
});

describe('is read like a JSON body', () => {
  it('is read like a JSON body', async () => {
    const reply = await app.restForm('/login', { email: 'nobody@example.com', password: 'x' });
    expect([reply.statusCode, Object.keys(reply.json<{ errors: object }>().errors)]).toEqual([422, ['email']]);
  });

  it.each([
    ['a file of more than 10 MB', { image: { name: 'a.png', bytes: Buffer.alloc(10 * 1024 * 1024 + 1) } }],
    ['a field of more than 100 kB', { email: 'x'.repeat(100_001) }],
    ['more than a hundred fields', Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`f${n}`, 'x']))],
  ])('with %s is a 413', async (_, form) => {
    const reply = await app.restForm('/login', form);
    expect([reply.statusCode, typeof reply.json<{ message: string }>().message]).toEqual([413, 'string']);
  });

  it('that the caller may not send is refused before its files are read', async () => {
    const reply = await app.restForm('/NotificationModifier', { image: { name: 'a.png', bytes: Buffer.alloc(64) } });
    expect(reply.statusCode).toBe(401);
  });
});

it('answers HEAD requests for a page', async () => {
  const reply = await app.inject({ method: 'HEAD', url: '/parcAuto' });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

describe('a search', () => {
  it.each([
    [{ selected_option: 'constructor', valeur_recherche: 'a' }, 422],
    [{ selected_option: '__proto__', valeur_recherche: 'a' }, 422],
    [{ selected_option: 'nom_client', valeur_recherche: 'a\u0000b' }, 200],
    [{ selected_option: 'num_reservation', valeur_recherche: '\u0000' }, 200],
    [{ selected_option: 'nom_client', valeur_recherche: "\\' or 1=1 --" }, 200],
  ])('never causes a fault: %j', async (body, status) => {
    const token = await app.tokenFor(await makeEmployee(app.database));
    expect((await app.rest('POST', '/admin/rechercherReservation', body, token)).statusCode).toBe(status);
    const { errors } = await app.graphql(
      'query ($text: String!) { vehicles(search: { text: $text }) { totalCount } }',
      {
        text: body.valeur_recherche,
      },
    );
    expect(errors).toBeUndefined();
  });
});

describe('a server that stops', () => {
  it('answers running requests, closes their connections, and refuses new ones', async () => {
    const stopped = await startTestApp();
    const { port } = new URL(await stopped.listen());
    const open = () => {
      const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
      const line = { socket, received: '', ended: once(socket, 'end') };
      socket.on('data', (text: string) => (line.received += text));
      return line;
    };
    const head = (line: string, length: number) =>
      `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n`;

    const taken: Socket[] = [];
    stopped.http.server.on('connection', (socket: Socket) => taken.push(socket));
    const [begun, late] = [open(), open()];
    begun.socket.write(`${head('POST /api/getParametres', 2)}Expect: 100-continue\r\n\r\n{`);
    await until(() => begun.received.includes('100 Continue'));
    const query = '{"query":"{ __typename }"}';
    // The request is not complete yet, but its connection is no longer idle.
    late.socket.write(head('POST /graphql', query.length).slice(0, -2));
    await until(() => taken.some(({ bytesRead, remotePort }) => bytesRead > 0 && remotePort === late.socket.localPort));
    const closed = stopped.close();
    await until(() => !stopped.http.server.listening);
    late.socket.write(`\r\n\r\n${query}`);
    begun.socket.write('}');
    await Promise.all([begun.ended, late.ended, closed]);

    expect(begun.received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 404']);
    expect(begun.received).toMatch(/^connection: close\r$/im);
    expect(late.received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 503']);
    expect(late.received).toContain('"code":"SERVICE_UNAVAILABLE"');
    expect(late.received).toContain('Le service est momentanément indisponible.');
  });
});
