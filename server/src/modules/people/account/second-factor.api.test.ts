import { randomUUID } from 'node:crypto';
import { generateSync } from 'otplib';
import { makeCustomer, makeEmployee, TEST_PASSWORD } from '../../../../test/factories.js';
import { eventually } from '../../../../test/outcomes.js';
import { type GraphQLReply, startTestApp, type TestApp } from '../../../../test/test-app.js';
import { type Employee, EmployeeRole } from './employee.entity.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';

const LOGIN = 'mutation ($input: LoginInput!) { loginEmployee(input: $input) { token } }';
const LOGIN_CODE =
  'mutation ($input: SecondFactorLoginInput!) { loginWithSecondFactor(input: $input) { token me { employee { id } } } }';
const START =
  'mutation ($input: StartSecondFactorInput!) { startSecondFactor(input: $input) { secret uri enrolment expiresAt } }';
const CONFIRM = 'mutation ($input: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $input) { codes } }';
const START_REQUIRED =
  'mutation ($input: StartRequiredSecondFactorInput!) { startRequiredSecondFactor(input: $input) { secret enrolment } }';
const CONFIRM_REQUIRED = `mutation ($input: ConfirmRequiredSecondFactorInput!) {
  confirmRequiredSecondFactor(input: $input) { recoveryCodes login { token } } }`;
const DISABLE = 'mutation ($input: SecondFactorProofInput!) { disableSecondFactor(input: $input) }';
const RENEW = 'mutation ($input: SecondFactorProofInput!) { renewRecoveryCodes(input: $input) { codes } }';
const RESET =
  'mutation ($input: EmployeeSecurityInput!) { resetSecondFactor(input: $input) { secondFactorSince openSessions } }';
const END_ALL = 'mutation ($input: EmployeeSecurityInput!) { endEmployeeSessions(input: $input) { openSessions } }';
const REQUIRE =
  'mutation ($required: Boolean!) { requireSecondFactor(input: { required: $required }) { secondFactorRequired } }';
const MINE = '{ mySecondFactor { on since recoveryCodesLeft required } }';
const STAFF_ONLY = '{ reservations { totalCount } }';
const HISTORY = `query ($record: AuditedRecord!, $id: ID!) { history(record: $record, id: $id) {
  items { part action author changes { field before after } } } }`;

let app: TestApp;
/** Another instance of the same installation. */
let other: TestApp;
/** An app with the real limits. */
let strict: TestApp;
let admin: Employee;
let adminToken: string;

beforeAll(async () => {
  const authSecret = randomUUID() + randomUUID();
  app = await startTestApp({ authSecret });
  other = await startTestApp({ authSecret, database: app.database });
  strict = await startTestApp({ authSecret, database: app.database, config: { rateLimitFactor: 1 } });
  admin = await makeEmployee(app.database, { role: EmployeeRole.ADMIN, firstName: 'Leïla', lastName: 'Amrani' });
  adminToken = await app.tokenFor(admin);
});
afterAll(async () => {
  await strict.close();
  await other.close();
  await app.close();
});

/** An account with a second factor. */
interface Enrolled {
  readonly account: Employee;
  readonly secret: string;
  readonly codes: string[];
  readonly token: string;
}

/** Returns the current code and marks it as unused, so that tests need not wait for the next one. */
async function freshCode({ account, secret }: Pick<Enrolled, 'account' | 'secret'>): Promise<string> {
  await app.execute('update second_factor set last_step = 0 where employee_id = ?', [account.id]);
  return generateSync({ secret });
}

async function enrol(account: Employee, token?: string): Promise<Enrolled> {
  const bearer = token ?? (await app.tokenFor(account));
  const started = await app.graphql<{ startSecondFactor: { secret: string; enrolment: string } }>(
    START,
    { input: { password: TEST_PASSWORD } },
    bearer,
  );
  const { secret = '', enrolment = '' } = started.data?.startSecondFactor ?? {};
  const confirmed = await app.graphql<{ confirmSecondFactor: { codes: string[] } }>(
    CONFIRM,
    { input: { enrolment, code: generateSync({ secret }) } },
    bearer,
  );
  expect(confirmed.errors).toBeUndefined();
  return { account, secret, codes: confirmed.data?.confirmSecondFactor.codes ?? [], token: bearer };
}

