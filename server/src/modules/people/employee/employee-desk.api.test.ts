import { makeEmployee, makeReservation, CHOSEN_PASSWORD } from '../../../../test/factories.js';
import { readSheet } from '../../../../test/read-sheet.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { Employee, EmployeeRole } from '../account/employee.entity.js';

let app: TestApp;
let chief: Employee;
let admin: string;
let employee: string;

beforeAll(async () => {
  app = await startTestApp();
  chief = await makeEmployee(app.database, { role: EmployeeRole.ADMIN, lastName: 'Zaoui' });
  admin = await app.tokenFor(chief);
  employee = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

let made = 0;
const form = (fields: Record<string, unknown> = {}) => ({
  nom: 'Alami',
  prenom: 'Sara',
  email: `agent${++made}@exemple.ma`,
  password: CHOSEN_PASSWORD,
  adresse: '1 rue des Orangers, Rabat',
  telephone: '0612345678',
  sexe: 'Madame',
  role: 'Employe',
  ...fields,
});

const reload = (id: number) => app.database.orm.em.fork().findOneOrFail(Employee, { id });
const login = (email: string, password = CHOSEN_PASSWORD) => app.rest('POST', '/login', { email, password });

async function make(fields: Record<string, unknown> = {}): Promise<{ id: number; email: string }> {
  const reply = await app.rest('POST', '/admin/register', form(fields), admin);
  return reply.json<{ data: { id: number; email: string } }>().data;
}

describe('POST /api/admin/register', () => {
  it('makes an employee who can log in at once', async () => {
    const body = form();
    const reply = await app.rest('POST', '/admin/register', body, admin);
    expect(reply.statusCode).toBe(200);
    const { password: _password, ...fields } = body;
    expect(reply.json()).toMatchObject({ data: fields });
    expect(reply.body).not.toContain('argon2');
    const token = (await login(body.email)).body;
    expect((await app.rest('GET', '/user', undefined, token)).json()).toMatchObject({
      nom: 'Alami',
      role: 'Employe',
      email_verified_at: expect.any(String),
    });
  });

  it('names every invalid field by its REST name', async () => {
    const reply = await app.rest('POST', '/admin/register', { role: 'Chef', sexe: 'X' }, admin);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json<{ errors: object }>().errors).sort()).toEqual(
      'adresse email nom password prenom role sexe telephone'.split(' '),
    );
  });

  it('refuses an address that an employee has', async () => {
    const { email } = await make();
    const reply = await app.rest('POST', '/admin/register', form({ email }), admin);
    expect(reply.json()).toMatchObject({ errors: { email: ["Cette adresse e-mail est déjà celle d'un employé."] } });
  });

  it('is for Admins only', async () => {
    expect((await app.rest('POST', '/admin/register', form(), employee)).statusCode).toBe(403);
    expect((await app.rest('POST', '/admin/register', form())).statusCode).toBe(401);
  });
});

describe('GET /api/admin/getUsers and /api/User/{id}', () => {
  it('answers pages by name, and the record', async () => {
    const { id } = await make({ nom: 'Aabid' });
    const page = (await app.rest('GET', '/admin/getUsers?count_nbr=1', undefined, employee)).json<{
      data: { data: { id: number }[]; last_page: number; total: number };
    }>().data;
    expect(page.data.map((user) => user.id)).toEqual([id]);
    expect(page.last_page).toBe(page.total);
    const reply = await app.rest('GET', `/User/${id}`, undefined, employee);
    expect(reply.json()).toMatchObject({ data: { id, nom: 'Aabid', sexe: 'Madame', role: 'Employe' } });
    expect((await app.rest('GET', '/User/999999', undefined, employee)).statusCode).toBe(404);
  });
});

