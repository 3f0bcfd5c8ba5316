import { behindLocks } from '../../../../test/behind-locks.js';
import { makeCustomer, makeEmployee, TEST_PASSWORD } from '../../../../test/factories.js';
import { until } from '../../../../test/until.js';
import { mailsTo } from '../../../../test/sent-mails.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import type { Customer } from './customer.entity.js';
import { EmployeeRole } from './employee.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NEW_PASSWORD = 'nouveau mot de passe';

const REQUEST = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const USABLE = 'query ($token: String!) { passwordResetLinkUsable(token: $token) }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changeMyPassword(input: $input) }';

const logs = (path: '/login' | '/loginClient', email: string, password: string) =>
  app.rest('POST', path, { email, password, device_name: 'browser' });

/** Waits for a number of mails to an address, and returns the secrets of their links. */
async function mailedTokens(address: string, count = 1): Promise<string[]> {
  for (let tries = 0; tries < 200; tries++) {
    const tokens = (await mailsTo(app, address)).map(
      (text) => /reinitialisation\?token=([\w-]{43})/.exec(text)?.[1] ?? '',
    );
    if (tokens.length >= count) return tokens;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('no mail came');
}

describe('a forgotten password', () => {
  it('is replaced once by the mailed link, which ends every session', async () => {
    const customer = await makeCustomer(app.database);
    const session = await app.tokenFor(customer);
    const request = { email: ` ${customer.email.toUpperCase()} ` };
    expect((await app.graphql(REQUEST, { input: request })).data).toEqual({ requestPasswordReset: true });
    const [token = ''] = await mailedTokens(customer.email);
    const usable = async (asked: string) => (await app.graphql(USABLE, { token: asked })).data;
    expect(await usable(token)).toEqual({ passwordResetLinkUsable: true });
    expect(await usable('x')).toEqual({ passwordResetLinkUsable: false });

    const short = await app.graphql(RESET, { input: { token, password: 'court' } });
    expect(short.errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { password: [expect.any(String)] },
    });
    expect((await app.rest('GET', '/client', undefined, session)).statusCode).toBe(200);

    const input = { token, password: NEW_PASSWORD };
    expect((await app.graphql(RESET, { input })).data).toEqual({ resetPassword: 'CUSTOMER' });
    expect((await app.rest('GET', '/client', undefined, session)).statusCode).toBe(401);
    expect((await logs('/loginClient', customer.email, TEST_PASSWORD)).statusCode).toBe(422);
    expect((await logs('/loginClient', customer.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await usable(token)).toEqual({ passwordResetLinkUsable: false });
    expect((await app.graphql(RESET, { input })).errors?.[0]).toMatchObject({
      message: "Ce lien n'est plus valable. Demandez-en un nouveau.",
      extensions: { code: 'AUTH.RESET_LINK_INVALID' },
    });
  });

  it('is replaced by only one of two callers with the same link', async () => {
    const customer = await makeCustomer(app.database);
    await app.graphql(REQUEST, { input: { email: customer.email } });
    const [token = ''] = await mailedTokens(customer.email);
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, n) => app.graphql(RESET, { input: { token, password: `${NEW_PASSWORD} ${n}` } })),
    );
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('makes every other link of the account invalid', async () => {
    const customer = await makeCustomer(app.database);
    await app.graphql(REQUEST, { input: { email: customer.email } });
    await app.graphql(REQUEST, { input: { email: customer.email } });
    const [first = '', second = ''] = await mailedTokens(customer.email, 2);
    expect((await app.graphql(RESET, { input: { token: first, password: NEW_PASSWORD } })).errors).toBeUndefined();
    expect((await app.graphql(RESET, { input: { token: second, password: NEW_PASSWORD } })).errors).toHaveLength(1);
  });

  it('has a link that is valid for thirty minutes', async () => {
    const customer = await makeCustomer(app.database);
    await app.graphql(REQUEST, { input: { email: customer.email } });
    const [token = ''] = await mailedTokens(customer.email);
    const em = app.database.orm.em.fork();
    const [row] = await em.execute<{ minutes: number }[]>(
      `select round(extract(epoch from expires_at - created_at) / 60)::int as minutes from email_token where customer_id = ?`,
      [customer.id],
    );
    expect(row?.minutes).toBe(30);
    await em.execute(`update email_token set expires_at = ? where customer_id = ?`, [new Date(), customer.id]);
    const reply = await app.graphql(RESET, { input: { token, password: NEW_PASSWORD } });
    expect(reply.errors?.[0]?.extensions.code).toBe('AUTH.RESET_LINK_INVALID');
  });

  it('works for staff too, separately from a customer of the same address', async () => {
    const employee = await makeEmployee(app.database);
    const customer = await makeCustomer(app.database, { email: employee.email });
    await app.graphql(REQUEST, { input: { email: employee.email, account: 'STAFF' } });
    const [token = ''] = await mailedTokens(employee.email);
    expect((await mailsTo(app, employee.email))[0]).toContain(`token=${token}&type=admin`);
    const reply = await app.graphql(RESET, { input: { token, password: NEW_PASSWORD } });
    expect(reply.data).toEqual({ resetPassword: 'STAFF' });
    expect((await logs('/login', employee.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await logs('/loginClient', customer.email, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('has the same answer for an address without an account, and sends no mail', async () => {
    const known = await makeCustomer(app.database);
    expect((await app.graphql(REQUEST, { input: { email: 'personne@exemple.ma' } })).data).toEqual({
      requestPasswordReset: true,
    });
    await app.graphql(REQUEST, { input: { email: known.email } });
    await mailedTokens(known.email);
    expect(await mailsTo(app, 'personne@exemple.ma')).toEqual([]);
    expect((await app.graphql(REQUEST, { input: { email: ' ' } })).errors?.[0]?.extensions).toMatchObject({
      fields: { email: ["L'e-mail est obligatoire."] },
    });
  });

  it.each(['', 'x', 'x'.repeat(5000)])('refuses the invalid link %#', async (token) => {
    const reply = await app.graphql(RESET, { input: { token, password: NEW_PASSWORD } });
    expect(reply.errors?.[0]?.extensions.code).toBe('AUTH.RESET_LINK_INVALID');
  });

  it('is mailed three times an hour to one account, without telling the caller', async () => {
    const limited = await startTestApp({ config: { rateLimitFactor: 1 } });
    try {
      const { email } = await makeCustomer(limited.database);
      const ask = (input: object) => limited.graphql(REQUEST, { input });
      for (let asked = 0; asked < 6; asked++) {
        expect((await ask({ email })).data).toEqual({ requestPasswordReset: true });
      }
      const open = `select 1 from pgboss.job where name = 'password-reset-mail' and state in ('created', 'retry', 'active')`;
      await until(async () => (await limited.database.orm.em.fork().execute<unknown[]>(open)).length === 0);
      expect(await mailsTo(limited, email)).toHaveLength(3);
    } finally {
      await limited.close();
    }
  });

  it.each([
    ['password-reset-mail', ({ email }: Customer) => app.graphql(REQUEST, { input: { email } })],
    ['customer-mail', (_: Customer, token: string) => app.graphql('mutation { resendVerificationEmail }', {}, token)],
  ])('ends the job %s quietly if the account is deleted meanwhile', async (name, ask) => {
    const customer = await makeCustomer(app.database, { emailVerifiedAt: undefined });
    const token = await app.tokenFor(customer);
    await behindLocks(app.database, [['delete from customer where id = ?', customer.id]], () => ask(customer, token));
    const jobs = () =>
      app.execute<{ state: string }>(
        `select state from pgboss.job where name = ? and ? in (data->>'id', data->>'customerId')`,
        [name, String(customer.id)],
      );
    await until(async () => !(await jobs()).some(({ state }) => state === 'created' || state === 'active'));
    expect(await jobs()).toEqual([{ state: 'completed' }]);
    expect(await mailsTo(app, customer.email)).toEqual([]);
  });

  it('is mailed 30 times an hour from one address', async () => {
    const limited = await startTestApp({ config: { rateLimitFactor: 1 } });
    try {
      const ask = () => limited.graphql(REQUEST, { input: { email: 'personne@exemple.ma' } });
      for (let asked = 0; asked < 30; asked++) expect((await ask()).errors).toBeUndefined();
      expect((await ask()).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    } finally {
      await limited.close();
    }
  });
});

describe('a changed password', () => {
  const change = (token: string | undefined, currentPassword: string, newPassword: string) =>
    app.graphql(CHANGE, { input: { currentPassword, newPassword } }, token);

  it('ends the other sessions and keeps this one', async () => {
    const customer = await makeCustomer(app.database);
    const [here, elsewhere] = [await app.tokenFor(customer), await app.tokenFor(customer)];
    expect((await change(here, TEST_PASSWORD, NEW_PASSWORD)).data).toEqual({ changeMyPassword: true });
    expect((await app.rest('GET', '/client', undefined, here)).statusCode).toBe(200);
    expect((await app.rest('GET', '/client', undefined, elsewhere)).statusCode).toBe(401);
    expect((await logs('/loginClient', customer.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('works for staff too', async () => {
    const employee = await makeEmployee(app.database);
    expect((await change(await app.tokenFor(employee), TEST_PASSWORD, NEW_PASSWORD)).errors).toBeUndefined();
    expect((await logs('/login', employee.email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('requires the current one, a different one, and eight characters', async () => {
    const token = await app.tokenFor(await makeCustomer(app.database));
    const problem = async (current: string, next: string) =>
      (await change(token, current, next)).errors?.[0]?.extensions;
    expect(await problem('pas le bon', NEW_PASSWORD)).toMatchObject({
      code: 'AUTH.WRONG_PASSWORD',
      fields: { currentPassword: ['Mot de passe incorrect.'] },
    });
    expect(await problem(TEST_PASSWORD, TEST_PASSWORD)).toMatchObject({
      code: 'AUTH.SAME_PASSWORD',
      fields: { newPassword: [expect.any(String)] },
    });
    expect(await problem('', 'court')).toMatchObject({
      code: 'VALIDATION',
      fields: { currentPassword: ["L'ancien mot de passe est obligatoire."], newPassword: [expect.any(String)] },
    });
    expect((await change(undefined, TEST_PASSWORD, NEW_PASSWORD)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('cannot be guessed from a stolen session', async () => {
    const limited = await startTestApp({ config: { rateLimitFactor: 1 }, database: app.database });
    try {
      const token = await limited.tokenFor(await makeCustomer(app.database));
      const guess = (currentPassword: string) =>
        limited.graphql(CHANGE, { input: { currentPassword, newPassword: NEW_PASSWORD } }, token);
      for (let guesses = 0; guesses < 10; guesses++) await guess('pas le bon');
      expect((await guess(TEST_PASSWORD)).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    } finally {
      await limited.close();
    }
  });
});

describe('an easily guessed password', () => {
  const COMMON = 'Le mot de passe figure parmi les mots de passe les plus courants : choisissez-en un autre.';

  it('is refused with the reason wherever one is chosen, in GraphQL and REST', async () => {
    const admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
    const person = { nom: 'Alami', prenom: 'Sara', adresse: 'Rabat', sexe: 'Madame', telephone: '0612345678' };
    const sent = { ...person, email: 'nouvelle@exemple.ma', password: 'Motdepasse', device_name: 'browser' };
    for (const [path, fields] of [
      ['/inscriptionClient', sent],
      ['/admin/inscriptionFromAdmin', { ...sent, cin: 'AB1', etat: 'Bon Client', statut: 'Active' }],
    ] as const) {
      const reply = await app.rest('POST', path, fields, admin);
      expect(reply.statusCode).toBe(422);
      expect(reply.json<{ errors: Record<string, string[]> }>().errors['password']).toEqual([COMMON]);
    }
    const input = { lastName: 'Alami', firstName: 'Sara', address: 'Rabat', title: 'MRS', phone: '0612345678' };
    const register = 'mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { id } }';
    const named = { ...input, email: 'sara.alami@exemple.ma', password: 'Sara.Alami.90' };
    expect((await app.graphql(register, { input: named })).errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { password: ['Le mot de passe ne doit pas être fait de votre nom ou de votre adresse e-mail.'] },
    });
  });

  it('is refused for an account whose names it contains; the link stays valid', async () => {
    const customer = await makeCustomer(app.database, { lastName: 'Zerhouni', firstName: 'Aïcha' });
    const token = await app.tokenFor(customer);
    const change = async (newPassword: string) => {
      const input = { currentPassword: TEST_PASSWORD, newPassword };
      return (await app.graphql(CHANGE, { input }, token)).errors?.[0]?.extensions.fields;
    };
    for (const chosen of ['azerty1234', 'Zerhouni-90']) {
      expect(await change(chosen)).toEqual({ newPassword: [expect.stringMatching(/^Le nouveau mot de passe /)] });
    }
    await app.graphql(REQUEST, { input: { email: customer.email } });
    const [link = ''] = await mailedTokens(customer.email);
    const reset = async (password: string) =>
      (await app.graphql(RESET, { input: { token: link, password } })).errors?.[0]?.extensions.fields;
    for (const chosen of ['azerty1234', 'Zerhouni-90']) {
      expect(await reset(chosen)).toEqual({ password: [expect.stringMatching(/^Le mot de passe /)] });
    }
    expect(await reset(NEW_PASSWORD)).toBeUndefined();
  });

  it('still opens an account that already has it', async () => {
    const customer = await makeCustomer(app.database);
    expect((await logs('/loginClient', customer.email, TEST_PASSWORD)).statusCode).toBe(200);
  });
});
