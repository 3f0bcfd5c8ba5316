import { type ClientRequest, request } from 'node:http';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { makeEmployee } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
import { until } from '../test/until.js';

const QUERY = '{ settings { companyName } }';

let app: TestApp;
let address: string;
let release: () => Promise<void>;
let sent: ClientRequest[];

beforeEach(async () => {
  app = await startTestApp({ config: { operationsAtOnce: 4, operationsWaiting: 6 } });
  address = await app.listen();
  sent = [];
  release = async () => undefined;
});
afterEach(async () => {
  for (const each of sent) each.destroy();
  await release();
  await app.close();
});

/** Locks the settings, so that operations that read them run until released. */
async function holdSettings(): Promise<void> {
  let unlock: () => void = () => undefined;
  let held: Promise<unknown> = Promise.resolve();
  await new Promise<void>((locked, failed) => {
    held = app.database.orm.em.fork().transactional(async (em) => {
      await em.execute('lock table settings in access exclusive mode');
      await new Promise<void>((resolve) => {
        unlock = resolve;
        locked();
      });
    });
    held.catch(failed);
  });
  release = async () => {
    unlock();
    await held;
  };
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? NaN);
}

const post = (token = ''): Promise<Response> =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query: QUERY }),
  });

/** Sends a visitor's operations without waiting for them. */
async function flood(running: number, waiting: number): Promise<Promise<Response>[]> {
  const replies = Array.from({ length: running + waiting }, () => post());
  for (const reply of replies) reply.catch(() => undefined);
  await until(async () => (await figure('operations_running')) === running);
  await until(async () => (await figure('operations_waiting')) === waiting);
  return replies;
}

describe('more operations than run at once', () => {
  it('wait for their turn and are all answered; other requests continue meanwhile', async () => {
    await holdSettings();
    const replies = await flood(2, 5);
    for (const path of ['/healthz', '/readyz', '/metrics', '/robots.txt'])
      expect((await fetch(`${address}${path}`)).status).toBe(200);
    await release();
    for (const reply of await Promise.all(replies))
      expect([reply.status, await reply.json()]).toEqual([200, { data: { settings: { companyName: '' } } }]);
    expect(await figure('operations_running')).toBe(0);
    expect(await figure('operations_refused_total')).toBe(0);
  });

  it('are refused in GraphQL and REST when too many wait, with a retry time', async () => {
    await holdSettings();
    void (await flood(2, 6));
    const graphql = await post();
    const rest = await fetch(`${address}/api/getParametres`);
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await graphql.json()).toMatchObject({
      errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 3 } }],
    });
    expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '3']);
    const socket = createClient({ url: `${address.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket });
    const refused: unknown = await socket
      .iterate({ query: QUERY })
      .next()
      .catch((errors: unknown) => errors);
    expect(refused).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
    await socket.dispose();
    expect(await figure('operations_refused_total')).toBe(3);
  });

  it('of one caller leave a place and room to wait to another', async () => {
    const token = await app.tokenFor(await makeEmployee(app.database));
    await holdSettings();
    const replies = await flood(2, 6);
    const staff = post(token);
    await until(async () => (await figure('operations_running')) === 3);
    const further = [post(token), post(token)];
    await until(async () => (await figure('operations_refused_total')) === 2);
    await release();
    expect((await Promise.all([staff, ...further])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await Promise.all(replies)).map(({ status }) => status).sort()).toEqual([
      ...[200, 200, 200, 200, 200, 200],
      ...[503, 503],
    ]);
  });

  it('are dropped when their callers leave', async () => {
    await holdSettings();
    void (await flood(2, 3));
    const leaving = request(`${address}/api/getParametres`);
    leaving.on('error', () => undefined);
    leaving.end();
    sent.push(leaving);
    await until(async () => (await figure('operations_waiting')) === 4);
    leaving.destroy();
    await until(async () => (await figure('operations_waiting')) === 3);
  });

  it('hold no place while a subscription only listens', async () => {
    const token = await app.tokenFor(await makeEmployee(app.database));
    const clients = Array.from({ length: 6 }, () =>
      createClient({
        url: `${address.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${token}` },
      }),
    );
    const listening = clients.map((client) =>
      client.iterate({ query: 'subscription { reservationChanged { number } }' }),
    );
    for (const each of listening) void each.next();
    const answered = await clients[0]?.iterate({ query: QUERY }).next();
    expect(answered?.value).toMatchObject({ data: { settings: { companyName: '' } } });
    await until(async () => (await figure('operations_running')) === 0);
    expect(await figure('operations_waiting')).toBe(0);
    for (const client of clients) await client.dispose();
  });
});