describe('POST /api/UserModifier', () => {
  const edit = (body: object, token = employee) => app.rest('POST', '/UserModifier', body, token);

  it('changes the sent fields; an employee may do so for another, and send the unchanged role', async () => {
    const { id, email } = await make();
    const token = (await login(email)).body;
    const reply = await edit({ id, nom: 'Fassi', password: '', role: 'Employe' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ data: { nom: 'Fassi', prenom: 'Sara' } });
    expect((await app.rest('GET', '/user', undefined, token)).statusCode).toBe(200);
  });

  it('ends the sessions on a new password set by an Admin', async () => {
    const { id, email } = await make();
    const token = (await login(email)).body;
    expect((await edit({ id, password: 'tout neuf 2' }, admin)).statusCode).toBe(200);
    expect((await app.rest('GET', '/user', undefined, token)).statusCode).toBe(401);
    expect((await login(email, 'tout neuf 2')).statusCode).toBe(200);
  });

  it('never lets an employee change an Admin or a role', async () => {
    const { id } = await make();
    expect((await edit({ id: chief.id, nom: 'Pirate' })).statusCode).toBe(403);
    expect((await edit({ id: chief.id, password: 'pirate123' })).statusCode).toBe(403);
    expect((await edit({ id, role: 'Admin', nom: 'Pirate' })).statusCode).toBe(403);
    expect((await reload(chief.id)).lastName).toBe('Zaoui');
    expect(await reload(id)).toMatchObject({ role: EmployeeRole.EMPLOYEE, lastName: 'Alami' });
  });

  it('lets an Admin set a role, which ends the sessions of that account', async () => {
    const { id, email } = await make();
    const token = (await login(email)).body;
    expect((await edit({ id, role: 'Admin' }, admin)).json()).toMatchObject({ data: { role: 'Admin' } });
    expect((await app.rest('GET', '/user', undefined, token)).statusCode).toBe(401);
    expect((await edit({ id, role: 'Employe' }, admin)).json()).toMatchObject({ data: { role: 'Employe' } });
  });

  it('refuses to demote the last Admin', async () => {
    const reply = await edit({ id: chief.id, role: 'Employe' }, admin);
    expect(reply.statusCode).toBe(409);
    expect((await reload(chief.id)).role).toBe(EmployeeRole.ADMIN);
  });

  it('refuses the second of two editors', async () => {
    const { id } = await make();
    const { version } = await reload(id);
    expect((await edit({ id, version, nom: 'Un' })).statusCode).toBe(200);
    expect((await edit({ id, version, nom: 'Deux' })).statusCode).toBe(409);
  });

  it('refuses to empty required fields', async () => {
    const { id } = await make();
    expect((await edit({ id, prenom: '', email: 'x' })).json()).toMatchObject({
      errors: { prenom: ['Le prénom est obligatoire.'], email: [expect.any(String)] },
    });
  });
});