/** Returns the trail of a member of staff about logins and second factors, newest first. */
async function trailOf(
  { id }: Employee,
  token: string,
): Promise<{ part: string | null; action: string; author: string | null }[]> {
  const { data } = await app.graphql<{
    history: { items: { part: string | null; action: string; author: string | null; changes: object[] }[] };
  }>(HISTORY, { record: 'EMPLOYEE', id: String(id) }, token);
  return (data?.history.items ?? []).filter(({ part }) => part !== null);
}

const credentialsOf = ({ email }: Employee) => ({ email, password: TEST_PASSWORD });
const codeOf = async (query: string, variables: Record<string, unknown>, token?: string, instance = app) =>
  (await instance.graphql(query, variables, token)).errors?.[0]?.extensions.code;
const restLogin = (account: Employee, code?: unknown, instance = app) =>
  instance.rest('POST', '/login', { ...credentialsOf(account), ...(code === undefined ? {} : { code }) });
const opens = async (token: string): Promise<boolean> =>
  (await app.rest('GET', '/employe', undefined, token)).statusCode === 200 &&
  (await app.graphql(STAFF_ONLY, {}, token)).errors === undefined;

/** Returns the challenge of a login with the right password. */
async function challengeOf(account: Employee, code: string): Promise<string> {
  const { data, errors } = await app.graphql(LOGIN, { input: credentialsOf(account) });
  expect(data?.['loginEmployee'] ?? null).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe(code);
  return String(errors?.[0]?.extensions['challenge']);
}
const secondStep = (challenge: string, code: string, instance = app) =>
  instance.graphql<{ loginWithSecondFactor: { token: string; me: { employee: { id: string } } } }>(LOGIN_CODE, {
    input: { challenge, code },
  });

