import { randomUUID } from 'node:crypto';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { makeCustomer, makeEmployee, TEST_PASSWORD } from '../../../../test/factories.js';
import { eventually } from '../../../../test/outcomes.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { EmployeeRole } from './employee.entity.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const LIST = '{ mySessions { id browser system address createdAt lastUsedAt expiresAt current } }';
const END = 'mutation ($id: ID!) { endMySession(input: { id: $id }) }';
const END_OTHERS = 'mutation { endMyOtherSessions }';
const CLOSED_FORBIDDEN = 4403;

interface Listed {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string | null;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

let app: TestApp;
/** Another instance of the same installation. */
let other: TestApp;
const clients: Client[] = [];

beforeAll(async () => {
  const authSecret = randomUUID() + randomUUID();
  app = await startTestApp({ authSecret });
  other = await startTestApp({ authSecret, database: app.database });
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const listed = async (token: string): Promise<Listed[]> => {
  const { data, errors } = await app.graphql<{ mySessions: Listed[] }>(LIST, {}, token);
  expect(errors).toBeUndefined();
  return data?.mySessions ?? [];
};
const idOf = async (token: string) => (await listed(token)).find(({ current }) => current)?.id ?? '';
const codeOf = async (query: string, variables: Record<string, unknown>, token?: string) =>
  (await app.graphql(query, variables, token)).errors?.[0]?.extensions.code;
/** Tells whether a token is still valid, in GraphQL and REST on both instances. */
const opens = async (token: string, path: '/employe' | '/client'): Promise<boolean[]> =>
  Promise.all(
    [app, other].flatMap((instance) => [
      instance.rest('GET', path, undefined, token).then(({ statusCode }) => statusCode === 200),
      instance
        .graphql<{ me: unknown }>('{ me { customer { id } employee { id } } }', {}, token)
        .then(({ data }) => data?.me != null),
    ]),
  );
const OPEN = [true, true, true, true];
const SHUT = [false, false, false, false];

/** Opens a socket with a token; `closed` resolves to its close code. */
async function socket(instance: TestApp, token: string): Promise<{ closed: Promise<number> }> {
  const url = await urlOf(instance);
  let tell = (_code: number): void => undefined;
  const closed = new Promise<number>((resolve) => (tell = resolve));
  await new Promise<void>((resolve) => {
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
      connectionParams: { authorization: `Bearer ${token}` },
      on: { connected: () => resolve(), closed: (event) => tell((event as { code: number }).code) },
    });
    clients.push(client);
  });
  return { closed };
}

const urls = new Map<TestApp, Promise<string>>();
function urlOf(instance: TestApp): Promise<string> {
  const url = urls.get(instance) ?? instance.listen();
  urls.set(instance, url);
  return url;
}

describe("the list of one's sessions", () => {
  it('shows browser, system and address of a login over GraphQL or REST, the current session first', async () => {
    const employee = await makeEmployee(app.database);
    const credentials = { email: employee.email, password: TEST_PASSWORD };
    const byRest = await app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '10.1.2.3',
      headers: { 'user-agent': FIREFOX },
      payload: credentials,
    });
    expect(byRest.statusCode).toBe(200);
    const byGraphQL = await app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '10.1.2.4',
      headers: { 'user-agent': 'curl/8.14.1' },
      payload: {
        query: 'mutation ($input: LoginInput!) { loginEmployee(input: $input) { token } }',
        variables: { input: credentials },
      },
    });
    const { data } = byGraphQL.json<{ data: { loginEmployee: { token: string } } }>();

