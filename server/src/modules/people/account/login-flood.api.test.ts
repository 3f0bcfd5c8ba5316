import { makeCustomer, TEST_PASSWORD } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { hashPassword } from './password.js';

const LOGIN = 'mutation ($input: LoginInput!) { loginCustomer(input: $input) { token } }';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('more logins at once than the server can check', () => {
  it('are refused in GraphQL and REST with a retry time, and do not count as wrong passwords', async () => {
    // The factories' cheap hash is verified at once, so no queue of logins would form.
    const passwordHash = await hashPassword(TEST_PASSWORD);
    const { email } = await makeCustomer(app.database, { passwordHash });
    const input = { email, password: 'wrong password' };
    const [rest, graphql] = await Promise.all([
      Promise.all(Array.from({ length: 60 }, () => app.rest('POST', '/loginClient', input))),
      Promise.all(Array.from({ length: 60 }, () => app.graphql(LOGIN, { input }))),
    ]);
    const busy = rest.filter(({ statusCode }) => statusCode === 503);
    for (const { headers } of busy) expect(headers['retry-after']).toBe('3');
    for (const { statusCode } of rest) expect([422, 503]).toContain(statusCode);
    const extensions = graphql.map(({ errors }) => errors?.[0]?.extensions);
    const refused = extensions.filter((found) => found?.code === 'SERVICE_UNAVAILABLE');
    for (const found of refused) expect(found).toMatchObject({ retryAfterSeconds: 3 });
    expect(busy.length + refused.length).toBeGreaterThan(0);
    expect(refused.length + extensions.filter((found) => found?.code === 'AUTH.BAD_CREDENTIALS').length).toBe(60);
    expect((await app.rest('POST', '/loginClient', { email, password: TEST_PASSWORD })).statusCode).toBe(200);
  });
});