describe('setting up a second factor', () => {
  it('requires the password, changes nothing before the first code, and shows ten recovery codes once', async () => {
    const account = await makeEmployee(app.database);
    const token = await app.tokenFor(account);
    expect(await codeOf(START, { input: { password: 'another one' } }, token)).toBe('AUTH.WRONG_PASSWORD');
    const { data } = await app.graphql<{ startSecondFactor: { secret: string; uri: string; enrolment: string } }>(
      START,
      { input: { password: TEST_PASSWORD } },
      token,
    );
    const { secret = '', uri = '', enrolment = '' } = data?.startSecondFactor ?? {};
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(uri).toContain(secret);
    expect(await codeOf(CONFIRM, { input: { enrolment, code: '000000' } }, token)).toBe('AUTH.WRONG_SECOND_FACTOR');
    expect((await app.graphql(MINE, {}, token)).data?.['mySecondFactor']).toMatchObject({ on: false, since: null });
    expect((await restLogin(account)).statusCode).toBe(200);

    const confirmed = await app.graphql<{ confirmSecondFactor: { codes: string[] } }>(
      CONFIRM,
      { input: { enrolment, code: generateSync({ secret }) } },
      token,
    );
    expect(new Set(confirmed.data?.confirmSecondFactor.codes).size).toBe(10);
    expect((await app.graphql(MINE, {}, token)).data?.['mySecondFactor']).toMatchObject({
      on: true,
      recoveryCodesLeft: 10,
    });
    expect(await codeOf(START, { input: { password: TEST_PASSWORD } }, token)).toBe('SECOND_FACTOR.ALREADY_ON');
    expect(await codeOf(CONFIRM, { input: { enrolment, code: generateSync({ secret }) } }, token)).toBe(
      'SECOND_FACTOR.ALREADY_ON',
    );
    const [stored] = await app.execute<Record<string, unknown>>('select * from second_factor where employee_id = ?', [
      account.id,
    ]);
    for (const told of [secret, ...(confirmed.data?.confirmSecondFactor.codes ?? [])])
      expect(JSON.stringify(stored)).not.toContain(told.replaceAll('-', ''));
  });

  it('cannot be completed by another account', async () => {
    const [one, two] = [await makeEmployee(app.database), await makeEmployee(app.database)];
    const { data } = await app.graphql<{ startSecondFactor: { secret: string; enrolment: string } }>(
      START,
      { input: { password: TEST_PASSWORD } },
      await app.tokenFor(one),
    );
    const { secret = '', enrolment = '' } = data?.startSecondFactor ?? {};
    const input = { enrolment, code: generateSync({ secret }) };
    expect(await codeOf(CONFIRM, { input }, await app.tokenFor(two))).toBe('SECOND_FACTOR.ENROLMENT_EXPIRED');
    expect(await codeOf(CONFIRM, { input: { ...input, enrolment: 'x' } }, await app.tokenFor(one))).toBe(
      'SECOND_FACTOR.ENROLMENT_EXPIRED',
    );
  });

  it('happens once when two confirm at once', async () => {
    const account = await makeEmployee(app.database);
    const token = await app.tokenFor(account);
    const { data } = await app.graphql<{ startSecondFactor: { secret: string; enrolment: string } }>(
      START,
      { input: { password: TEST_PASSWORD } },
      token,
    );
    const { secret = '', enrolment = '' } = data?.startSecondFactor ?? {};
    const input = { enrolment, code: generateSync({ secret }) };
    const codes = await Promise.all([app, other, app].map((instance) => codeOf(CONFIRM, { input }, token, instance)));
    expect(codes.toSorted()).toEqual(['SECOND_FACTOR.ALREADY_ON', 'SECOND_FACTOR.ALREADY_ON', undefined]);
  });

  it('is refused to customers, visitors and keys', async () => {
    const key = await app.keyFor(admin, 'WRITE');
    const customer = await app.tokenFor(await makeCustomer(app.database));
    expect(await codeOf(MINE, {})).toBe('UNAUTHENTICATED');
    expect(await codeOf(MINE, {}, customer)).toBe('FORBIDDEN');
    expect(await codeOf(MINE, {}, key)).toBe('FORBIDDEN');
    expect(await codeOf(START, { input: { password: TEST_PASSWORD } }, key)).toBe('FORBIDDEN');
  });
});

