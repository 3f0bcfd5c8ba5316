import type { AddressInfo } from 'node:net';
import { type Client, createClient, type ExecutionResult } from 'graphql-ws';
import { type ClientOptions, WebSocket, WebSocketServer } from 'ws';
import { makeCustomer, makeEmployee, makeVehicle } from '../../../test/factories.js';
import { quickRequest } from '../../../test/quick-request.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { WorkBudget } from '../../platform/limits/work-budget.js';
import { SOCKET_BOUNDS } from './socket-bounds.js';
import { closeAll, dropDeadPeers, sendTo } from './socket-line.js';

let app: TestApp;
let url: string;
let staffToken: string;
const clients: Client[] = [];

beforeAll(async () => {
  app = await startTestApp();
  url = `${(await app.listen()).replace('http', 'ws')}/graphql`;
  staffToken = await app.tokenFor(await makeEmployee(app.database));
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(() => app.close());

const CHANGED = 'subscription { reservationChanged { number status vehicle { name } competing { number } } }';

function connect(token?: string): Client {
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token ? { connectionParams: { authorization: `Bearer ${token}` } } : {}),
  });
  clients.push(client);
  return client;
}

/** Collects what a subscription brings; resolves once the server has started it. */
async function follow(client: Client, query: string) {
  const results: ExecutionResult[] = [];
  let wake = (): void => undefined;
  let ended: unknown;
  client.subscribe(
    { query },
    {
      next: (result) => {
        results.push(result as ExecutionResult);
        wake();
      },
      error: (error) => {
        ended = error;
        wake();
      },
      complete: () => undefined,
    },
  );
  // The protocol does not acknowledge a subscription, but a query after it on the same socket is answered later.
  await new Promise<void>((resolve) => {
    client.subscribe(
      { query: '{ __typename }' },
      { next: () => undefined, error: () => resolve(), complete: () => resolve() },
    );
  });
  return {
    results,
    next: async (): Promise<ExecutionResult | undefined> => {
      if (results.length === 0 && ended === undefined) await new Promise<void>((resolve) => (wake = resolve));
      return results.shift();
    },
    error: async (): Promise<unknown> => {
      if (ended === undefined) await new Promise<void>((resolve) => (wake = resolve));
      return ended;
    },
  };
}

async function reserve(token?: string): Promise<string> {
  const vehicle = await makeVehicle(app.database);
  const reply = await app.rest('POST', '/reservationVisiteur', quickRequest(vehicle.id), token);
  return reply.json<{ message: string }>().message;
}

describe('live events', () => {
  it('bring the staff a new reservation, with its relations, and its notification', async () => {
    const client = connect(staffToken);
    const changes = await follow(client, CHANGED);
    const bell = await follow(client, 'subscription { notificationAdded { title reservationNumber read } }');
    const number = await reserve();
    expect((await changes.next())?.data).toEqual({
      reservationChanged: { number, status: 'PENDING', vehicle: { name: expect.any(String) }, competing: [] },
    });
    expect((await bell.next())?.data).toEqual({
      notificationAdded: { title: 'Nouvelle réservation', reservationNumber: number, read: false },
    });
  });

  it('are read once for all subscribers of one event, and filtered by the permissions of each', async () => {
    const customer = await app.tokenFor(await makeCustomer(app.database));
    const query = 'subscription { reservationChanged { number handledBy { id } } }';
    const staff = connect(staffToken);
    const all: Array<Awaited<ReturnType<typeof follow>>> = [];
    while (all.length < 45) all.push(await follow(staff, query));
    const owner = await follow(connect(customer), query);
    const asked = vi.spyOn(app.database.orm.em.getConnection(), 'execute');
    const number = await reserve(customer);
    for (const one of all)
      expect((await one.next())?.data).toEqual({ reservationChanged: { number, handledBy: null } });
    expect((await owner.next())?.errors).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'FORBIDDEN' }) }),
    ]);
    const reads = asked.mock.calls.filter(
      ([sql]) => typeof sql === 'string' && /^select .* from "reservation"/.test(sql),
    );
    expect(reads.length).toBeLessThan(all.length / 2);
    asked.mockRestore();
  });

  it('bring customers only their own', async () => {
    const token = await app.tokenFor(await makeCustomer(app.database));
    const changes = await follow(connect(token), 'subscription { reservationChanged { number status } }');
    await reserve();
    const mine = await reserve(token);
    expect((await changes.next())?.data).toEqual({ reservationChanged: { number: mine, status: 'PENDING' } });
    expect(changes.results).toEqual([]);
  });

  it('are refused to visitors, and notifications to customers', async () => {
    const refusal = (await (await follow(connect(), CHANGED)).next())?.errors;
    expect(refusal).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'UNAUTHENTICATED' }) }),
    ]);
    const token = await app.tokenFor(await makeCustomer(app.database));
    const bell = (await (await follow(connect(token), 'subscription { notificationAdded { id } }')).next())?.errors;
    expect(bell).toEqual([expect.objectContaining({ extensions: expect.objectContaining({ code: 'FORBIDDEN' }) })]);
  });

  it('end with the session', async () => {
    const token = await app.tokenFor(await makeEmployee(app.database));
    const changes = await follow(connect(token), CHANGED);
    await app.rest('POST', '/logout', {}, token);
    expect(await changes.error()).toMatchObject({ code: 4403 });
  });
});

