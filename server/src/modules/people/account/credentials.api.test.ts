import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCustomer, makeEmployee, TEST_PASSWORD } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { until } from '../../../../test/until.js';
import { Customer } from './customer.entity.js';
import { Employee, EmployeeRole } from './employee.entity.js';

let app: TestApp;
let chief: Employee;
let admin: string;
let actor: Employee;
let employee: string;

beforeAll(async () => {
  app = await startTestApp();
  chief = await makeEmployee(app.database, { role: EmployeeRole.ADMIN, firstName: 'Leïla', lastName: 'Amrani' });
  admin = await app.tokenFor(chief);
  actor = await makeEmployee(app.database);
  employee = await app.tokenFor(actor);
});
afterAll(() => app.close());

const NEW_PASSWORD = 'tout neuf 2026';
let made = 0;
const newAddress = () => `autre${++made}@exemple.ma`;

const logsIn = async (account: Customer | Employee, email: string, password: string): Promise<boolean> => {
  const path = account instanceof Customer ? '/loginClient' : '/login';
  return (await app.rest('POST', path, { email, password })).statusCode === 200;
};

/** The same edit in GraphQL and REST, by domain fields and by REST fields. */
const DOORS = {
  GraphQL: async (account: Customer | Employee, edit: Record<string, unknown>, token: string) => {
    const kind = account instanceof Customer ? 'Customer' : 'Employee';
    const { version } = await stored(account);
    const { errors } = await app.graphql(
      `mutation ($input: Update${kind}Input!) { update${kind}(input: $input) { id } }`,
      { input: { id: String(account.id), version, ...edit } },
      token,
    );
    const refusal = errors?.[0]?.extensions;
    if (!refusal) return 'changed';
    return { refused: refusal.code === 'FORBIDDEN' ? 403 : 422, fields: Object.keys(refusal['fields'] as object) };
  },
  REST: async (account: Customer | Employee, edit: Record<string, unknown>, token: string) => {
    const { currentPassword, ...fields } = edit;
    const reply = await app.rest(
      'POST',
      account instanceof Customer ? '/ClientModifier' : '/UserModifier',
      { id: account.id, ...fields, ...(currentPassword ? { ancien_mot_de_passe: currentPassword } : {}) },
      token,
    );
    if (reply.statusCode === 200) return 'changed';
    const names = Object.keys(reply.json<{ errors?: object }>().errors ?? {});
    return {
      refused: reply.statusCode,
      fields: names.map((name) => (name === 'ancien_mot_de_passe' ? 'currentPassword' : name)),
    };
  },
} as const;

const stored = (account: Customer | Employee) =>
  app.database.orm.em
    .fork()
    .findOneOrFail<Customer | Employee>(account.constructor as typeof Employee, { id: account.id });

/** Returns subjects and bodies of the mails to an address. */
async function mailsTo(address: string): Promise<string[]> {
  const directory = join(app.config.dataDir, 'mail');
  const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  return texts.filter((text) => text.includes(`<${address}>`) || text.includes(`To: ${address}`));
}
const isNotice = (text: string): boolean => text.includes('account-notice-');

async function historyOf(record: 'EMPLOYEE' | 'CUSTOMER', id: number, token = admin) {
  const { data, errors } = await app.graphql<{
    history: {
      items: { action: string; author: string | null; changes: { field: string; before: unknown; after: unknown }[] }[];
    };
  }>(
    `query ($record: AuditedRecord!, $id: ID!) { history(record: $record, id: $id) {
      items { action author changes { field before after } } } }`,
    { record, id: String(id) },
    token,
  );
  return data?.history.items ?? errors?.[0]?.extensions.code;
}

