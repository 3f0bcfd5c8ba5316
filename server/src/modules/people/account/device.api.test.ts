import { inTransaction } from '../../../platform/database/transaction.js';
import { makeCustomer, makeEmployee, TEST_PASSWORD } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { mailsTo } from '../../../../test/sent-mails.js';
import { until } from '../../../../test/until.js';
import type { Customer } from './customer.entity.js';
import type { Employee } from './employee.entity.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const LOGIN = 'mutation ($input: LoginInput!) { loginCustomer(input: $input) { token } }';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Browser {
  cookie?: string | undefined;
  readonly userAgent?: string;
}

const headersOf = ({ cookie, userAgent }: Browser) => ({
  ...(cookie ? { cookie: `other=1; ${cookie}` } : {}),
  ...(userAgent ? { 'user-agent': userAgent } : {}),
});

/** Logs in as a browser does: it sends back the cookies that it received. */
async function logIn(account: Customer | Employee, browser: Browser = {}, door = '/api/loginClient'): Promise<string> {
  const input = { email: account.email, password: TEST_PASSWORD };
  const reply = await app.inject({
    method: 'POST',
    url: door,
    headers: headersOf(browser),
    payload: door === '/graphql' ? { query: LOGIN, variables: { input } } : input,
  });
  const sent = String(reply.headers['set-cookie']);
  browser.cookie = sent.split(';')[0];
  return sent;
}

const devicesOf = (account: Customer | Employee, table: 'customer' | 'employee' = 'customer') =>
  app.inContext(() =>
    app.database.orm.em.execute<{ id: number; token_hash: string; announced_at: string | null }[]>(
      `select id, token_hash, announced_at from known_device where ${table}_id = ? order by id`,
      [account.id],
    ),
  );

const noticesTo = async (account: Customer | Employee) =>
  (await mailsTo(app, account.email)).filter((mail) => mail.includes('nouvel appareil'));

describe('a device', () => {
  it.each(['/api/loginClient', '/graphql'])('is recognised by a cookie that scripts cannot read (%s)', async (door) => {
    const customer = await makeCustomer(app.database);
    const browser: Browser = {};
    const cookie = await logIn(customer, browser, door);
    expect(cookie).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect((await logIn(customer, browser, door)).split(';')[0]).toBe(cookie.split(';')[0]);
    const devices = await devicesOf(customer);
    expect(devices).toHaveLength(1);
    expect(cookie).not.toContain(devices[0]?.token_hash);
  });

  it('gets no cookie from a failed login', async () => {
    const { email } = await makeCustomer(app.database);
    const reply = await app.rest('POST', '/loginClient', { email, password: 'wrong password' });
    expect(reply.statusCode).toBe(422);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('has one secret for all accounts that log in on it, and cannot choose its own', async () => {
    const [one, other] = [await makeCustomer(app.database), await makeCustomer(app.database)];
    const browser: Browser = {};
    const first = await logIn(one, browser);
    expect((await logIn(other, browser)).split(';')[0]).toBe(first.split(';')[0]);
    expect(await devicesOf(other)).toHaveLength(1);

    const made = `device=${'a'.repeat(43)}`;
    expect(await logIn(other, { cookie: made })).not.toContain(made);
    for (const cookie of ['device=', 'device=x', `device=${'é'.repeat(43)}`, 'x'.repeat(5_000)]) {
      expect(await logIn(await makeCustomer(app.database), { cookie })).toMatch(/^device=[\w-]{43};/);
    }
  });

  it('is deleted with the sessions of its account', async () => {
    const employee = await makeEmployee(app.database);
    await logIn(employee, {}, '/api/login');
    await app.inContext(() =>
      inTransaction(app.database.orm.em, (tx) => app.services.auth.endSessions(tx, { employeeId: employee.id })),
    );
    expect(await devicesOf(employee, 'employee')).toEqual([]);
  });

  it('is one of twenty at most: those used again stay', async () => {
    const customer = await makeCustomer(app.database);
    const mine: Browser = {};
    await logIn(customer, mine);
    await logIn(customer, mine);
    const [kept] = await devicesOf(customer);
    for (let i = 0; i < 22; i++) await logIn(customer);
    const devices = await devicesOf(customer);
    expect(devices).toHaveLength(20);
    expect(devices.map(({ id }) => id)).toContain(kept?.id);
  });
});

describe('the owner of an account', () => {
  it('is told of a login from a new device, but not of the first device and not of a known one', async () => {
    for (const [account, door, table] of [
      [await makeCustomer(app.database), '/api/loginClient', 'customer'],
      [await makeEmployee(app.database), '/api/login', 'employee'],
    ] as const) {
      const known: Browser = {};
      await logIn(account, known, door);
      await logIn(account, known, door);
      await logIn(account, { userAgent: FIREFOX }, door);
      await until(async () => (await noticesTo(account)).length > 0);
      const [mail = ''] = await noticesTo(account);
      expect(mail).toContain('Firefox sur Linux');
      expect(mail).toContain('127.0.0.1');
      expect(mail).toMatch(/\d\d-\d\d-\d{4} \d\d:\d\d/);
      expect(mail).toContain('/motDePasseOublie');
      const devices = await devicesOf(account, table);
      expect(devices.map(({ announced_at }) => announced_at !== null)).toEqual([false, true]);
      expect(await noticesTo(account)).toHaveLength(1);
    }
  });

  it('gets three such mails a day at most, also when all come at once', async () => {
    const customer = await makeCustomer(app.database);
    await Promise.all(Array.from({ length: 8 }, () => logIn(customer)));
    const devices = await devicesOf(customer);
    expect(devices).toHaveLength(8);
    expect(devices.filter(({ announced_at }) => announced_at !== null)).toHaveLength(3);
  });
});