describe('the socket', () => {
  const opened = (options: object, path = '/graphql'): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url.replace('/graphql', path), 'graphql-transport-ws', options);
      socket.on('open', () => {
        socket.close();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });

  it('opens only to our own pages and to programs', async () => {
    expect(await opened({})).toBe(true);
    expect(await opened({ origin: url.replace('ws', 'http').replace('/graphql', '') })).toBe(true);
    expect(await opened({ origin: 'https://evil.example' })).toBe(false);
    expect(await opened({}, '/other')).toBe(false);
  });

  it.each([
    ['an open bracket', '{ reservations {', 'GRAPHQL_PARSE_FAILED', /^Syntax Error: Expected Name/],
    ['a tower of brackets', `{a(b:${'['.repeat(30_000)}`, 'GRAPHQL_PARSE_FAILED', /^Syntax Error: /],
    ['an unknown field', '{ unknown }', 'GRAPHQL_VALIDATION_FAILED', /^Cannot query field/],
  ])('reports errors as HTTP does: %s', async (_what, query, code, message) => {
    expect(await (await follow(connect(staffToken), query)).error()).toEqual([
      expect.objectContaining({ message: expect.stringMatching(message) as unknown, extensions: { code } }),
    ]);
  });

  it('closes when too many subscriptions run on it, which is not a fault of the server', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const client = connect(staffToken);
    const all: Array<Awaited<ReturnType<typeof follow>>> = [];
    // The last subscription comes with its own query, which is one operation too many.
    while (all.length < SOCKET_BOUNDS.subscriptions) all.push(await follow(client, CHANGED));
    for (const one of all) expect(await one.error()).toMatchObject({ code: 4400 });
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('closes on a frame that is too large, which is not a fault of the server', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const socket = await openSocket(url);
    const closed = codeOf(socket);
    socket.send('x'.repeat(100_000));
    expect(await closed).toBe(1009);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe('a socket behind a proxy', () => {
  let strict: TestApp;
  let strictUrl: string;

  beforeAll(async () => {
    // The factor allows a visitor two sockets, 45 operations and 225 messages a minute.
    strict = await startTestApp({ database: app.database, config: { behindProxy: true, rateLimitFactor: 0.075 } });
    strictUrl = `${(await strict.listen()).replace('http', 'ws')}/graphql`;
  });
  afterAll(() => strict.close());

  const from = (address: string) => openSocket(strictUrl, { headers: { 'x-forwarded-for': address } });

  it('counts by the address of the client, and asks further ones to come later', async () => {
    const [first] = [await from('203.0.113.1'), await from('203.0.113.1')];
    await expect(from('203.0.113.1')).rejects.toThrow('429');
    await expect(from('2.2.2.2, 203.0.113.1')).rejects.toThrow('429');
    (await from('203.0.113.2')).close();
    const closed = codeOf(first);
    first.close();
    await closed;
    await expect(from('203.0.113.1')).resolves.toBeDefined();
  });

  it('leaves its place as a visitor once its token is known', async () => {
    const ready = async () => {
      const socket = await from('203.0.113.4');
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
      await new Promise((resolve) => socket.once('message', resolve));
    };
    const token = await strict.tokenFor(await makeEmployee(app.database));
    for (let socket = 0; socket < 5; socket++) await ready();
    await from('203.0.113.4');
    await from('203.0.113.4');
    await expect(from('203.0.113.4')).rejects.toThrow('429');
  });

  it('is refused unread documents once its address has used up its work, over both doors, and closed when it continues', async () => {
    const ask = async (address: string, query: string) => {
      const reply = await strict.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'x-forwarded-for': address },
        payload: { query },
      });
      return [reply.statusCode, reply.headers['retry-after'] !== undefined];
    };
    const known = '{ places }';
    expect(await ask('203.0.113.5', known)).toEqual([200, false]);
    const socket = await from('203.0.113.5');
    const closed = codeOf(socket);
    const answers: string[] = [];
    socket.on('message', (data: Buffer) => answers.push(data.toString()));
    socket.send('{"type":"connection_init"}');
    await new Promise((resolve) => socket.once('message', resolve));
    const validations = vi.spyOn(WorkBudget.prototype, 'measure');
    let sent = 0;
    while (!answers.some((answer) => answer.includes('TOO_MANY_REQUESTS'))) {
      const unknown = Array.from({ length: 400 }, (_, i) => `u${sent}x${i}`).join(' ');
      socket.send(JSON.stringify({ id: `${sent++}`, type: 'subscribe', payload: { query: `{ ${unknown} }` } }));
      await new Promise((resolve) => socket.once('message', resolve));
    }
    // What comes back meanwhile must not decide the test.
    (validations.mock.contexts[0] as WorkBudget).charge('203.0.113.5', 10_000);
    const done = validations.mock.calls.length;
    expect(await ask('203.0.113.5', '{ places __typename }')).toEqual([429, true]);
    expect(await ask('203.0.113.5', known)).toEqual([429, true]);
    expect(await ask('203.0.113.6', known)).toEqual([200, false]);
    const staff = { authorization: `Bearer ${await strict.tokenFor(await makeEmployee(app.database))}` };
    const desk = await strict.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...staff, 'x-forwarded-for': '203.0.113.5' },
      payload: { query: known },
    });
    expect(desk.statusCode).toBe(200);
    expect(validations.mock.calls.length).toBe(done);
    for (let more = 0; more < 40; more++)
      socket.send(JSON.stringify({ id: `m${more}`, type: 'subscribe', payload: { query: `{ m${more} }` } }));
    expect(await closed).toBe(1008);
    validations.mockRestore();
  });

  it('is warned when it sends too much, and closed when it continues', async () => {
    const socket = await from('203.0.113.3');
    const answers: Array<{ type: string; payload?: Array<{ extensions: object }> }> = [];
    socket.on('message', (data: Buffer) => answers.push(JSON.parse(data.toString()) as (typeof answers)[number]));
    const closed = codeOf(socket);
    socket.send('{"type":"connection_init"}');
    await new Promise((resolve) => socket.once('message', resolve));
    for (let id = 0; id < 300; id++) {
      socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: '{ __typename }' } }));
    }
    expect(await closed).toBe(1008);
    const refusals = answers.filter(({ type }) => type === 'error');
    expect(answers.filter(({ type }) => type === 'next')).toHaveLength(45);
    expect(refusals).not.toEqual([]);
    expect(refusals[0]?.payload).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }) }),
    ]);
  });
});