describe('DELETE /api/User/{id}', () => {
  const remove = (id: number, token = employee) => app.rest('DELETE', `/User/${id}`, undefined, token);

  it('ends account and sessions, and keeps the records that the employee handled', async () => {
    const { id, email } = await make();
    const token = (await login(email)).body;
    const { number } = await makeReservation(app.database, { handledBy: { id } });
    expect((await remove(id)).statusCode).toBe(200);
    expect((await app.rest('GET', '/user', undefined, token)).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(422);
    expect((await app.rest('GET', `/User/${id}`, undefined, employee)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    const read = await app.graphql(
      'query ($number: String!) { reservation(number: $number) { handledBy { lastName } } }',
      { number },
      employee,
    );
    expect(read.data).toEqual({ reservation: { handledBy: { lastName: 'Alami' } } });
    expect((await app.rest('POST', '/admin/register', form({ email }), admin)).statusCode).toBe(200);
  });

  it('is refused to an employee for an Admin, and to anyone for the last Admin', async () => {
    const other = await make({ role: 'Admin' });
    expect((await remove(other.id)).statusCode).toBe(403);
    expect((await remove(other.id, admin)).statusCode).toBe(200);
    const reply = await remove(chief.id, admin);
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('dernier Admin'),
    ]);
  });

  it('leaves one of two Admins who delete each other at once', async () => {
    const rival = await make({ role: 'Admin' });
    const rivalToken = (await login(rival.email)).body;
    const replies = await Promise.all([remove(rival.id, admin), remove(chief.id, rivalToken)]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const em = app.database.orm.em.fork();
    expect(await em.count(Employee, { role: EmployeeRole.ADMIN, archivedAt: null })).toBe(1);
    // Whoever won, the other tests need their Admin.
    await em.nativeUpdate(Employee, { id: chief.id }, { archivedAt: null });
    admin = await app.tokenFor(chief);
  });
});

describe('POST /api/admin/updatePassword', () => {
  it('answers the documented messages, and 422 for the rest', async () => {
    const { email } = await make();
    const token = (await login(email)).body;
    const elsewhere = (await login(email)).body;
    const change = (ancien: unknown, nouveau: unknown, bearer: string | undefined = token) =>
      app.rest('POST', '/admin/updatePassword', { ancien_mot_de_passe: ancien, nouveau_mot_de_passe: nouveau }, bearer);
    const outcome = async (...[ancien, nouveau]: [unknown, unknown]) => {
      const reply = await change(ancien, nouveau);
      return [reply.statusCode, reply.json<{ message: string }>().message];
    };
    expect(await outcome('faux faux', 'tout neuf 1')).toEqual([200, 'Ancien mot de passe incorrect']);
    expect(await outcome(CHOSEN_PASSWORD, CHOSEN_PASSWORD)).toEqual([
      200,
      "Ancien mot de passe and Nouveau mot de passe can't be same",
    ]);
    const short = await change('', 'court');
    expect(short.statusCode).toBe(422);
    expect(short.json()).toMatchObject({
      errors: { ancien_mot_de_passe: [expect.any(String)], nouveau_mot_de_passe: [expect.any(String)] },
    });
    expect(await outcome(CHOSEN_PASSWORD, 'tout neuf 1')).toEqual([200, 'password update successfully']);
    expect((await app.rest('GET', '/user', undefined, token)).statusCode).toBe(200);
    expect((await app.rest('GET', '/user', undefined, elsewhere)).statusCode).toBe(401);
    expect((await login(email, 'tout neuf 1')).statusCode).toBe(200);
    expect((await app.rest('POST', '/admin/updatePassword', {})).statusCode).toBe(401);
  });
});

describe('by GraphQL', () => {
  it('lists, searches, exports, creates, edits and deletes', async () => {
    const input = {
      lastName: 'Zerhouni',
      firstName: 'Aïcha',
      email: form().email,
      password: CHOSEN_PASSWORD,
      address: 'Fès',
      phone: '+212661987003',
    };
    const { data } = await app.graphql<{ createEmployee: { id: string; version: number } }>(
      `mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { id version role title address } }`,
      { input },
      admin,
    );
    expect(data?.createEmployee).toMatchObject({ role: 'EMPLOYEE', title: 'MR', address: 'Fès' });
    const { id = '', version = 0 } = data?.createEmployee ?? {};
    const search = async (text: string) => {
      const reply = await app.graphql<{ employees: { items: { id: string }[] } }>(
        'query ($text: String!) { employees(filter: { role: EMPLOYEE }, search: { text: $text }) { items { id } } }',
        { text },
        employee,
      );
      return reply.data?.employees.items.map((item) => item.id);
    };
    for (const text of ['aicha zer', 'ZERHOUNI', '0661 98 70 03', input.email]) {
      expect([text, await search(text)]).toEqual([text, [id]]);
    }
    const file = await app.graphql<{ employeesExport: { fileName: string; url: string } }>(
      '{ employeesExport { fileName url } }',
      {},
      employee,
    );
    expect(file.data?.employeesExport.fileName).toBe('employes.xlsx');
    expect((await readSheet(await app.download(file.data?.employeesExport)))?.rowCount).toBeGreaterThan(1);
    const UPDATE = 'mutation ($input: UpdateEmployeeInput!) { updateEmployee(input: $input) { lastName role } }';
    expect((await app.graphql(UPDATE, { input: { id, version, lastName: 'Z' } }, employee)).data).toEqual({
      updateEmployee: { lastName: 'Z', role: 'EMPLOYEE' },
    });
    const errorOf = async (edit: object, token = employee) =>
      (await app.graphql(UPDATE, { input: { id, version, ...edit } }, token)).errors?.[0]?.extensions.code;
    expect(await errorOf({ lastName: 'Y' })).toBe('EMPLOYEE.VERSION_CONFLICT');
    expect(await errorOf({ role: 'ADMIN' })).toBe('FORBIDDEN');
    expect(await errorOf({ id: String(chief.id), lastName: 'Y' })).toBe('FORBIDDEN');
    expect(await errorOf({ id: '999999' }, admin)).toBe('EMPLOYEE.NOT_FOUND');
    const DELETE = 'mutation ($id: ID!) { deleteEmployee(input: { id: $id }) }';
    expect((await app.graphql(DELETE, { id: chief.id }, employee)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await app.graphql(DELETE, { id }, employee)).data).toEqual({ deleteEmployee: true });
    expect((await app.graphql('query ($id: ID!) { employee(id: $id) { id } }', { id }, employee)).data).toEqual({
      employee: null,
    });
  });
});