    const sessions = await listed(byRest.body);
    expect(sessions).toMatchObject([
      { browser: 'Firefox', system: 'Windows', address: '10.1.2.3', current: true },
      { browser: 'curl', system: null, address: '10.1.2.4', current: false },
    ]);
    expect((await listed(data.loginEmployee.token)).map(({ current, browser }) => [browser, current])).toEqual([
      ['curl', true],
      ['Firefox', false],
    ]);
  });

  it('leaves out ended and expired ones, and is limited', async () => {
    const customer = await makeCustomer(app.database);
    const token = await app.tokenFor(customer);
    const gone = await app.tokenFor(customer);
    await app.rest('POST', '/logoutClient', {}, gone);
    await app.database.orm.em.fork().execute(
      `insert into login_session (id, customer_id, created_at, last_used_at, expires_at)
         select gen_random_uuid(), ?, now(), now() + n * interval '1 second', now() + (n - 1) * interval '1 day' from generate_series(0, 60) n`,
      [customer.id],
    );
    const sessions = await listed(token);
    expect(sessions).toHaveLength(50);
    expect(sessions[0]).toMatchObject({ current: true });
    expect(sessions.slice(1).map(({ lastUsedAt }) => lastUsedAt)).toEqual(
      sessions
        .slice(1)
        .map(({ lastUsedAt }) => lastUsedAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('records a use once in five minutes, in the background', async () => {
    const token = await app.tokenFor(await makeCustomer(app.database));
    const id = await idOf(token);
    const [before] = await listed(token);
    expect((await listed(token))[0]?.lastUsedAt).toBe(before?.lastUsedAt);
    await app.database.orm.em
      .fork()
      .execute(`update login_session set last_used_at = last_used_at - interval '301 seconds' where id = ?`, [id]);
    const aged = Date.parse(before?.lastUsedAt ?? '') - 301_000;
    await eventually(async () => Date.parse((await listed(token))[0]?.lastUsedAt ?? '') > aged + 300_000);
  });

  it('is refused to visitors and keys', async () => {
    const admin = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
    const key = await app.keyFor(admin, 'WRITE');
    expect(await codeOf(LIST, {})).toBe('UNAUTHENTICATED');
    expect(await codeOf(LIST, {}, key)).toBe('FORBIDDEN');
    expect(await codeOf(END_OTHERS, {}, key)).toBe('FORBIDDEN');
  });
});

describe.each([
  ['a customer', () => makeCustomer(app.database), '/client' as const],
  ['an employee', () => makeEmployee(app.database), '/employe' as const],
])('%s', (_, make, path) => {
  it('ends one session, at once and on every instance', async () => {
    const account = await make();
    const [mine, lost] = [await app.tokenFor(account), await other.tokenFor(account)];
    expect(await opens(lost, path)).toEqual(OPEN);
    const id = await idOf(lost);
    expect(await app.graphql(END, { id }, mine)).toEqual({ data: { endMySession: true } });
    expect(await opens(lost, path)).toEqual(SHUT);
    expect(await opens(mine, path)).toEqual(OPEN);
    expect((await listed(mine)).map((session) => session.id)).not.toContain(id);
    // Ending it again finds nothing.
    expect(await codeOf(END, { id }, mine)).toBe('SESSION.NOT_FOUND');
  });

  it('ends all the others', async () => {
    const account = await make();
    const [mine, one, two] = [await app.tokenFor(account), await app.tokenFor(account), await other.tokenFor(account)];
    expect(await app.graphql(END_OTHERS, {}, mine)).toEqual({ data: { endMyOtherSessions: true } });
    expect(await opens(one, path)).toEqual(SHUT);
    expect(await opens(two, path)).toEqual(SHUT);
    expect(await opens(mine, path)).toEqual(OPEN);
    expect(await listed(mine)).toHaveLength(1);
  });
});

it("another account's session looks as if it did not exist", async () => {
  const customer = await makeCustomer(app.database);
  // The same id in the other table: ids of customers and of employees may be equal.
  const [{ last = 0 } = {}] = await app.database.orm.em
    .fork()
    .execute<{ last: number }[]>('select greatest(?::int, max(id)) + 1000 as last from employee', [customer.id]);
  const employee = await makeEmployee(app.database, { id: last });
  const sameNumber = await makeCustomer(app.database, { id: last });
  const tokens = {
    employee: await app.tokenFor(employee),
    customer: await app.tokenFor(customer),
    sameNumber: await app.tokenFor(sameNumber),
  };
  const id = await idOf(tokens.employee);
  for (const token of [tokens.customer, tokens.sameNumber]) {
    expect(await codeOf(END, { id }, token)).toBe('SESSION.NOT_FOUND');
    expect(await listed(token)).toHaveLength(1);
    await app.graphql(END_OTHERS, {}, token);
  }
  expect(await opens(tokens.employee, '/employe')).toEqual(OPEN);
});

it.each(['', 'nothing', '1', randomUUID(), `${randomUUID()}'`])('the id %j belongs to no session', async (id) => {
  const token = await app.tokenFor(await makeCustomer(app.database));
  expect(await codeOf(END, { id }, token)).toBe('SESSION.NOT_FOUND');
});

it('an ended session’s sockets are closed, the others stay', async () => {
  const employee = await makeEmployee(app.database);
  const [mine, lost] = [await app.tokenFor(employee), await app.tokenFor(employee)];
  const [own, { closed }] = [await socket(app, mine), await socket(app, lost)];
  await app.graphql(END, { id: await idOf(lost) }, mine);
  expect(await closed).toBe(CLOSED_FORBIDDEN);
  expect(await Promise.race([own.closed, new Promise((resolve) => setTimeout(() => resolve('open'), 300))])).toBe(
    'open',
  );
});

// Instances tell each other through Redis.
if (process.env['TEST_REDIS_URL'])
  it('an ended session’s sockets are closed on another instance too', async () => {
    const employee = await makeEmployee(app.database);
    const [mine, lost] = [await app.tokenFor(employee), await other.tokenFor(employee)];
    const { closed } = await socket(other, lost);
    await app.graphql(END_OTHERS, {}, mine);
    expect(await closed).toBe(CLOSED_FORBIDDEN);
  });
