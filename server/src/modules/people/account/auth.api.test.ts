import { makeCustomer, makeEmployee, TEST_PASSWORD } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { Customer, CustomerStatus } from './customer.entity.js';
import { EmployeeRole } from './employee.entity.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ config: { rateLimitFactor: 1 } });
});
afterAll(() => app.close());

let addresses = 0;
/** Makes headers with a new address, as behind a proxy, so that tests do not share the limit of failures. */
const from = (): { 'x-forwarded-for': string } => ({ 'x-forwarded-for': `41.140.0.${++addresses}` });
const post = (path: string, payload: object | string, headers: Record<string, string> = from()) =>
  app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
const credentials = (email: string, password: unknown = TEST_PASSWORD) => ({ email, password, device_name: 'browser' });

describe('POST /api/login', () => {
  it('answers the plain token as text', async () => {
    const { email } = await makeEmployee(app.database, { role: EmployeeRole.ADMIN });
    const reply = await post('/login', credentials(email));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect((await app.rest('GET', '/user', undefined, reply.body)).json()).toMatchObject({ role: 'Admin' });
  });

  it('answers 422 with every invalid field', async () => {
    const reply = await post('/login', {});
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toEqual({
      message: "L'e-mail est obligatoire.",
      errors: { email: ["L'e-mail est obligatoire."], password: ['Le mot de passe est obligatoire.'] },
    });
    const wrong = await post('/login', credentials('nobody@example.ma'));
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({
      errors: { email: ['Ces identifiants ne correspondent pas à nos enregistrements.'] },
    });
  });

  it.each([
    { email: { $ne: null }, password: { $ne: null } },
    { email: ['a'], password: ['b'] },
    { email: 12, password: true },
    { email: 'a\u0000@b.ma', password: '\u0000\ud800' },
    { email: 'x'.repeat(30_000), password: 'x'.repeat(30_000) },
    ['list'],
  ])('answers 422 to odd values, never 500', async (payload) => {
    const reply = await post('/login', payload);
    expect(reply.statusCode).toBe(422);
  });

  it('answers 400 to anything but JSON', async () => {
    const reply = await post('/login', '{"email":', { ...from(), 'content-type': 'application/json' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ message: expect.any(String) });
  });

  it('answers 429 with Retry-After after ten failures, even to the right password', async () => {
    const { email } = await makeEmployee(app.database);
    for (let i = 0; i < 10; i++)
      expect((await post('/login', credentials(email, 'wrong password'))).statusCode).toBe(422);
    const reply = await post('/login', credentials(email));
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(500);
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('Réessayez dans') });
  });

  it('refuses customers', async () => {
    const { email } = await makeCustomer(app.database);
    expect((await post('/login', credentials(email))).statusCode).toBe(422);
  });
});

describe('POST /api/loginClient', () => {
  it('answers the plain token as text', async () => {
    const { email } = await makeCustomer(app.database);
    const reply = await post('/loginClient', credentials(email));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body.split('.')).toHaveLength(3);
  });

  it('answers bloque to a blocked customer only with the right password', async () => {
    const { email } = await makeCustomer(app.database, { status: CustomerStatus.BLOCKED });
    const right = await post('/loginClient', credentials(email));
    expect(right.statusCode).toBe(200);
    expect(right.json()).toEqual({ data: 'bloque' });
    expect((await post('/loginClient', credentials(email, 'wrong password'))).statusCode).toBe(422);
  });
});

