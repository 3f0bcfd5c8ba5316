import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { brokenForms, END, KNOWN_BREAKERS, part } from '../test/broken-form.js';
import { makeEmployee } from '../test/factories.js';
import { seeded } from '../test/seeded.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { eventually } from '../test/outcomes.js';

/** Errors thrown outside of any request, which would have ended the process. */
const thrown: unknown[] = [];
const note = (error: unknown) => void thrown.push(error);
let app: TestApp;
let port: number;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  port = Number(new URL(await app.listen()).port);
  token = await app.tokenFor(await makeEmployee(app.database));
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
});
afterAll(async () => {
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
  await app.close();
});
afterEach(async () => {
  // Late errors arrive in the next turns of the event loop.
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(thrown.splice(0)).toEqual([]);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
});

const OPERATION = JSON.stringify({
  query: 'mutation ($id: ID!, $image: Upload) { updateBrand(input: { id: $id, version: 1, image: $image }) { id } }',
  variables: { id: '999999', image: null },
});
const MAP = JSON.stringify({ 0: ['variables.image'] });
/** Valid forms, which are then broken. */
const GRAPHQL_FORMS = [
  part('operations', OPERATION) + part('map', MAP) + part('0', 'picture', 'a.png') + END,
  part('operations', OPERATION) + part('map', MAP) + END,
];
const REST_FORMS = [
  part('email', 'nobody@example.com') + part('image', 'picture', 'a.png') + END,
  part('id', '999999') + part('nom', 'Atlas') + part('image', 'picture', 'a.png') + END,
];

/** Where forms are sent: with a token, so that they are read at all, and without. */
const DOORS = [
  { name: 'the staff at /graphql', url: '/graphql', sound: GRAPHQL_FORMS, staff: true },
  { name: 'a visitor at /graphql', url: '/graphql', sound: GRAPHQL_FORMS, staff: false },
  { name: 'the staff at /api', url: '/api/marqueModifier', sound: REST_FORMS, staff: true },
  { name: 'a visitor at /api', url: '/api/login', sound: REST_FORMS, staff: false },
  { name: 'a visitor at a call of the staff', url: '/api/marqueModifier', sound: REST_FORMS, staff: false },
];

const send = async (door: (typeof DOORS)[number], payload: Buffer | string, type: string, more: object = {}) => {
  const headers = {
    'content-type': type,
    'apollo-require-preflight': '1',
    ...(door.staff ? { authorization: `Bearer ${token}` } : {}),
    ...more,
  };
  return (await app.inject({ method: 'POST', url: door.url, payload, headers })).statusCode;
};

describe.each(DOORS)('forms of $name', (door) => {
  it.each(KNOWN_BREAKERS)('%s', async (_what, body) => {
    const status = await send(door, body, 'multipart/form-data; boundary=x');
    expect([status >= 400, status < 500]).toEqual([true, true]);
  });

  it('five hundred of them, broken in many ways', async () => {
    const faults: unknown[] = [];
    for (const { body, type, headers } of brokenForms(door.sound, 500, door.url.length)) {
      const status = await send(door, body, type, headers);
      // They cannot succeed: no brand has this id, and a login needs a password. GraphQL refuses with status 200.
      const refused = status >= 400 && status < 500;
      const said = door.url === '/graphql' && door.staff && status === 200;
      if (!refused && !said) faults.push({ status, type, headers, body: body.toString('latin1').slice(0, 300) });
    }
    expect(faults).toEqual([]);
  });
});

describe('a file that is mapped to an inherited property', () => {
  it.each([
    'toString.call',
    'variables.toString.call',
    'variables.__proto__.image',
    'variables.constructor.prototype.image',
  ])('is refused: %s', async (path) => {
    const form =
      part('operations', OPERATION) + part('map', JSON.stringify({ 0: [path] })) + part('0', 'picture', 'a.png') + END;
    const door = { name: '', url: '/graphql', sound: [], staff: true };
    expect(await send(door, form, 'multipart/form-data; boundary=x')).toBe(400);
    expect([typeof Object.prototype.toString.call, Object.hasOwn(Object.prototype, 'image')]).toEqual([
      'function',
      false,
    ]);
  });
});