describe('a login with a second factor', () => {
  it('continues with a code, and its session is like any other', async () => {
    const enrolled = await enrol(await makeEmployee(app.database));
    const challenge = await challengeOf(enrolled.account, 'AUTH.SECOND_FACTOR_REQUIRED');
    // The challenge gives no access by itself.
    expect(await opens(challenge)).toBe(false);
    expect((await secondStep(challenge, '000000')).errors?.[0]?.extensions.code).toBe('AUTH.WRONG_SECOND_FACTOR');
    const { data } = await secondStep(challenge, await freshCode(enrolled));
    expect(data?.loginWithSecondFactor.me.employee.id).toBe(String(enrolled.account.id));
    expect(await opens(data?.loginWithSecondFactor.token ?? '')).toBe(true);
  });

  it('at /api/login takes the code with the password, or reports under `code` that it is missing', async () => {
    const enrolled = await enrol(await makeEmployee(app.database));
    for (const [code, message] of [
      [undefined, 'Saisissez le code de votre application d’authentification.'],
      ['', 'Saisissez le code de votre application d’authentification.'],
      [
        '000000',
        'Ce code n’est pas valable. Saisissez celui que votre application affiche, ou un code de secours qui n’a pas servi.',
      ],
      [
        { code: 1 },
        'Ce code n’est pas valable. Saisissez celui que votre application affiche, ou un code de secours qui n’a pas servi.',
      ],
    ] as const) {
      const refused = await restLogin(enrolled.account, code);
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ message, errors: { code: [message] } });
    }
    const wrongPassword = await app.rest('POST', '/login', {
      email: enrolled.account.email,
      password: 'another one',
      code: await freshCode(enrolled),
    });
    expect(Object.keys(wrongPassword.json<{ errors: object }>().errors)).toEqual(['email']);
    const taken = await restLogin(enrolled.account, await freshCode(enrolled));
    expect(taken.statusCode).toBe(200);
    expect(await opens(taken.body)).toBe(true);
  });

  it('accepts a code once: not again, not simultaneously on two instances, not an older one', async () => {
    const enrolled = await enrol(await makeEmployee(app.database));
    const challenge = await challengeOf(enrolled.account, 'AUTH.SECOND_FACTOR_REQUIRED');
    const code = await freshCode(enrolled);
    const answers = await Promise.all(
      [app, other, app, other].map((instance) => secondStep(challenge, code, instance)),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect((await secondStep(challenge, code)).errors?.[0]?.extensions.code).toBe('AUTH.WRONG_SECOND_FACTOR');
    const older = generateSync({ secret: enrolled.secret, epoch: Math.floor(Date.now() / 1000) - 30 });
    expect((await secondStep(challenge, older)).errors?.[0]?.extensions.code).toBe('AUTH.WRONG_SECOND_FACTOR');
  });

  it('does not accept the code that set it up', async () => {
    const account = await makeEmployee(app.database);
    const { secret } = await enrol(account);
    const [{ step } = { step: 0 }] = await app.execute<{ step: number }>(
      'select last_step as step from second_factor where employee_id = ?',
      [account.id],
    );
    const challenge = await challengeOf(account, 'AUTH.SECOND_FACTOR_REQUIRED');
    const used = generateSync({ secret, epoch: step * 30 + 1 });
    expect((await secondStep(challenge, used)).errors?.[0]?.extensions.code).toBe('AUTH.WRONG_SECOND_FACTOR');
  });

  it('accepts each recovery code once, even simultaneously on two instances, and mails the holder', async () => {
    const enrolled = await enrol(await makeEmployee(app.database));
    const challenge = await challengeOf(enrolled.account, 'AUTH.SECOND_FACTOR_REQUIRED');
    const [first = '', second = ''] = enrolled.codes;
    const answers = await Promise.all(
      [app, other, app, other].map((instance) => secondStep(challenge, first, instance)),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect((await restLogin(enrolled.account, second.toLowerCase())).statusCode).toBe(200);
    expect((await restLogin(enrolled.account, second)).statusCode).toBe(422);
    const { data } = await app.graphql<{ mySecondFactor: { recoveryCodesLeft: number } }>(MINE, {}, enrolled.token);
    expect(data?.mySecondFactor.recoveryCodesLeft).toBe(8);
    const mails = await app.execute<{ count: number }>(
      `select count(*)::int as count from pgboss.job where name = 'second-factor-mail' and data->>'employeeId' = ? and data->>'change' = 'RECOVERY_CODE_USED'`,
      [String(enrolled.account.id)],
    );
    expect(mails[0]?.count).toBe(2);
  });

  it('accepts no challenge of another account, another kind or another password', async () => {
    const [one, two] = [await enrol(await makeEmployee(app.database)), await enrol(await makeEmployee(app.database))];
    const challenge = await challengeOf(one.account, 'AUTH.SECOND_FACTOR_REQUIRED');
    expect((await secondStep(challenge, await freshCode(two))).errors?.[0]?.extensions.code).toBe(
      'AUTH.WRONG_SECOND_FACTOR',
    );
    for (const junk of ['', 'x', one.token])
      expect((await secondStep(junk, await freshCode(one))).errors?.[0]?.extensions.code).toBe(
        'AUTH.CHALLENGE_EXPIRED',
      );
    expect(await codeOf(START_REQUIRED, { input: { challenge } })).toBe('AUTH.CHALLENGE_EXPIRED');
    await app.execute(`update employee set password_hash = 'another' where id = ?`, [one.account.id]);
    expect((await secondStep(challenge, await freshCode(one))).errors?.[0]?.extensions.code).toBe(
      'AUTH.CHALLENGE_EXPIRED',
    );
  });

  it('is refused after five wrong codes, which require the right password', async () => {
    const enrolled = await enrol(await makeEmployee(app.database));
    // Attempts without the password do not count here.
    for (let i = 0; i < 8; i++)
      await strict.rest('POST', '/login', { email: enrolled.account.email, password: 'guess', code: '000000' });
    const challenge = await challengeOf(enrolled.account, 'AUTH.SECOND_FACTOR_REQUIRED');
    const answers = await Promise.all(Array.from({ length: 12 }, () => secondStep(challenge, '000000', strict)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.filter((code) => code === 'AUTH.WRONG_SECOND_FACTOR')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(7);
    const late = await secondStep(challenge, await freshCode(enrolled), strict);
    expect(late.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  });

  it('is still required after a new password by the mailed link', async () => {
    const enrolled = await enrol(await makeEmployee(app.database));
    const { issueEmailToken } = await import('./email-token.js');
    const { EmailTokenPurpose } = await import('./email-token.entity.js');
    const link = await inUnitOfWork(app.database.orm.em, () =>
      issueEmailToken(app.database.orm.em, enrolled.account, EmailTokenPurpose.RESET_PASSWORD, 60_000),
    );
    const password = 'Tajine-aux-pruneaux-8';
    const reset = await app.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', {
      input: { token: link, password },
    });
    expect(reset.errors).toBeUndefined();
    const { email } = enrolled.account;
    expect(await codeOf(LOGIN, { input: { email, password } })).toBe('AUTH.SECOND_FACTOR_REQUIRED');
  });
});

describe('the holder', () => {
  it('replaces the recovery codes with password and code', async () => {
    const enrolled = await enrol(await makeEmployee(app.database));
    const proof = async (change: object = {}) => ({
      input: { password: TEST_PASSWORD, code: await freshCode(enrolled), ...change },
    });
    expect(await codeOf(RENEW, await proof({ password: 'guess' }), enrolled.token)).toBe('AUTH.WRONG_PASSWORD');
    expect(await codeOf(RENEW, await proof({ code: '000000' }), enrolled.token)).toBe('AUTH.WRONG_SECOND_FACTOR');
    const { data } = await app.graphql<{ renewRecoveryCodes: { codes: string[] } }>(
      RENEW,
      await proof(),
      enrolled.token,
    );
    expect(data?.renewRecoveryCodes.codes).toHaveLength(10);
    expect((await restLogin(enrolled.account, enrolled.codes[0])).statusCode).toBe(422);
    expect((await restLogin(enrolled.account, data?.renewRecoveryCodes.codes[0])).statusCode).toBe(200);
  });

  it('switches it off with password and code, which the trail records', async () => {
    const enrolled = await enrol(await makeEmployee(app.database));
    const proof = { password: TEST_PASSWORD, code: '000000' };
    expect(await codeOf(DISABLE, { input: { ...proof, password: '' } }, enrolled.token)).toBe('VALIDATION');
    expect(await codeOf(DISABLE, { input: proof }, enrolled.token)).toBe('AUTH.WRONG_SECOND_FACTOR');
    expect((await restLogin(enrolled.account)).statusCode).toBe(422);
    const off = await app.graphql(DISABLE, { input: { ...proof, code: await freshCode(enrolled) } }, enrolled.token);
    expect(off).toEqual({ data: { disableSecondFactor: true } });
    expect((await restLogin(enrolled.account)).statusCode).toBe(200);
    expect(await codeOf(DISABLE, { input: { ...proof, code: '123456' } }, enrolled.token)).toBe('SECOND_FACTOR.NOT_ON');

    const trail = await trailOf(enrolled.account, adminToken);
    const name = `${enrolled.account.firstName} ${enrolled.account.lastName}`;
    expect(trail).toMatchObject([
      { part: 'SecondFactor', action: 'DELETED', author: name },
      { part: 'SecondFactor', action: 'CREATED', author: name },
    ]);
    expect(JSON.stringify(trail)).not.toContain(enrolled.secret);
  });
});

it('a recovery code, right or wrong, does not use up the idempotency key of what it is for', async () => {
  const enrolled = await enrol(await makeEmployee(app.database));
  const another = await enrol(await makeEmployee(app.database));
  const key = randomUUID();
  const disable = async (code: string | undefined) => {
    const input = { password: TEST_PASSWORD, code };
    const { body } = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${enrolled.token}`, 'idempotency-key': key },
      payload: { query: DISABLE, variables: { input } },
    });
    return (JSON.parse(body) as GraphQLReply<unknown>).errors?.[0]?.extensions.code;
  };
  expect(await disable(another.codes[0])).toBe('AUTH.WRONG_SECOND_FACTOR');
  expect(await disable(another.codes[0])).toBe('AUTH.WRONG_SECOND_FACTOR');
  expect(await disable(enrolled.codes[0])).toBeUndefined();
  expect(await disable(enrolled.codes[0])).toBe('ALREADY_DONE');
});

describe('an Admin', () => {
  it('resets a colleague’s, which ends their sessions, is recorded and mailed', async () => {
    const enrolled = await enrol(await makeEmployee(app.database));
    const input = { id: String(enrolled.account.id) };
    const employee = await app.tokenFor(await makeEmployee(app.database));
    expect(await codeOf(RESET, { input }, employee)).toBe('FORBIDDEN');
    expect(await app.graphql(RESET, { input }, adminToken)).toEqual({
      data: { resetSecondFactor: { secondFactorSince: null, openSessions: 0 } },
    });
    expect(await opens(enrolled.token)).toBe(false);
    expect((await restLogin(enrolled.account)).statusCode).toBe(200);
    expect(await codeOf(RESET, { input }, adminToken)).toBe('SECOND_FACTOR.NOT_ON');
    expect(await codeOf(RESET, { input: { id: '0' } }, adminToken)).toBe('EMPLOYEE.NOT_FOUND');
    expect(await codeOf(RESET, { input: { id: String(admin.id) } }, adminToken)).toBe('FORBIDDEN');
    const [kept] = await trailOf(enrolled.account, adminToken);
    expect(kept).toMatchObject({ part: 'SecondFactor', action: 'DELETED', author: 'Leïla Amrani' });
    await eventually(async () => {
      const mails = await app.execute<{ state: string }>(
        `select state from pgboss.job where name = 'second-factor-mail' and data->>'employeeId' = ? and data->>'change' = 'RESET'`,
        [input.id],
      );
      return mails.length === 1 && mails[0]?.state === 'completed';
    });
  });

  it('ends all sessions of a colleague, which is recorded; of their own all but the current one', async () => {
    const account = await makeEmployee(app.database);
    const [one, two] = [await app.tokenFor(account), await other.tokenFor(account)];
    const input = { id: String(account.id) };
    expect(await codeOf(END_ALL, { input }, one)).toBe('FORBIDDEN');
    expect(await app.graphql(END_ALL, { input }, adminToken)).toEqual({
      data: { endEmployeeSessions: { openSessions: 0 } },
    });
    expect(await opens(one)).toBe(false);
    expect(await opens(two)).toBe(false);
    expect(await trailOf(account, adminToken)).toMatchObject([
      { part: 'Session', action: 'DELETED', author: 'Leïla Amrani' },
    ]);
    const mine = await app.graphql(END_ALL, { input: { id: String(admin.id) } }, adminToken);
    expect(mine).toEqual({ data: { endEmployeeSessions: { openSessions: 1 } } });
  });
});

describe('while the agency requires it', () => {
  let enrolledAdmin: Enrolled;
  let before: { account: Employee; token: string };

  beforeAll(async () => {
    const boss = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
    const token = await app.tokenFor(boss);
    // An Admin who requires it must have one.
    expect(await codeOf(REQUIRE, { required: true }, token)).toBe('SECOND_FACTOR.OWN_FIRST');
    enrolledAdmin = await enrol(boss, token);
    const account = await makeEmployee(app.database);
    before = { account, token: await app.tokenFor(account) };
    expect(await opens(before.token)).toBe(true);
    expect(await codeOf(REQUIRE, { required: true }, before.token)).toBe('FORBIDDEN');
    expect(await app.graphql(REQUIRE, { required: true }, token)).toEqual({
      data: { requireSecondFactor: { secondFactorRequired: true } },
    });
  });
  afterAll(async () => {
    await app.graphql(REQUIRE, { required: false }, enrolledAdmin.token);
  });

  it('staff without it are refused in GraphQL and REST at once, and their logins give no access', async () => {
    expect(await opens(before.token)).toBe(false);
    expect(await opens(enrolledAdmin.token)).toBe(true);
    const refused = await restLogin(before.account);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['code']);
    const challenge = await challengeOf(before.account, 'AUTH.SECOND_FACTOR_ENROLMENT_REQUIRED');
    expect(await opens(challenge)).toBe(false);
    expect((await secondStep(challenge, '000000')).errors?.[0]?.extensions.code).toBe('AUTH.CHALLENGE_EXPIRED');
  });

  it('even a session opened at the same moment as the requirement gives no access', async () => {
    const account = await makeEmployee(app.database);
    const login = await app.inContext(() => app.services.auth.openStaffSession(account, { ip: '127.0.0.1' }));
    expect(await opens(login.token)).toBe(false);
  });

  it('a login continues once it is set up, and the trail names its author', async () => {
    const account = await makeEmployee(app.database, { firstName: 'Anas', lastName: 'Chraibi' });
    const challenge = await challengeOf(account, 'AUTH.SECOND_FACTOR_ENROLMENT_REQUIRED');
    const started = await app.graphql<{ startRequiredSecondFactor: { secret: string; enrolment: string } }>(
      START_REQUIRED,
      { input: { challenge } },
    );
    const { secret = '', enrolment = '' } = started.data?.startRequiredSecondFactor ?? {};
    const input = { challenge, enrolment, code: '000000' };
    expect(await codeOf(CONFIRM_REQUIRED, { input })).toBe('AUTH.WRONG_SECOND_FACTOR');
    const { data } = await app.graphql<{
      confirmRequiredSecondFactor: { recoveryCodes: string[]; login: { token: string } };
    }>(CONFIRM_REQUIRED, { input: { ...input, code: generateSync({ secret }) } });
    expect(data?.confirmRequiredSecondFactor.recoveryCodes).toHaveLength(10);
    expect(await opens(data?.confirmRequiredSecondFactor.login.token ?? '')).toBe(true);
    expect(await codeOf(START_REQUIRED, { input: { challenge } })).toBe('SECOND_FACTOR.ALREADY_ON');
    expect(await trailOf(account, enrolledAdmin.token)).toMatchObject([
      { part: 'SecondFactor', action: 'CREATED', author: 'Anas Chraibi' },
    ]);
  });

  it('nobody can switch it off', async () => {
    const input = { password: TEST_PASSWORD, code: await freshCode(enrolledAdmin) };
    expect(await codeOf(DISABLE, { input }, enrolledAdmin.token)).toBe('SECOND_FACTOR.REQUIRED');
  });

  it('customers and keys are not affected', async () => {
    const token = await app.tokenFor(await makeCustomer(app.database));
    expect((await app.rest('GET', '/client', undefined, token)).statusCode).toBe(200);
    const key = await app.keyFor(enrolledAdmin.account, 'READ');
    expect(await codeOf(STAFF_ONLY, {}, key)).toBeUndefined();
  });

  it('it is recorded in the history of the settings', async () => {
    const { data } = await app.graphql<{ history: { items: object[] } }>(
      HISTORY,
      { record: 'SETTINGS', id: '1' },
      enrolledAdmin.token,
    );
    expect(data?.history.items[0]).toMatchObject({
      part: 'Security',
      changes: [{ field: 'secondFactorRequired', before: 'false', after: 'true' }],
    });
  });
});