describe.each(['GraphQL', 'REST'] as const)('over %s', (door) => {
  const edit = DOORS[door];

  it.each([
    ['a colleague', makeEmployee],
    ['a customer', makeCustomer],
  ] as const)('an employee cannot set password or address of %s', async (_whom, makeAccount) => {
    const account = await makeAccount(app.database);
    const session = await app.tokenFor(account);
    expect(await edit(account, { password: NEW_PASSWORD }, employee)).toEqual({ refused: 403, fields: ['password'] });
    expect(await edit(account, { email: newAddress() }, employee)).toEqual({ refused: 403, fields: ['email'] });
    expect(await edit(account, { email: newAddress(), password: NEW_PASSWORD }, employee)).toEqual({
      refused: 403,
      fields: ['password', 'email'],
    });
    // The caller's own password does not confirm changes of another account.
    if (account instanceof Employee)
      expect(await edit(account, { password: NEW_PASSWORD, currentPassword: TEST_PASSWORD }, employee)).toMatchObject({
        refused: 403,
      });
    expect(await logsIn(account, account.email, TEST_PASSWORD)).toBe(true);
    expect(await logsIn(account, account.email, NEW_PASSWORD)).toBe(false);
    expect((await app.graphql('{ me { employee { id } customer { id } } }', {}, session)).data?.['me']).not.toBeNull();
    // An edit that sends these fields unchanged with another one changes only that one.
    expect(
      await edit(account, { email: account.email.toUpperCase(), password: '', ...named(door, 'Fassi') }, employee),
    ).toBe('changed');
    expect(await stored(account)).toMatchObject({ lastName: 'Fassi', email: account.email });
  });

  it.each([
    ['an employee', makeEmployee, 'EMPLOYEE'],
    ['a customer', makeCustomer, 'CUSTOMER'],
  ] as const)('an Admin sets both of %s, who is told at the previous address', async (_whom, makeAccount, record) => {
    const account = await makeAccount(app.database);
    const session = await app.tokenFor(account);
    const email = newAddress();
    expect(await edit(account, { email, password: NEW_PASSWORD }, admin)).toBe('changed');
    expect(await logsIn(account, email, NEW_PASSWORD)).toBe(true);
    expect((await app.graphql('{ me { employee { id } customer { id } } }', {}, session)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    await until(async () => (await mailsTo(account.email)).filter(isNotice).length === 2);
    expect((await mailsTo(email)).filter(isNotice)).toEqual([]);
    const entries = await historyOf(record, account.id);
    expect(entries).toMatchObject([{ action: 'UPDATED', author: 'Leïla Amrani' }, { action: 'CREATED' }]);
    expect(JSON.stringify(entries)).not.toContain('argon2');
    const changes = Array.isArray(entries) ? entries[0]?.changes : [];
    expect(changes).toContainEqual({ field: 'email', before: account.email, after: email });
    expect(changes).toContainEqual({ field: 'passwordHash', before: null, after: null });
  });

  it('a link for a new password that was mailed before becomes invalid', async () => {
    const account = await makeEmployee(app.database);
    await app.graphql('mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }', {
      input: { email: account.email, account: 'STAFF' },
    });
    await until(async () => (await mailsTo(account.email)).length > 0);
    const links = async () =>
      (await app.database.orm.em.fork().execute('select 1 from email_token where employee_id = ?', [account.id]))
        .length;
    expect(await links()).toBe(1);
    expect(await edit(account, { password: NEW_PASSWORD }, admin)).toBe('changed');
    expect(await links()).toBe(0);
  });

  it.each(['ADMIN', 'EMPLOYEE'] as const)(
    "changing one's own address requires one's own password, and one's own password its own call: %s",
    async (role) => {
      const account = await makeEmployee(app.database, { role: EmployeeRole[role] });
      const [here, elsewhere] = [await app.tokenFor(account), await app.tokenFor(account)];
      const email = newAddress();
      expect(await edit(account, { password: NEW_PASSWORD }, here)).toEqual({ refused: 403, fields: ['password'] });
      expect(await edit(account, { email }, here)).toEqual({ refused: 422, fields: ['currentPassword'] });
      expect(await edit(account, { email, currentPassword: 'faux faux' }, here)).toEqual({
        refused: 422,
        fields: ['currentPassword'],
      });
      expect((await stored(account)).email).toBe(account.email);
      expect(await edit(account, { email, currentPassword: TEST_PASSWORD }, here)).toBe('changed');
      await until(async () => (await mailsTo(account.email)).some(isNotice));
      // A change of the address ends no session, because the password is the same.
      for (const token of [here, elsewhere])
        expect((await app.rest('GET', '/user', undefined, token)).statusCode).toBe(200);
      expect(await logsIn(account, email, TEST_PASSWORD)).toBe(true);
    },
  );
});

/** Returns an edit with a new family name, as GraphQL or REST calls it. */
function named(door: 'GraphQL' | 'REST', name: string): Record<string, string> {
  return door === 'GraphQL' ? { lastName: name } : { nom: name };
}

describe("one's own password", () => {
  it.each(['EMPLOYEE', 'CUSTOMER'] as const)('is confirmed by mail and recorded in the trail: %s', async (record) => {
    const account = record === 'EMPLOYEE' ? await makeEmployee(app.database) : await makeCustomer(app.database);
    const token = await app.tokenFor(account);
    const input = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    const reply = await app.graphql(
      'mutation ($input: ChangePasswordInput!) { changeMyPassword(input: $input) }',
      { input },
      token,
    );
    expect(reply.errors).toBeUndefined();
    await until(async () => (await mailsTo(account.email)).some(isNotice));
    expect(await historyOf(record, account.id)).toMatchObject([
      { changes: [{ field: 'passwordHash', before: null, after: null }] },
      { action: 'CREATED' },
    ]);
  });
});

describe('the trail of the staff', () => {
  it('shows creation, edits, a new role and the end of an account, to Admins only', async () => {
    const input = {
      lastName: 'Zerhouni',
      firstName: 'Aïcha',
      email: newAddress(),
      password: NEW_PASSWORD,
      address: 'Fès',
      phone: '+212661987003',
    };
    const CREATE = 'mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { id version } }';
    const { data } = await app.graphql<{ createEmployee: { id: string; version: number } }>(CREATE, { input }, admin);
    const id = Number(data?.createEmployee.id);
    const account = await app.database.orm.em.fork().findOneOrFail(Employee, { id });
    expect(await DOORS.REST(account, { nom: 'Z' }, employee)).toBe('changed');
    expect(await DOORS.GraphQL(account, { role: 'ADMIN' }, admin)).toBe('changed');
    expect((await app.rest('DELETE', `/User/${id}`, undefined, admin)).statusCode).toBe(200);
    const entries = await historyOf('EMPLOYEE', id);
    expect(entries).toMatchObject([
      { action: 'UPDATED', author: 'Leïla Amrani', changes: [{ field: 'archivedAt', before: null }] },
      { changes: [{ field: 'role', before: 'EMPLOYEE', after: 'ADMIN' }] },
      { author: 'Youssef Bennani', changes: [{ field: 'lastName', before: 'Zerhouni', after: 'Z' }] },
      { action: 'CREATED', author: 'Leïla Amrani' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/argon2|tout neuf/);
    expect(await historyOf('EMPLOYEE', id, employee)).toBe('FORBIDDEN');
    expect(await historyOf('EMPLOYEE', id, await app.keyFor(chief, 'WRITE'))).toBe('FORBIDDEN');
  });
});
