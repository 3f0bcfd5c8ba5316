import { type Client, createClient, type ExecutionResult } from 'graphql-ws';
import { WebSocket } from 'ws';
import { makeEmployee, makeReservation, makeVehicle } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { EmployeeRole } from '../account/employee.entity.js';
import { KeyArea } from '../../../kernel/key-area.js';
import { agencyDay, DAY_MS } from '../../../kernel/time.js';

let app: TestApp;
let url: string;
let admin: string;
const clients: Client[] = [];

beforeAll(async () => {
  app = await startTestApp();
  url = await app.listen();
  admin = await app.tokenFor(
    await makeEmployee(app.database, { role: EmployeeRole.ADMIN, firstName: 'Leïla', lastName: 'Amrani' }),
  );
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(() => app.close());

interface Made {
  readonly key: string;
  readonly apiKey: { readonly id: string; readonly prefix: string };
}

const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) {
  key apiKey { id name prefix grants { area access } status lastDay lastUsedAt createdBy { lastName } } } }`;
const LIST = `{ apiKeys { totalCount items { id name prefix grants { area access } status lastDay lastUsedAt createdBy { lastName } revokedBy { lastName } } } }`;
const REVOKE = `mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { status revokedAt } }`;
const STAFF_ONLY = '{ reservations { totalCount } }';

const open = (access: 'READ' | 'WRITE') => Object.values(KeyArea).map((area) => ({ area, access }));

async function make(input: object): Promise<Made> {
  const { data } = await app.graphql<{ createApiKey: Made }>(CREATE, { input }, admin);
  if (!data) throw new Error('no key was made');
  return data.createApiKey;
}

const codeOf = async (query: string, token: string, variables: Record<string, unknown> = {}) =>
  (await app.graphql(query, variables, token)).errors?.[0]?.extensions.code;

const listed = async (id: string) => {
  const { data } = await app.graphql<{ apiKeys: { items: { id: string; lastUsedAt: string | null }[] } }>(
    LIST,
    {},
    admin,
  );
  return data?.apiKeys.items.find((item) => item.id === id);
};

function socket(token: string): { client: Client; closed: Promise<number> } {
  let tell = (_code: number): void => undefined;
  const closed = new Promise<number>((resolve) => (tell = resolve));
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
    on: { closed: (event) => tell((event as { code: number }).code) },
  });
  clients.push(client);
  return { client, closed };
}

const answer = (client: Client, query: string): Promise<ExecutionResult> =>
  new Promise((resolve) => {
    client.subscribe(
      { query },
      {
        next: (result) => resolve(result as ExecutionResult),
        error: (errors) => resolve({ errors } as ExecutionResult),
        complete: () => undefined,
      },
    );
  });

describe('a key', () => {
  it('is shown once, works at once, and is stored as a hash', async () => {
    const { key, apiKey } = await make({ name: '  Site\u00a0partenaire ', grants: open('READ') });
    expect(key).toMatch(/^lv_[0-9A-Za-z]{40}$/);
    expect(apiKey).toEqual({
      id: expect.any(String),
      name: expect.stringContaining('partenaire'),
      prefix: key.slice(0, 9),
      grants: open('READ'),
      status: 'ACTIVE',
      lastDay: null,
      lastUsedAt: null,
      createdBy: { lastName: 'Amrani' },
    });
    expect((await app.graphql(STAFF_ONLY, {}, key)).data).toEqual({ reservations: { totalCount: expect.any(Number) } });
    const [row] = await app.database.orm.em.fork().execute<object[]>('select * from api_key where id = ?', [apiKey.id]);
    expect(JSON.stringify(row)).not.toContain(key.slice(9));
    await app.services.apiKeys.settled();
    expect(await listed(apiKey.id)).toMatchObject({
      lastUsedAt: expect.stringContaining(agencyDay(new Date())),
      createdBy: { lastName: 'Amrani' },
    });
  });

  it('has its last use recorded once a minute, not with every request', async () => {
    const { key, apiKey } = await make({ name: 'Compteur', grants: open('READ') });
    const use = async () => {
      await app.graphql(STAFF_ONLY, {}, key);
      await app.services.apiKeys.settled();
      return (await listed(apiKey.id))?.lastUsedAt;
    };
    const first = await use();
    expect(await use()).toBe(first);
    await app.database.orm.em
      .fork()
      .execute(`update api_key set last_used_at = last_used_at - interval '61 seconds' where id = ?`, [apiKey.id]);
    const aged = (await listed(apiKey.id))?.lastUsedAt;
    expect((await use()) ?? '').not.toBe(aged);
  });

  it('requires a name and a last day that is not past', async () => {
    const yesterday = agencyDay(new Date(Date.now() - DAY_MS));
    const reply = await app.graphql(CREATE, { input: { name: ' ', grants: open('READ'), lastDay: yesterday } }, admin);
    expect(reply.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { name: ['Le nom est obligatoire.'], lastDay: ['Le dernier jour ne peut pas être passé.'] },
    });
  });

  it('works through its last day and not a moment longer', async () => {
    const { key, apiKey } = await make({ name: 'Un jour', grants: open('READ'), lastDay: agencyDay(new Date()) });
    expect(await codeOf(STAFF_ONLY, key)).toBeUndefined();
    await app.database.orm.em.fork().execute('update api_key set expires_at = now() where id = ?', [apiKey.id]);
    expect(await codeOf(STAFF_ONLY, key)).toBe('UNAUTHENTICATED');
    expect(await listed(apiKey.id)).toMatchObject({ status: 'EXPIRED', lastDay: agencyDay(new Date()) });
  });

  it('that only reads cannot change anything, over HTTP and WebSocket', async () => {
    const { key } = await make({ name: 'Lecture', grants: open('READ') });
    const change =
      'mutation { createServiceProvider(input: { name: "a", email: "a@b.ma", phone: "1", address: "b" }) { id } }';
    expect(await codeOf(change, key)).toBe('API_KEY.READ_ONLY');
    expect(await codeOf('mutation { sendContactMessage(input: { name: "a" }) }', key)).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
    const { client } = socket(key);
    expect((await answer(client, change)).errors).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'API_KEY.READ_ONLY' }) }),
    ]);
    expect((await answer(client, STAFF_ONLY)).data).toEqual({ reservations: { totalCount: expect.any(Number) } });
    const { data } = await app.graphql('{ serviceProviders { totalCount } }', {}, admin);
    expect(data).toEqual({ serviceProviders: { totalCount: 0 } });
  });

  it('that was revoked no longer works, and its sockets close', async () => {
    const { key, apiKey } = await make({ name: 'Perdue', grants: open('WRITE') });
    const { client, closed } = socket(key);
    client.subscribe(
      { query: 'subscription { reservationChanged { number } }' },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    expect((await answer(client, STAFF_ONLY)).errors).toBeUndefined();
    const revoked = await app.graphql(REVOKE, { id: apiKey.id }, admin);
    expect(revoked.data).toEqual({ revokeApiKey: { status: 'REVOKED', revokedAt: expect.any(String) } });
    expect(await closed).toBe(4403);
    expect(await codeOf(STAFF_ONLY, key)).toBe('UNAUTHENTICATED');
    expect((await app.graphql(REVOKE, { id: apiKey.id }, admin)).data).toEqual(revoked.data);
    expect(await codeOf(REVOKE, admin, { id: '999999' })).toBe('API_KEY.NOT_FOUND');
  });

  it('subscribes to and reads notifications, and has no read marks', async () => {
    const { key } = await make({ name: 'Veilleur', grants: open('WRITE') });
    const { client } = socket(key);
    const told = answer(client, 'subscription { notificationAdded { title read } }');
    await answer(client, '{ __typename }');
    const vehicle = await makeVehicle(app.database);
    const day = (ahead: number) => `${agencyDay(new Date(Date.now() + ahead * DAY_MS))}T10:00`;
    const asked = await app.graphql<{ createReservation: { status: string } }>(
      'mutation ($input: CreateReservationInput!) { createReservation(input: $input) { ... on ReservationReceipt { status } } }',
      {
        input: {
          kind: 'QUICK',
          vehicleId: String(vehicle.id),
          period: { startsAt: day(3), endsAt: day(5) },
          pickupPlace: 'Agadir',
          returnPlace: 'Agadir',
          driver: { firstName: 'Nora', lastName: 'Tazi', phone: '0612345678', email: 'nora@exemple.ma' },
        },
      },
      key,
    );
    expect(asked.data).toEqual({ createReservation: { status: 'PENDING' } });
    const notice = { title: 'Nouvelle réservation', read: false };
    expect((await told).data).toEqual({ notificationAdded: notice });
    const list = await app.graphql('{ notifications { unreadCount items { title read } } }', {}, key);
    expect(list).toEqual({ data: { notifications: { unreadCount: 1, items: [notice] } } });
    expect(await codeOf('mutation { markAllNotificationsRead }', key)).toBe('FORBIDDEN');
    expect(await codeOf('{ me { employee { id } } }', key)).toBe('FORBIDDEN');
  });

  it('works at /graphql only', async () => {
    const { key } = await make({ name: 'Ailleurs', grants: open('WRITE') });
    expect((await app.rest('GET', '/getParametres', undefined, key)).statusCode).toBe(401);
    expect((await app.rest('GET', '/getParametres')).statusCode).toBe(200);
  });
});

describe('the trail', () => {
  it('names the key as author of its changes, and the Admin as author of the key', async () => {
    const { key, apiKey } = await make({ name: 'Courtier Atlas', grants: open('WRITE') });
    const { id, number } = await makeReservation(app.database);
    const refuse = `mutation ($input: RefuseReservationInput!) { refuseReservation(input: $input) { status handledBy { id } } }`;
    const reply = await app.graphql(refuse, { input: { number, reason: 'Complet' } }, key);
    expect(reply).toEqual({ data: { refuseReservation: { status: 'REFUSED', handledBy: null } } });
    const history = async (record: string, of: string) =>
      (
        await app.graphql<{ history: { items: object[] } }>(
          `query ($record: AuditedRecord!, $id: ID!) { history(record: $record, id: $id) {
            items { action author byApiKey byCustomer changes { field before after } } } }`,
          { record, id: of },
          admin,
        )
      ).data?.history.items;
    expect((await history('RESERVATION', String(id)))?.[0]).toMatchObject({
      action: 'UPDATED',
      author: 'Courtier Atlas',
      byApiKey: true,
      byCustomer: false,
    });
    await app.graphql(REVOKE, { id: apiKey.id }, admin);
    const entries = await history('API_KEY', apiKey.id);
    expect(entries).toMatchObject([
      { action: 'UPDATED', author: 'Leïla Amrani', byApiKey: false, changes: [{ field: 'revokedAt' }] },
      { action: 'CREATED', author: 'Leïla Amrani' },
    ]);
    expect(JSON.stringify(entries)).not.toContain(key.slice(9));
  });
});

describe('limits', () => {
  it('count the operations of each key, and failures by address', async () => {
    // 1/100 of the limits: 6 operations a minute, and one failure.
    const small = await startTestApp({ config: { rateLimitFactor: 0.01 }, database: app.database });
    try {
      const maker = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
      const [busy, idle] = [await small.keyFor(maker, 'READ'), await small.keyFor(maker, 'READ')];
      const ask = (token: string) =>
        small.inject({
          method: 'POST',
          url: '/graphql',
          headers: { authorization: `Bearer ${token}` },
          payload: { query: STAFF_ONLY },
        });
      for (let i = 0; i < 6; i++) expect((await ask(busy)).json()).not.toHaveProperty('errors');
      const refused = await ask(busy);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
      expect(refused.json()).toMatchObject({
        errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) } }],
      });
      const unknown = `lv_${'x'.repeat(40)}`;
      expect((await ask(unknown)).json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
      const guessed = await ask(unknown);
      expect([guessed.statusCode, guessed.json()]).toMatchObject([
        429,
        { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) } }] },
      ]);
      // A valid key from the same address still works.
      expect((await ask(idle)).statusCode).toBe(200);
    } finally {
      await small.close();
    }
  });
});