describe('broken JSON', () => {
  const SOUND = [
    '{"query":"query ($id: ID!) { vehicle(id: $id) { id } }","variables":{"id":"1"},"operationName":null}',
    '{"email":"nobody@example.com","remember":true}',
  ];
  it.each(['/graphql', '/api/login'])('three hundred times at %s', async (url) => {
    const random = seeded(url.length);
    const below = (most: number) => Math.floor(random() * most);
    const faults: unknown[] = [];
    for (let i = 0; i < 300; i++) {
      const sound = SOUND[below(SOUND.length)] ?? '';
      const at = below(sound.length);
      const bits = [
        '\0',
        '\\ud800',
        '[',
        '{"__proto__":',
        '1e999',
        '"',
        '\xff',
        '',
        '['.repeat(5_000),
        '{"a":'.repeat(5_000),
        '\ufeff',
      ];
      const payload = Buffer.from(
        sound.slice(0, at) + (bits[below(bits.length)] ?? '') + sound.slice(at + below(3)),
        'latin1',
      );
      const headers = {
        'content-type': ['application/json', 'application/json; charset=x', 'application/json;'][below(3)],
      };
      const { statusCode } = await app.inject({ method: 'POST', url, payload, headers });
      if (statusCode >= 500 || (statusCode < 400 && url !== '/graphql'))
        faults.push({ statusCode, payload: payload.toString('latin1').slice(0, 200) });
    }
    expect(faults).toEqual([]);
  });
});

describe('broken addresses', () => {
  it.each([
    '/storage/vehicules/%00',
    '/storage/vehicules/a%00.png',
    '/storage/vehicules/..%2f..%2fetc%2fpasswd',
    `/storage/vehicules/${'a'.repeat(199)}`,
    '/storage/vehicules/%ff%fe',
    '/storage/factures/%00',
    '/api/vehicule/%00',
    '/api/SuivieReservation/%00',
    '/api/vehiculesParc?page=%00&count_nbr[]=1',
    '/graphql?query=%7Bplaces%7D&variables=%00',
    '/graphql?query=%7Bplaces%7D&variables=%5B%5D&extensions=%7B%22persistedQuery%22%3A1%7D',
    '/graphql?query=a&query=b',
    '/sitemap.xml/%00',
  ])('%s', async (url) => {
    const { statusCode } = await app.inject({ url });
    expect(statusCode).toBeGreaterThanOrEqual(200);
    expect(statusCode).toBeLessThan(500);
  });
});

/** Sends raw bytes; resolves to the answer once the server has closed or it matches `enough`. */
async function raw(bytes: Buffer | string, enough = /^HTTP\/1\.1 (?!100)\d+[\s\S]*\r\n\r\n/m): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const said = heard(socket);
  await once(socket, 'connect');
  socket.write(bytes);
  await eventually(async () => enough.test(said()) || socket.closed);
  socket.destroy();
  return said();
}

function heard(socket: Socket): () => string {
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  return () => text;
}

const request = (path: string, headers: readonly string[], body = ''): string =>
  [`POST ${path} HTTP/1.1`, 'Host: x', ...headers, '', body].join('\r\n');

describe('broken requests', () => {
  const FORM = 'Content-Type: multipart/form-data; boundary=x';
  const bearer = () => `Authorization: Bearer ${token}`;

  it.each([
    ['two lengths', ['Content-Length: 1', 'Content-Length: 2'], 'a'],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\nGET / HTTP/1.1\r\n\r\n'],
    ['chunks of no length', ['Transfer-Encoding: chunked'], 'zz\r\na\r\n'],
    ['an unknown transfer', ['Transfer-Encoding: gzip'], 'a'],
    ['a length that is none', ['Content-Length: -5'], 'a'],
    ['a header with a NUL', ['A: \0'], ''],
    ['a header of 100 kB', [`A: ${'x'.repeat(100_000)}`], ''],
    ['an expectation that is unknown', ['Expect: nothing', 'Content-Length: 0'], ''],
    ['an upgrade to what is not spoken', ['Upgrade: h2c', 'Connection: Upgrade', 'Content-Length: 0'], ''],
  ] as Array<[string, string[], string]>)('%s', async (_what, headers, body) => {
    const said = await raw(request('/graphql', headers, body));
    expect(said).toMatch(/^(HTTP\/1\.1 4|$)/);
  });

  it('that never end are given up', () => {
    expect(app.http.server.requestTimeout).toBe(300_000);
    expect(app.http.server.headersTimeout).toBe(60_000);
  });

  it('a form announced by Expect is refused or accepted before it is sent', async () => {
    const body = '--x\r\nA\0: 1\r\n\r\n\r\n--x--\r\n';
    const headers = [
      FORM,
      bearer(),
      'apollo-require-preflight: 1',
      'Expect: 100-continue',
      `Content-Length: ${body.length}`,
    ];
    expect(await raw(request('/graphql', headers, body))).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400/);
  });

  it.each(['/graphql', '/api/marqueModifier', '/api/login'])('forms that break off at %s', async (path) => {
    const [sound = ''] = path === '/graphql' ? GRAPHQL_FORMS : REST_FORMS;
    const random = seeded(path.length);
    for (let i = 0; i < 40; i++) {
      const socket = connect(port, '127.0.0.1');
      const said = heard(socket);
      await once(socket, 'connect');
      const headers = [FORM, bearer(), 'apollo-require-preflight: 1', `Content-Length: ${sound.length + 10}`];
      const sent = request(path, headers, sound.slice(0, Math.floor(random() * sound.length)));
      socket.write(sent);
      if (i % 2) await eventually(async () => socket.bytesWritten >= sent.length);
      if (i % 3) socket.resetAndDestroy();
      else socket.end();
      await eventually(async () => socket.closed);
      expect(said()).not.toMatch(/^HTTP\/1\.1 5/);
    }
  });
});

