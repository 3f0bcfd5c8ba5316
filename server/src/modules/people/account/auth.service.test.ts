import { inTransaction } from '../../../platform/database/transaction.js';
import { Reader } from '../../../platform/database/reader.js';
import { SignJWT, UnsecuredJWT } from 'jose';
import { pino } from 'pino';
import { makeCustomer, makeEmployee, TEST_PASSWORD } from '../../../../test/factories.js';
import { openTestDatabase } from '../../../../test/test-database.js';
import type { Database } from '../../../platform/database/orm.js';
import type { Em } from '../../../platform/database/orm.js';
import { createEventBus, type EventBus } from '../../../platform/events/event-bus.js';
import { NEW_DEVICE_MAIL } from './account.jobs.js';
import { createJobQueue, type JobQueue } from '../../../platform/jobs/job-queue.js';
import { createRateLimits } from '../../../platform/limits/rate-limits.js';
import { type Actor, VISITOR } from '../../../kernel/actor.js';
import { TooManyRequestsError, ValidationError } from '../../../kernel/domain-error.js';
import { Customer, CustomerStatus } from './customer.entity.js';
import { Employee, EmployeeRole, EmployeeStatus } from './employee.entity.js';
import { parseCredentials } from './auth.commands.js';
import { BadCredentialsError, CustomerBlockedError, EmployeeInactiveError } from './auth.errors.js';
import { AuthService } from './auth.service.js';
import { customersById } from './customers-by-id.js';
import { employeesById } from './employees-by-id.js';
import { hashPassword, verifyPassword } from './password.js';
import { SecondFactorGate } from './second-factor-gate.js';
import { SessionUses } from './session-uses.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';
import { SESSION_ENDED } from './account.events.js';

const SECRET = 'a secret for the tests of at least 32 bytes';
const HOUR = 3_600_000;

let database: Database;
let em: Em;
let events: EventBus;
let jobs: JobQueue;
let auth: AuthService;
let ended: string[];
let addresses = 0;

