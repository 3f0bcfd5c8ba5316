import { connect, type Socket } from 'node:net';
import { Registry } from 'prom-client';
import { makeEmployee } from '../../../test/factories.js';
import { eventually } from '../../../test/outcomes.js';
import { keepLog } from '../../../test/kept-log.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { serveMetrics } from '../observability/metrics.js';

const log = keepLog();
let app: TestApp;
let port: number;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ logger: log.logger });
  port = Number(new URL(await app.listen()).port);
  // With a token, because forms of visitors are refused before their bodies are read.
  token = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());
beforeEach(() => void log.lines.splice(0));

const LEFT = 'the caller left before the answer was sent';

/** Sends the head and the beginning of a body. */
function begin(path: string, type: string, start: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n` +
      `Authorization: Bearer ${token}\r\napollo-require-preflight: 1\r\n\r\n${start}`,
  );
  return socket;
}

const isLogged = (msg: string) => () => log.lines.some((line) => line['msg'] === msg);

async function expectNoFault(): Promise<void> {
  await eventually(isLogged(LEFT));
  expect(log.lines.filter((line) => Number(line['level']) >= 40)).toEqual([]);
  const { payload } = await app.inject({ url: '/metrics' });
  expect(payload).not.toMatch(/status="50\d"/);
}

const FORM = 'multipart/form-data; boundary=x';
const fieldOf = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const forms = [
  ['/api/signatureToImage', FORM, fieldOf('a', '1')],
  ['/graphql', FORM, fieldOf('operations', '{')],
] as const;

it.each([
  ['/api/login', 'application/json', '{"email":'] as const,
  ['/graphql', 'application/json', '{"query":'] as const,
  ...forms,
])(
  'a caller who aborts a POST to %s of %s is logged neither as a fault nor as an unavailable database',
  async (path, type, start) => {
    const socket = begin(path, type, start);
    await eventually(isLogged('incoming request'));
    socket.resetAndDestroy();
    await expectNoFault();
  },
);

it.each(forms)(
  'a form to %s whose caller leaves while the login is checked is not waited for',
  async (path, type, start) => {
    const ended = new Promise<void>((resolve) => {
      app.http.server.once('connection', (connection) => connection.once('close', () => resolve()));
    });
    const { auth } = app.services;
    const check = auth.loginOf.bind(auth);
    const checking = vi.spyOn(auth, 'loginOf').mockImplementationOnce(async (sent) => {
      const login = await check(sent);
      socket.resetAndDestroy();
      await ended;
      return login;
    });
    const socket = begin(path, type, start);
    await expectNoFault();
    expect(checking).toHaveBeenCalledOnce();
    checking.mockRestore();
  },
);

it.each(['/graphql?query={__typename}', '/api/getParametres', '/exports/x.xlsx'])(
  'a caller of %s who left before the address was read is no fault',
  async (path) => {
    app.http.server.prependOnceListener('connection', (connection) => {
      Object.defineProperty(connection, 'remoteAddress', { value: undefined });
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await expectNoFault();
    socket.destroy();
  },
);

describe('metrics with a port of their own', () => {
  it('are served there and nowhere else', async () => {
    const apart = await startTestApp({ config: { metricsPort: 0 } });
    const server = await serveMetrics(apart.registry, { port: 0, host: '127.0.0.1' });
    try {
      expect((await apart.inject({ url: '/metrics' })).statusCode).toBe(404);
      expect((await apart.inject({ url: '/readyz' })).statusCode).toBe(200);
      const at = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
      const told = await fetch(`${at}/metrics`);
      expect([told.status, told.headers.get('content-type')]).toEqual([200, new Registry().contentType]);
      expect(await told.text()).toContain(
        'http_request_duration_seconds_count{method="GET",route="/readyz",status="200"} 1',
      );
      for (const path of ['/', '/graphql', '/api/getParametres']) expect((await fetch(at + path)).status).toBe(404);
      expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
    } finally {
      server.close().closeAllConnections();
      await apart.close();
    }
  });
});