describe('broken sockets', () => {
  const HANDSHAKE = [
    'GET /graphql HTTP/1.1',
    'Host: x',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
  ];
  const opened = (more: readonly string[] = []) => [...HANDSHAKE, ...more, '', ''].join('\r\n');
  const frame = (opcode: number, payload: Buffer | string): Buffer => {
    const bytes = Buffer.from(payload);
    const head =
      bytes.length < 126
        ? [0x80 | opcode, 0x80 | bytes.length]
        : [0x80 | opcode, 0xfe, bytes.length >> 8, bytes.length & 255];
    // A mask of zeros leaves the bytes unchanged.
    return Buffer.concat([Buffer.from(head), Buffer.alloc(4), bytes]);
  };
  const INIT = frame(1, '{"type":"connection_init"}');
  const subscribe = (id: string) =>
    frame(1, JSON.stringify({ id, type: 'subscribe', payload: { query: 'subscription { agencyNow }' } }));

  it.each<[string, Buffer | string]>([
    ['bytes that are no text', frame(1, Buffer.from([0xff, 0xfe, 0xc3]))],
    [
      'a frame that says it is enormous',
      Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    ],
    ['a frame without a mask', Buffer.from([0x81, 0x02, 0x61, 0x62])],
    ['an unknown kind of frame', frame(0xb, 'a')],
    ['a reserved bit', Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
    ['a ping that is too long', frame(9, 'x'.repeat(200))],
    ['a goodbye of one byte', frame(8, 'a')],
    ['a goodbye with a code that is none', frame(8, Buffer.from([0, 5]))],
    ['no JSON', frame(1, '{')],
    ['JSON that is no message', frame(1, 'null')],
    ['a tower', frame(1, '['.repeat(60_000))],
    ['a message of an unknown type', frame(1, '{"type":"__proto__"}')],
    ['an init twice', Buffer.concat([INIT, INIT])],
    ['a subscription before the init', subscribe('1')],
    ['a token that is none', frame(1, JSON.stringify({ type: 'connection_init', payload: { authorization: ['x'] } }))],
  ])('%s closes only that socket', async (_what, bytes) => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const said = await raw(
      Buffer.concat([Buffer.from(opened()), Buffer.from(bytes)]),
      /101[\s\S]*\r\n\r\n[\s\S]*(\x88|connection_ack)/,
    );
    expect(said).toMatch(/^HTTP\/1\.1 101/);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('a second operation with the same long name closes it with the code for that', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    const id = 'x'.repeat(500);
    for (let i = 0; i < 2; i++)
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: '{ places }' } }));
    expect(await once(socket, 'close')).toEqual([4409, Buffer.alloc(0)]);
  });

  it.each([
    ['an origin that is no address', opened(['Origin: http://[::1'])],
    ['a version that is none', opened().replace('Version: 13', 'Version: -1')],
    ['a key that is none', opened().replace('dGhlIHNhbXBsZSBub25jZQ==', '\xff')],
    ['protocols that are none', opened().replace('graphql-transport-ws', ',,"')],
    [
      'a thousand protocols',
      opened().replace('graphql-transport-ws', Array.from({ length: 500 }, (_, i) => `p${i}`).join(', ')),
    ],
    ['extensions that are none', opened(['Sec-WebSocket-Extensions: ;;=;"'])],
    ['an address that is none', opened().replace('/graphql', '/graphql?%00%ff')],
    ['no address', opened().replace('/graphql', '*')],
  ])('a handshake with %s', async (_what, bytes) => {
    expect(await raw(Buffer.from(bytes, 'latin1'))).toMatch(/^(HTTP\/1\.1 (101|400|405|426)|$)/);
  });

  it('handshakes that break off', async () => {
    for (let i = 0; i < 30; i++) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(opened());
      if (i % 2) await new Promise((resolve) => setImmediate(resolve));
      socket.resetAndDestroy();
      await eventually(async () => socket.closed);
    }
  });
});