const inContext = <T>(work: () => Promise<T>): Promise<T> => inUnitOfWork(database.orm.em, work);
/** Returns another address each time, so that tests do not share the limit of failures. */
const someAddress = (): string => `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const loginOf = (token: string) => inContext(() => auth.loginOf(token));
/** Returns the actor of a token, which must be valid. */
const actorOf = async (token: string): Promise<Actor> => {
  const login = await loginOf(token);
  if (!login) throw new Error('The token is not valid.');
  return login.actor;
};
const customerLogin = (email: string, password: unknown = TEST_PASSWORD, ip = someAddress()) =>
  inContext(async () => auth.loginCustomer(parseCredentials({ email, password }), { ip }));
const staffLogin = (email: string, password: unknown = TEST_PASSWORD, ip = someAddress()) =>
  inContext(async () => auth.loginEmployee(parseCredentials({ email, password }), { ip }));

const onError = (error: unknown): never => {
  throw error;
};

function withLimits(factor: number): AuthService {
  const limits = createRateLimits({ redisUrl: undefined, namespace: 'test', factor, onError: () => undefined });
  const gate = new SecondFactorGate({ em: database.orm.em, jobs, limits, authSecret: SECRET });
  const uses = new SessionUses({ em: database.orm.em, onError });
  const { em } = database.orm;
  const reader = new Reader(database.orm);
  return new AuthService({
    em,
    reader,
    customers: customersById(reader),
    employees: employeesById(reader),
    events,
    jobs,
    limits,
    authSecret: SECRET,
    gate,
    uses,
  });
}

beforeAll(async () => {
  database = await openTestDatabase();
  events = createEventBus({ redisUrl: undefined, namespace: 'test', onError: () => undefined });
  jobs = createJobQueue(database, [NEW_DEVICE_MAIL], pino({ level: 'silent' }));
  await jobs.start();
  ended = [];
  void (async () => {
    for await (const { sessionId } of events.subscribe(SESSION_ENDED)) ended.push(sessionId);
  })();
});
beforeEach(() => {
  em = database.orm.em.fork() as Em;
  auth = withLimits(1);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

describe('a login', () => {
  it('opens a session of 30 days for a customer, of 12 hours for the staff', async () => {
    const customer = await makeCustomer(database);
    const employee = await makeEmployee(database);
    const admin = await makeEmployee(database, { role: EmployeeRole.ADMIN });

    const asCustomer = await customerLogin(customer.email);
    expect(asCustomer.account.id).toBe(customer.id);
    expect(asCustomer.expiresAt.getTime() - Date.now()).toBeGreaterThan(30 * 24 * HOUR - 60_000);
    expect(await loginOf(asCustomer.token)).toMatchObject({
      actor: { kind: 'customer', id: customer.id },
      expiresAt: asCustomer.expiresAt,
    });

    const asEmployee = await staffLogin(employee.email);
    expect(asEmployee.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(12 * HOUR);
    expect(asEmployee.expiresAt.getTime() - Date.now()).toBeGreaterThan(12 * HOUR - 60_000);
    expect(await actorOf(asEmployee.token)).toMatchObject({ kind: 'employee', id: employee.id });
    expect(await actorOf((await staffLogin(admin.email)).token)).toMatchObject({ kind: 'admin', id: admin.id });
  });

  it('ignores case and spaces of the e-mail address', async () => {
    const { email } = await makeCustomer(database);
    await expect(customerLogin(`  ${email.toUpperCase()} `)).resolves.toHaveProperty('token');
  });

  it('lets unverified customers in', async () => {
    const { email } = await makeCustomer(database, { emailVerifiedAt: undefined });
    await expect(customerLogin(email)).resolves.toHaveProperty('token');
  });

  it('answers the same for a wrong password and an unknown address', async () => {
    const { email } = await makeCustomer(database);
    for (const [address, password] of [[email, 'wrong password'], ['nobody@example.ma'], ['not an address']] as const) {
      const refusal = await customerLogin(address, password).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(BadCredentialsError);
      expect(refusal).toMatchObject({
        kind: 'invalid',
        fields: { email: ['Ces identifiants ne correspondent pas à nos enregistrements.'] },
      });
    }
  });

  it('keeps customers and staff apart', async () => {
    const customer = await makeCustomer(database);
    const employee = await makeEmployee(database);
    await expect(staffLogin(customer.email)).rejects.toThrow(BadCredentialsError);
    await expect(customerLogin(employee.email)).rejects.toThrow(BadCredentialsError);
  });

  it.each([undefined, null, '', 12, {}, ['a']])('requires both fields instead of %j', async (value) => {
    const refusal: unknown = await inContext(async () =>
      auth.loginCustomer(parseCredentials({ email: value, password: value }), { ip: someAddress() }),
    ).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ValidationError);
    expect((refusal as ValidationError).fields).toHaveProperty('password', ['Le mot de passe est obligatoire.']);
  });

  it('refuses overlong passwords without hashing them', async () => {
    const { email } = await makeCustomer(database);
    await expect(customerLogin(email, 'x'.repeat(201))).rejects.toMatchObject({
      fields: { password: ['Le mot de passe ne doit pas dépasser 200 caractères.'] },
    });
  });

  it('tells blocked customers so, but only with the right password', async () => {
    const { email } = await makeCustomer(database, { status: CustomerStatus.BLOCKED });
    await expect(customerLogin(email, 'wrong password')).rejects.toThrow(BadCredentialsError);
    const refusal: unknown = await customerLogin(email).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CustomerBlockedError);
    expect(refusal).toMatchObject({
      kind: 'forbidden',
      code: 'AUTH.BLOCKED',
      message: "Votre compte est bloqué! Veillez-vous contacter l'administrateur",
    });
  });

  it('keeps inactive and archived accounts out', async () => {
    const inactive = await makeEmployee(database, { status: EmployeeStatus.INACTIVE });
    await expect(staffLogin(inactive.email, 'wrong password')).rejects.toThrow(BadCredentialsError);
    await expect(staffLogin(inactive.email)).rejects.toThrow(EmployeeInactiveError);
    const gone = await makeEmployee(database, { archivedAt: new Date() });
    await expect(staffLogin(gone.email)).rejects.toThrow(BadCredentialsError);
    const archived = await makeCustomer(database, { archivedAt: new Date() });
    await expect(customerLogin(archived.email)).rejects.toThrow(BadCredentialsError);
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const { email } = await makeCustomer(database);
    const time = async (login: () => Promise<unknown>) => {
      const start = performance.now();
      for (let i = 0; i < 5; i++) await login().catch(() => undefined);
      return performance.now() - start;
    };
    const wrong = await time(() => customerLogin(email, 'wrong password'));
    const unknown = await time(() => customerLogin(`nobody${Math.random()}@example.ma`, 'wrong password'));
    expect(unknown).toBeGreaterThan(wrong / 3);
  });
});

describe('failed logins', () => {
  it('block an account for an address after ten, even with the right password', async () => {
    const { email } = await makeCustomer(database);
    const ip = someAddress();
    for (let i = 0; i < 10; i++)
      await expect(customerLogin(email, 'wrong password', ip)).rejects.toThrow(BadCredentialsError);
    const refusal: unknown = await customerLogin(email, TEST_PASSWORD, ip).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyRequestsError);
    expect((refusal as TooManyRequestsError).retryAfterSeconds).toBeGreaterThan(500);
    await expect(customerLogin(email.toUpperCase(), TEST_PASSWORD, ip)).rejects.toThrow(TooManyRequestsError);
    await expect(customerLogin(email)).resolves.toHaveProperty('token');
    await expect(customerLogin((await makeCustomer(database)).email, TEST_PASSWORD, ip)).resolves.toHaveProperty(
      'token',
    );
  });

  it('block an account after a hundred from all unknown addresses together', async () => {
    auth = withLimits(0.1);
    const { email } = await makeCustomer(database);
    for (let i = 0; i < 10; i++)
      await expect(customerLogin(email, 'wrong password')).rejects.toThrow(BadCredentialsError);
    await expect(customerLogin(email)).rejects.toThrow(TooManyRequestsError);
  });

  it.each(['customer', 'employee'])('by strangers never lock %s out of a known device', async (table) => {
    auth = withLimits(0.1);
    const staff = table === 'employee';
    const { email } = staff ? await makeEmployee(database) : await makeCustomer(database);
    const ip = someAddress();
    const login = (password: string, deviceToken?: string, from = ip) =>
      inContext<{ deviceToken: string }>(() =>
        staff
          ? auth.loginEmployee({ email, password }, { ip: from, deviceToken })
          : auth.loginCustomer({ email, password }, { ip: from, deviceToken }),
      );
    const { deviceToken } = await login(TEST_PASSWORD);
    for (let i = 0; i < 12; i++) await login('wrong password', undefined, someAddress()).catch(() => undefined);
    for (let i = 0; i < 5; i++) await login('wrong password').catch(() => undefined);
    await expect(login(TEST_PASSWORD)).rejects.toThrow(TooManyRequestsError);
    await expect(login(TEST_PASSWORD, 'x'.repeat(43))).rejects.toThrow(TooManyRequestsError);
    await expect(login(TEST_PASSWORD, deviceToken)).resolves.toMatchObject({ deviceToken });
    // The device is counted separately.
    await expect(login('wrong password', deviceToken)).rejects.toThrow(BadCredentialsError);
    await expect(login(TEST_PASSWORD, deviceToken)).rejects.toThrow(TooManyRequestsError);
  });

  it('count on a device that another account knows like those of any stranger', async () => {
    auth = withLimits(0.1);
    const [mine, foreign] = [await makeCustomer(database), await makeCustomer(database)];
    const ip = someAddress();
    const { deviceToken } = await inContext(() =>
      auth.loginCustomer({ email: mine.email, password: TEST_PASSWORD }, { ip }),
    );
    const guess = (password: string) =>
      inContext(() => auth.loginCustomer({ email: foreign.email, password }, { ip, deviceToken }));
    await expect(guess('wrong password')).rejects.toThrow(BadCredentialsError);
    await expect(guess(TEST_PASSWORD)).rejects.toThrow(TooManyRequestsError);
  });

  it('of strangers do not keep a logged-in caller from confirming their password', async () => {
    auth = withLimits(0.1);
    const customer = await makeCustomer(database);
    for (let i = 0; i < 12; i++) await customerLogin(customer.email, 'wrong password').catch(() => undefined);
    const prove = (password: string) => inContext(() => auth.provePassword(customer, password, '10.9.9.9', 'password'));
    await expect(prove(TEST_PASSWORD)).resolves.toBeUndefined();
    await expect(prove('wrong password')).rejects.toMatchObject({ code: 'AUTH.WRONG_PASSWORD' });
    await expect(prove(TEST_PASSWORD)).rejects.toThrow(TooManyRequestsError);
  });

  it('block an address, for all accounts', async () => {
    auth = withLimits(0.2);
    const ip = someAddress();
    const { email } = await makeEmployee(database);
    for (let i = 0; i < 10; i++)
      await expect(staffLogin(`nobody${i}@example.ma`, 'x', ip)).rejects.toThrow(BadCredentialsError);
    await expect(staffLogin(email, TEST_PASSWORD, ip)).rejects.toThrow(TooManyRequestsError);
    await expect(customerLogin(email, TEST_PASSWORD, ip)).rejects.toThrow(TooManyRequestsError);
    await expect(staffLogin(email)).resolves.toHaveProperty('token');
  });

  it('cannot exceed the limit when they are simultaneous', async () => {
    const { email } = await makeCustomer(database);
    const ip = someAddress();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        customerLogin(email, i === 49 ? TEST_PASSWORD : 'wrong password', ip).catch((error: unknown) => error),
      ),
    );
    expect(outcomes.filter((outcome) => outcome instanceof BadCredentialsError)).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome instanceof TooManyRequestsError)).toHaveLength(40);
  });

  it('do not delay successful logins, however many come at once', async () => {
    auth = withLimits(0.2);
    const { email } = await makeCustomer(database);
    const ip = someAddress();
    const tokens = await Promise.all(
      Array.from({ length: 20 }, async () => (await customerLogin(email, TEST_PASSWORD, ip)).token),
    );
    expect(new Set(tokens).size).toBe(20);
  });

  it('do not count blocked customers and missing fields', async () => {
    const { email } = await makeCustomer(database, { status: CustomerStatus.BLOCKED });
    const ip = someAddress();
    for (let i = 0; i < 12; i++)
      await expect(customerLogin(email, TEST_PASSWORD, ip)).rejects.toThrow(CustomerBlockedError);
    for (let i = 0; i < 12; i++)
      await expect(customerLogin(email, '', ip)).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});

describe('successful logins', () => {
  it('are also limited, per account', async () => {
    auth = withLimits(0.025);
    const { email } = await makeCustomer(database);
    for (let i = 0; i < 3; i++) await customerLogin(email);
    await expect(customerLogin(email)).rejects.toThrow(TooManyRequestsError);
    await expect(customerLogin((await makeCustomer(database)).email)).resolves.toHaveProperty('token');
  });
});

describe('a token', () => {
  const sessionOf = async (token: string): Promise<string> => {
    const actor = await actorOf(token);
    return actor.kind === 'visitor' ? '' : actor.sessionId;
  };

  it('of another issuer is ignored', async () => {
    const { token } = await customerLogin((await makeCustomer(database)).email);
    const jti = await sessionOf(token);
    const key = new TextEncoder().encode(SECRET);
    const forge = () =>
      new SignJWT()
        .setJti(jti)
        .setIssuer('location-voitures')
        .setAudience('location-voitures-api')
        .setIssuedAt()
        .setExpirationTime('1h');
    const signed = (jwt: SignJWT, alg = 'HS256', secret = key) => jwt.setProtectedHeader({ alg }).sign(secret);

    expect(await loginOf(await signed(forge()))).toMatchObject({ actor: { kind: 'customer' } });
    const bad = [
      '',
      'nonsense',
      'a.b.c',
      `${token}x`,
      token.slice(0, -3),
      await signed(forge().setIssuer('another')),
      await signed(forge().setAudience('another')),
      await signed(forge(), 'HS512', new TextEncoder().encode(SECRET.repeat(2))),
      await signed(forge(), 'HS384'),
      await signed(forge(), 'HS256', new TextEncoder().encode('another secret of at least 32 bytes')),
      await signed(forge().setExpirationTime(new Date(Date.now() - 1000))),
      await signed(forge().setJti('not a uuid')),
      await signed(forge().setJti("'; drop table customer; --")),
      await signed(forge().setJti('00000000-0000-4000-8000-000000000000')),
      await signed(
        new SignJWT().setIssuer('location-voitures').setAudience('location-voitures-api').setExpirationTime('1h'),
      ),
      await signed(new SignJWT().setJti(jti).setIssuer('location-voitures').setAudience('location-voitures-api')),
      new UnsecuredJWT()
        .setJti(jti)
        .setIssuer('location-voitures')
        .setAudience('location-voitures-api')
        .setExpirationTime('1h')
        .encode(),
    ];
    for (const other of bad) expect(await loginOf(other)).toBeUndefined();
  });

  it('is invalid once its session is logged out, and only that one', async () => {
    const { email } = await makeCustomer(database);
    const [first, second] = [await customerLogin(email), await customerLogin(email)];
    const actor = await actorOf(first.token);
    await inContext(() => auth.logout(actor));
    expect(await loginOf(first.token)).toBeUndefined();
    expect((await actorOf(second.token)).kind).toBe('customer');
    expect(ended).toContain(actor.kind === 'visitor' ? '' : actor.sessionId);
    await expect(inContext(() => auth.logout(VISITOR))).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('is invalid once its session has expired', async () => {
    const { token } = await customerLogin((await makeCustomer(database)).email);
    await em.execute('update login_session set expires_at = ? where id = ?', [
      new Date(Date.now() - 1),
      await sessionOf(token),
    ]);
    expect(await loginOf(token)).toBeUndefined();
  });

  it('is invalid once its account is blocked, inactive or archived', async () => {
    const blocked = await makeCustomer(database);
    const inactive = await makeEmployee(database);
    const archived = await makeCustomer(database);
    const tokens = [
      await customerLogin(blocked.email),
      await staffLogin(inactive.email),
      await customerLogin(archived.email),
    ];
    await em.nativeUpdate(Customer, { id: blocked.id }, { status: CustomerStatus.BLOCKED });
    await em.nativeUpdate(Employee, { id: inactive.id }, { status: EmployeeStatus.INACTIVE });
    await em.nativeUpdate(Customer, { id: archived.id }, { archivedAt: new Date() });
    for (const { token } of tokens) expect(await loginOf(token)).toBeUndefined();
  });

  it('follows the role of its account', async () => {
    const admin = await makeEmployee(database, { role: EmployeeRole.ADMIN });
    const { token } = await staffLogin(admin.email);
    await em.execute(`update employee set role = 'EMPLOYEE' where id = ?`, [admin.id]);
    expect((await actorOf(token)).kind).toBe('employee');
  });
});

describe('ending the sessions of an account', () => {
  it('ends all its sessions but the one named, and reports it after the commit', async () => {
    const customer = await makeCustomer(database);
    const other = await makeCustomer(database);
    const [kept, first, second] = [
      await customerLogin(customer.email),
      await customerLogin(customer.email),
      await customerLogin(customer.email),
    ];
    const foreign = await customerLogin(other.email);
    const actor = await actorOf(kept.token);
    const sessionId = actor.kind === 'visitor' ? '' : actor.sessionId;
    const before = ended.length;

    await inContext(() =>
      inTransaction(database.orm.em, async (tx) => {
        await auth.endSessions(tx, { customerId: customer.id }, sessionId);
        expect(ended).toHaveLength(before);
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ended).toHaveLength(before + 2);
    for (const { token } of [first, second]) expect(await loginOf(token)).toBeUndefined();
    for (const { token } of [kept, foreign]) expect((await actorOf(token)).kind).toBe('customer');

    await inContext(() => inTransaction(database.orm.em, (tx) => auth.endSessions(tx, { customerId: customer.id })));
    expect(await loginOf(kept.token)).toBeUndefined();
  });

  it('leaves them open when the transaction is rolled back', async () => {
    const employee = await makeEmployee(database);
    const { token } = await staffLogin(employee.email);
    await expect(
      inContext(() =>
        inTransaction(database.orm.em, async (tx) => {
          await auth.endSessions(tx, { employeeId: employee.id });
          throw new Error('rolled back');
        }),
      ),
    ).rejects.toThrow('rolled back');
    expect((await actorOf(token)).kind).toBe('employee');
  });

  it('deletes expired sessions at the next login', async () => {
    const customer = await makeCustomer(database);
    await customerLogin(customer.email);
    await em.execute('update login_session set expires_at = ? where customer_id = ?', [new Date(0), customer.id]);
    await customerLogin(customer.email);
    expect(await em.execute('select 1 from login_session where customer_id = ?', [customer.id])).toHaveLength(1);
  });
});

describe('passwords', () => {
  it('are hashed by argon2id with at least 19 MiB, two passes and a random salt', async () => {
    const [one, two] = [await hashPassword(TEST_PASSWORD), await hashPassword(TEST_PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one, TEST_PASSWORD)).toBe(true);
    expect(await verifyPassword(one, 'demo12345')).toBe(false);
    expect(await verifyPassword(undefined, TEST_PASSWORD)).toBe(false);
  });

  it('are the same however their accents are composed', async () => {
    expect(await verifyPassword(await hashPassword('e\u0301le\u0301phant'), 'éléphant')).toBe(true);
  });

  it('are hashed two at once; sixty wait, and further ones are refused for now', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => (i % 2 ? verifyPassword(undefined, 'wrong') : hashPassword('another'))),
    );
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refusals).toHaveLength(38);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ kind: 'unavailable', details: { retryAfterSeconds: 3 } });
    expect(await verifyPassword(undefined, 'wrong')).toBe(false);
  });
});