describe('the logged-in account', () => {
  it('is a plain object at /user, /employe and /client', async () => {
    const employee = await makeEmployee(app.database, { phone: '0612345678' });
    const customer = await makeCustomer(app.database, { emailVerifiedAt: undefined });
    const [staffToken, customerToken] = [await app.tokenFor(employee), await app.tokenFor(customer)];

    const user = await app.rest('GET', '/user', undefined, staffToken);
    expect(user.json()).toMatchObject({
      id: employee.id,
      nom: employee.lastName,
      prenom: employee.firstName,
      role: 'Employe',
      email_verified_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      typeAbon: null,
      prixAbon: null,
    });
    expect((await app.rest('GET', '/employe', undefined, staffToken)).json()).toMatchObject({
      id: employee.id,
      statut: 'Active',
    });
    expect((await app.rest('GET', '/client', undefined, customerToken)).json()).toEqual({
      id: customer.id,
      nom: customer.lastName,
      prenom: customer.firstName,
      email: customer.email,
      telephone: customer.phone,
      adresse: customer.address,
      sexe: 'Monsieur',
      cin: null,
      statut: 'Active',
      email_verified_at: null,
    });
    for (const reply of [user]) expect(reply.body).not.toContain('argon2');
  });

  it('is empty at /user for a customer, and 401 for a visitor', async () => {
    const token = await app.tokenFor(await makeCustomer(app.database));
    const reply = await app.rest('GET', '/user', undefined, token);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({});
    for (const path of ['/user', '/employe', '/client']) {
      for (const bad of [undefined, 'nonsense']) {
        const refused = await app.rest('GET', path, undefined, bad);
        expect(refused.statusCode).toBe(401);
        const message = bad ? 'Votre connexion a pris fin. Veuillez vous reconnecter.' : 'Veuillez vous connecter.';
        expect(refused.json()).toEqual({ message });
      }
    }
  });

  it('is 403 at the calls of the other kind of account', async () => {
    const staffToken = await app.tokenFor(await makeEmployee(app.database));
    const customerToken = await app.tokenFor(await makeCustomer(app.database));
    expect((await app.rest('GET', '/client', undefined, staffToken)).statusCode).toBe(403);
    expect((await app.rest('POST', '/logoutClient', {}, staffToken)).statusCode).toBe(403);
    expect((await app.rest('GET', '/employe', undefined, customerToken)).statusCode).toBe(403);
    expect((await app.rest('POST', '/logout', {}, customerToken)).statusCode).toBe(403);
  });

  it('ends at logout', async () => {
    const staffToken = await app.tokenFor(await makeEmployee(app.database));
    const customerToken = await app.tokenFor(await makeCustomer(app.database));
    expect((await app.rest('POST', '/logout', undefined, staffToken)).statusCode).toBe(200);
    expect((await app.rest('POST', '/logoutClient', undefined, customerToken)).statusCode).toBe(200);
    expect((await app.rest('GET', '/user', undefined, staffToken)).statusCode).toBe(401);
    expect((await app.rest('GET', '/client', undefined, customerToken)).statusCode).toBe(401);
    expect((await app.rest('POST', '/logout', undefined, staffToken)).statusCode).toBe(200);
    expect((await app.rest('POST', '/logout')).statusCode).toBe(401);
  });

  it('ends when the customer is blocked', async () => {
    const customer = await makeCustomer(app.database);
    const token = await app.tokenFor(customer);
    await app.database.orm.em.fork().nativeUpdate(Customer, { id: customer.id }, { status: CustomerStatus.BLOCKED });
    expect((await app.rest('GET', '/client', undefined, token)).statusCode).toBe(401);
  });
});

describe('GraphQL', () => {
  const LOGIN_CUSTOMER = `mutation ($input: LoginInput!) {
    loginCustomer(input: $input) { token expiresAt me { customer { id email status } employee { id } } }
  }`;
  const LOGIN_EMPLOYEE = `mutation ($input: LoginInput!) { loginEmployee(input: $input) { token me { employee { id role } } } }`;
  const ME = `{ me { customer { id lastName } employee { id role } } }`;

  it('logs customers and staff in, returns their account, and logs them out', async () => {
    const customer = await makeCustomer(app.database);
    const login = await app.graphql<{ loginCustomer: { token: string; expiresAt: string; me: unknown } }>(
      LOGIN_CUSTOMER,
      {
        input: { email: customer.email, password: TEST_PASSWORD },
      },
    );
    expect(login.errors).toBeUndefined();
    const { token, expiresAt, me } = login.data?.loginCustomer ?? { token: '', expiresAt: '', me: null };
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
    expect(me).toEqual({
      customer: { id: String(customer.id), email: customer.email, status: 'ACTIVE' },
      employee: null,
    });
    expect((await app.graphql(ME, {}, token)).data).toEqual({
      me: { customer: { id: String(customer.id), lastName: customer.lastName }, employee: null },
    });
    expect((await app.graphql('mutation { logout }', {}, token)).data).toEqual({ logout: true });
    expect((await app.graphql(ME, {}, token)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await app.graphql('mutation { logout }', {}, token)).data).toEqual({ logout: true });
    expect((await app.graphql('mutation { logout }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');

    const employee = await makeEmployee(app.database);
    const staff = await app.graphql<{ loginEmployee: { token: string } }>(LOGIN_EMPLOYEE, {
      input: { email: employee.email, password: TEST_PASSWORD },
    });
    expect((await app.graphql(ME, {}, staff.data?.loginEmployee.token)).data).toEqual({
      me: { customer: null, employee: { id: String(employee.id), role: 'EMPLOYEE' } },
    });
  });

  it('refuses a login with a stable code for each reason', async () => {
    const login = async (email: string, password: string) =>
      (await app.graphql(LOGIN_CUSTOMER, { input: { email, password } })).errors?.[0]?.extensions;
    const { email } = await makeCustomer(app.database, { status: CustomerStatus.BLOCKED });
    expect(await login(email, 'wrong password')).toMatchObject({
      code: 'AUTH.BAD_CREDENTIALS',
      fields: { email: [expect.any(String)] },
    });
    expect(await login(email, TEST_PASSWORD)).toMatchObject({ code: 'AUTH.BLOCKED' });
    expect(await login('', '')).toMatchObject({
      code: 'VALIDATION',
      fields: { email: [expect.any(String)], password: [expect.any(String)] },
    });
  });

  it('hides staff data of a customer', async () => {
    const token = await app.tokenFor(await makeCustomer(app.database));
    const reply = await app.graphql('{ me { customer { rating } } }', {}, token);
    expect(reply.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