describe('a peer', () => {
  it('that does not answer pings is dropped, and others stay', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await new Promise((resolve) => server.on('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const [dead, alive] = [
      new WebSocket(`ws://127.0.0.1:${port}`, { autoPong: false }),
      new WebSocket(`ws://127.0.0.1:${port}`),
    ];
    await Promise.all([dead, alive].map((socket) => new Promise((resolve) => socket.on('open', resolve))));
    const dropped = codeOf(dead);
    const stop = dropDeadPeers(server, 50);
    expect(await dropped).toBe(1006);
    expect(alive.readyState).toBe(WebSocket.OPEN);
    const goodbye = codeOf(alive);
    stop();
    await closeAll(server);
    expect(await goodbye).toBe(1001);
  });

  it('that does not read is cut off before its answers fill the memory', async () => {
    const sent: string[] = [];
    let cut = false;
    const socket = {
      OPEN: WebSocket.OPEN,
      readyState: WebSocket.OPEN,
      bufferedAmount: 0,
      send: (data: string, done: () => void) => {
        sent.push(data);
        done();
      },
      terminate: () => (cut = true),
    };
    const peer = socket as unknown as WebSocket;
    await sendTo(peer, 'one');
    socket.bufferedAmount = SOCKET_BOUNDS.unreadBytes + 1;
    await sendTo(peer, 'two');
    expect({ sent, cut }).toEqual({ sent: ['one'], cut: true });
  });
});

function openSocket(address: string, options: ClientOptions = {}): Promise<WebSocket> {
  const socket = new WebSocket(address, 'graphql-transport-ws', options);
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

const codeOf = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.on('close', resolve));
