import { makeCustomer, makeEmployee, makeReservation, TEST_PASSWORD } from '../../../test/factories.js';
import { keepLog } from '../../../test/kept-log.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { EmployeeRole } from '../../modules/people/account/employee.entity.js';
import { formatNumber } from '../../kernel/reservation-number.js';

const log = keepLog();
const ADDRESS = '203.0.113.77';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ logger: log.logger, config: { rateLimitFactor: 1, behindProxy: true } });
});
afterAll(() => app.close());
beforeEach(() => void log.lines.splice(0));

/** Sends a call from a public address. */
function post(path: string, payload: object, token?: string) {
  const headers = { 'x-forwarded-for': ADDRESS, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return app.inject({ method: 'POST', url: path, payload, headers });
}

const graphql = (query: string, variables: object, token?: string) => post('/graphql', { query, variables }, token);

/** Returns the security events since the test began. */
function events(): Record<string, unknown>[] {
  return log.lines.filter((line) => 'security' in line);
}

async function count(event: string): Promise<number> {
  const { payload } = await app.inject({ url: '/metrics' });
  return Number(new RegExp(`^security_events_total\\{event="${event}"\\} (\\d+)$`, 'm').exec(payload)?.[1] ?? NaN);
}

it('starts the count of each event at 0', async () => {
  for (const event of ['login.failed', 'login.locked', 'key.created', 'role.changed', 'access.refused'])
    expect(await count(event)).toBeGreaterThanOrEqual(0);
});

it('logs failed logins and the lock-out, without account or address', async () => {
  const customer = await makeCustomer(app.database);
  const before = await count('login.failed');
  for (let attempt = 0; attempt < 11; attempt += 1)
    await post('/api/loginClient', { email: customer.email, password: 'not the password' });
  expect((await count('login.failed')) - before).toBe(10);
  expect(events().map((line) => line['security'])).toEqual([...Array<string>(10).fill('login.failed'), 'login.locked']);
  const [first, second] = events();
  expect(first).toMatchObject({ by: 'visitor', network: '203.0.113.0/24', level: 30, msg: 'security event' });
  expect(first?.['account']).toMatch(/^[0-9a-f]{16}$/);
  expect(second?.['account']).toBe(first?.['account']);
  const said = JSON.stringify(log.lines);
  for (const secret of [customer.email, ADDRESS, 'not the password']) expect(said).not.toContain(secret);
});

it('logs the right password of an account that may not log in', async () => {
  const blocked = await makeCustomer(app.database, { status: 'BLOCKED' as never });
  await post('/api/loginClient', { email: blocked.email, password: TEST_PASSWORD });
  expect(events()).toEqual([expect.objectContaining({ security: 'login.refused', reason: 'AUTH.BLOCKED' })]);
});

it('logs a new key and a changed role, with their author', async () => {
  const admin = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
  const colleague = await makeEmployee(app.database);
  const token = await app.tokenFor(admin);
  const create = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { id } } }';
  const made = await graphql(
    create,
    { input: { name: 'Comptable', grants: [{ area: 'FLEET', access: 'READ' }] } },
    token,
  );
  const { key, apiKey } = made.json<{ data: { createApiKey: { key: string; apiKey: { id: string } } } }>().data
    .createApiKey;
  const update = 'mutation ($input: UpdateEmployeeInput!) { updateEmployee(input: $input) { id } }';
  await graphql(update, { input: { id: String(colleague.id), version: 1, role: 'ADMIN' } }, token);
  await graphql(update, { input: { id: String(colleague.id), version: 2, phone: '0600000001' } }, token);
  await graphql(
    'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { id } }',
    { input: { id: apiKey.id } },
    token,
  );
  await graphql('{ __typename }', {}, key);
  const by = `admin:${admin.id}`;
  expect(events()).toMatchObject([
    { security: 'key.created', by, subject: `key:${apiKey.id}`, reason: 'READ' },
    { security: 'role.changed', by, subject: `employee:${colleague.id}`, reason: 'ADMIN' },
    { security: 'key.revoked', by, subject: `key:${apiKey.id}` },
    { security: 'key.refused', by: 'visitor', network: '203.0.113.0/24' },
  ]);
  expect(JSON.stringify(log.lines)).not.toContain(key);
});

it('logs refused access to records of others, in GraphQL and REST, without reservation numbers', async () => {
  const owner = await makeCustomer(app.database);
  const stranger = await makeCustomer(app.database);
  const token = await app.tokenFor(stranger);
  const reservation = await makeReservation(app.database, { customer: owner });
  const number = formatNumber(reservation.numberKey);
  const asked = await app.inject({
    url: `/api/reservation/${number}`,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': ADDRESS },
  });
  expect(asked.statusCode).toBe(404);
  await graphql(
    'mutation ($input: CancelReservationInput!) { cancelReservation(input: $input) { number } }',
    { input: { number } },
    token,
  );
  await graphql('{ employees { totalCount } }', {}, token);
  const by = `customer:${stranger.id}`;
  const foreign = {
    security: 'access.refused',
    by,
    subject: `reservation:${reservation.id}`,
    reason: 'foreign-record',
  };
  expect(events()).toMatchObject([foreign, foreign, { security: 'access.refused', by, reason: 'role' }]);
  const said = JSON.stringify(log.lines);
  for (const secret of [number, reservation.numberKey, token]) expect(said).not.toContain(secret);
});

it('logs nothing about successful calls', async () => {
  const customer = await makeCustomer(app.database);
  await post('/api/loginClient', { email: customer.email, password: TEST_PASSWORD });
  await app.rest('GET', '/client', undefined, await app.tokenFor(customer));
  expect(events()).toEqual([]);
});
