import { readSheet } from '../../../../test/read-sheet.js';
import { behindLocks, type HeldStatement } from '../../../../test/behind-locks.js';
import { makeCustomer, makeEmployee, makeReservation, CHOSEN_PASSWORD } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { until } from '../../../../test/until.js';
import { DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../account/employee.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { Customer, CustomerRating, CustomerStatus } from '../account/customer.entity.js';

let app: TestApp;
let staff: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
  staff = await app.tokenFor(await makeEmployee(app.database));
});
afterAll(() => app.close());

const { ACCEPTED, CANCELLED, REFUSED } = ReservationStatus;
const past = { startsAt: new Date(Date.now() - 9 * DAY_MS), endsAt: new Date(Date.now() - 5 * DAY_MS) };
const agreed = { total: '900.00', advance: '0.00' };

let made = 0;
const form = (fields: Record<string, unknown> = {}) => ({
  cin: 'BE123456',
  nom: 'Alami',
  prenom: 'Sara',
  email: `fiche${++made}@exemple.ma`,
  adresse: '1 rue des Orangers, Rabat',
  password: CHOSEN_PASSWORD,
  telephone: '0612345678',
  sexe: 'Madame',
  etat: 'Bon Client',
  statut: 'Active',
  commentaire: 'Siège bébé',
  ...fields,
});

const reload = (id: number) => app.database.orm.em.fork().findOneOrFail(Customer, { id });
const login = (email: string, password = CHOSEN_PASSWORD) => app.rest('POST', '/loginClient', { email, password });

async function make(fields: Record<string, unknown> = {}): Promise<{ id: number; email: string }> {
  const body = form(fields);
  const reply = await app.rest('POST', '/admin/inscriptionFromAdmin', body, staff);
  return reply.json<{ data: { id: number; email: string } }>().data;
}

describe('POST /api/admin/inscriptionFromAdmin', () => {
  it('makes a verified account that can log in at once', async () => {
    const body = form();
    const reply = await app.rest('POST', '/admin/inscriptionFromAdmin', body, staff);
    expect(reply.statusCode).toBe(200);
    const { password: _password, ...fields } = body;
    expect(reply.json()).toMatchObject({ msg: 'registre successful', data: fields });
    const token = (await login(body.email)).body;
    expect((await app.rest('GET', '/client', undefined, token)).json()).toMatchObject({
      cin: 'BE123456',
      statut: 'Active',
      email_verified_at: expect.any(String),
    });
  });

  it('has defaults for what is left out: no CIN, no comment, a good and active Monsieur', async () => {
    const body = form({ cin: '', commentaire: '', sexe: undefined, etat: undefined, statut: undefined });
    const { data } = (await app.rest('POST', '/admin/inscriptionFromAdmin', body, staff)).json<{ data: object }>();
    expect(data).toMatchObject({
      cin: null,
      commentaire: null,
      sexe: 'Monsieur',
      etat: 'Bon Client',
      statut: 'Active',
    });
  });

  it('names every invalid field by its REST name', async () => {
    const body = { cin: 'a_b', sexe: 'X', etat: 'X', statut: 'X', commentaire: 'x'.repeat(1001), password: 'court' };
    const reply = await app.rest('POST', '/admin/inscriptionFromAdmin', body, staff);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json<{ errors: object }>().errors).sort()).toEqual(
      'adresse cin commentaire email etat nom password prenom sexe statut telephone'.split(' '),
    );
  });

  it.each([{ nom: { a: 1 } }, { etat: { a: 1 } }, { statut: 'constructor' }, { password: 12345678 }, { cin: [] }])(
    'answers 422 or reads it as empty: %j',
    async (fields) => {
      const reply = await app.rest('POST', '/admin/inscriptionFromAdmin', form(fields), staff);
      expect(reply.statusCode).toBe('cin' in fields ? 200 : 422);
    },
  );

  it('refuses an address that has an account, even for simultaneous requests', async () => {
    const body = form();
    const replies = await Promise.all(
      [1, 2, 3].map(() => app.rest('POST', '/admin/inscriptionFromAdmin', body, staff)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });
});

describe('GET /api/admin/getClients and /api/Client/{id}', () => {
  it('answers pages, newest first, and the record', async () => {
    const first = await make();
    const second = await make({ statut: 'Inactif', etat: 'Irresponsable' });
    const page = (await app.rest('GET', '/admin/getClients?page=1&count_nbr=2', undefined, staff)).json<{
      data: { data: { id: number }[]; current_page: number; last_page: number; total: number };
    }>().data;
    expect(page.data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(page).toMatchObject({ current_page: 1, last_page: Math.ceil(page.total / 2) });
    const reply = await app.rest('GET', `/Client/${second.id}`, undefined, staff);
    expect(reply.json()).toMatchObject({
      data: {
        id: second.id,
        statut: 'Inactif',
        etat: 'Irresponsable',
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      },
    });
    expect(reply.body).not.toContain('argon2');
  });

  it.each(['0', '999999', 'abc', '1e3'])('answers 404 to the id %s', async (id) => {
    for (const [method, path] of [
      ['GET', `/Client/${id}`],
      ['DELETE', `/Client/${id}`],
      ['GET', `/BlockClient/${id}`],
    ] as const) {
      expect((await app.rest(method, path, undefined, staff)).statusCode).toBe(404);
    }
    expect((await app.rest('POST', '/ClientModifier', { id, nom: 'X' }, staff)).statusCode).toBe(404);
  });
});

describe('POST /api/ClientModifier', () => {
  it('changes the sent fields; an empty password keeps the old one and the sessions', async () => {
    const { id, email } = await make();
    const token = (await login(email)).body;
    const body = { id, nom: "L'Kbir", password: '', etat: 'Irresponsable', commentaire: '' };
    const reply = await app.rest('POST', '/ClientModifier', body, staff);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      data: { nom: "L'Kbir", prenom: 'Sara', cin: 'BE123456', etat: 'Irresponsable', commentaire: null },
    });
    expect((await app.rest('GET', '/client', undefined, token)).statusCode).toBe(200);
  });

  it('ends every session on a new password, and invalidates links mailed to the previous address', async () => {
    const { id, email } = await make();
    const token = (await login(email)).body;
    const other = form().email;
    await app.graphql('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) }', { email });
    await app.rest('POST', '/ClientModifier', { id, password: 'tout neuf 1', email: other }, admin);
    expect((await app.rest('GET', '/client', undefined, token)).statusCode).toBe(401);
    expect((await login(email)).statusCode).toBe(422);
    expect((await login(other, 'tout neuf 1')).statusCode).toBe(200);
  });

  it("refuses to empty required fields, and another account's address", async () => {
    const { email } = await makeCustomer(app.database);
    const { id } = await make();
    const reply = await app.rest('POST', '/ClientModifier', { id, nom: ' ', telephone: 'x' }, staff);
    expect(reply.json()).toMatchObject({
      errors: { nom: ['Le nom est obligatoire.'], telephone: [expect.any(String)] },
    });
    const taken = await app.rest('POST', '/ClientModifier', { id, email: email.toUpperCase() }, admin);
    expect(taken.json()).toMatchObject({ errors: { email: ['Cette adresse e-mail est déjà utilisée.'] } });
  });

  it.each(['Inactif', 'Inactive'])('blocks by the statut %s and ends every session', async (statut) => {
    const { id, email } = await make();
    const token = (await login(email)).body;
    const reply = await app.rest('POST', '/ClientModifier', { id, statut }, staff);
    expect(reply.json()).toMatchObject({ data: { statut: 'Inactif' } });
    expect((await app.rest('GET', '/client', undefined, token)).statusCode).toBe(401);
  });

  it('checks the version when one is sent', async () => {
    const { id } = await make();
    const { version } = await reload(id);
    expect((await app.rest('POST', '/ClientModifier', { id, version, nom: 'Un' }, staff)).statusCode).toBe(200);
    expect((await app.rest('POST', '/ClientModifier', { id, version, nom: 'Deux' }, staff)).statusCode).toBe(409);
    expect((await reload(id)).lastName).toBe('Un');
  });
});

describe('checks the version if one is sent', () => {
  it('blocks and unblocks by turns; the blocked one is logged out at once', async () => {
    const { id, email } = await make();
    const token = (await login(email)).body;
    const block = () => app.rest('GET', `/BlockClient/${id}`, undefined, staff);
    expect((await block()).json()).toMatchObject({ data: { statut: 'Inactif' } });
    expect((await app.rest('GET', '/client', undefined, token)).statusCode).toBe(401);
    expect((await login(email)).json()).toEqual({ data: 'bloque' });
    expect((await block()).json()).toMatchObject({ data: { statut: 'Active' } });
    expect((await login(email)).statusCode).toBe(200);
  });
});

describe('blocks and unblocks in turn; a blocked customer is logged out at once', () => {
  const remove = (id: number) => app.rest('DELETE', `/Client/${id}`, undefined, staff);
  const rows = async (id: number) => app.database.orm.em.fork().count(Customer, { id });

  it('deletes a customer without reservations, and their sessions', async () => {
    const { id, email } = await make();
    const token = (await login(email)).body;
    const reply = await remove(id);
    expect([reply.statusCode, reply.json()]).toEqual([200, { msg: 'Enregistrement supprimé!' }]);
    expect(await rows(id)).toBe(0);
    expect((await app.rest('GET', '/client', undefined, token)).statusCode).toBe(401);
    expect((await remove(id)).statusCode).toBe(404);
  });

  it('archives one with reservations, which stay readable, and frees the address', async () => {
    const { id, email } = await make();
    const rental = await makeReservation(app.database, { customer: { id }, status: ACCEPTED, ...agreed, ...past });
    expect((await remove(id)).statusCode).toBe(200);
    expect((await reload(id)).archivedAt).toBeInstanceOf(Date);
    expect((await app.rest('GET', `/Client/${id}`, undefined, staff)).statusCode).toBe(404);
    expect((await login(email)).statusCode).toBe(422);
    const read = await app.graphql(
      'query ($number: String!) { reservation(number: $number) { customer { lastName } } }',
      { number: rental.number },
      staff,
    );
    expect(read.data).toEqual({ reservation: { customer: { lastName: 'Alami' } } });
    expect((await app.rest('POST', '/admin/inscriptionFromAdmin', form({ email }), staff)).statusCode).toBe(200);
  });

  it.each([
    ['runs', { startsAt: new Date(Date.now() - DAY_MS), endsAt: new Date(Date.now() + DAY_MS) }],
    ['is to come', {}],
  ])('is refused while a rental %s, with the reason', async (_state, dates) => {
    const { id } = await make();
    const rental = await makeReservation(app.database, { customer: { id }, status: ACCEPTED, ...agreed, ...dates });
    const reply = await remove(id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json<{ message: string }>().message).toContain(rental.number);
    expect((await reload(id)).archivedAt).toBeFalsy();
  });

  describe('with open requests', () => {
    const accept = ({ number }: Reservation) =>
      app.graphql(
        'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { number } } }',
        { input: { number, total: '900', advance: '0' } },
        staff,
      );
    const locked = ({ id }: Reservation): HeldStatement[] => [
      ['select id from reservation where id = ? for update', id],
    ];
    const kept = ({ id }: Reservation): Promise<Reservation> =>
      app.database.orm.em.fork().findOneOrFail(Reservation, { id });

    it('refuses these, and tells of those that are to come', async () => {
      const customer = await make();
      const [request, missed] = [
        await makeReservation(app.database, { customer }),
        await makeReservation(app.database, { customer, ...past }),
      ];
      expect((await remove(customer.id)).statusCode).toBe(200);
      for (const each of [request, missed])
        expect(await kept(each)).toMatchObject({ status: 'REFUSED', reason: 'Compte client supprimé' });
      expect((await accept(request)).errors?.[0]?.extensions.code).toBe('RESERVATION.TRANSITION');
      const mails = () =>
        app.execute<{ reservation_id: number }>(
          `select reservation_id from sent_mail where reservation_id in (?, ?) and kind = 'REFUSED'`,
          [request.id, missed.id],
        );
      await until(async () => (await mails()).length > 0);
      expect(await mails()).toEqual([{ reservation_id: request.id }]);
    });

    it('refuses them to an acceptance that comes at the same time', async () => {
      const customer = await make();
      const request = await makeReservation(app.database, { customer });
      const [removed, accepted] = await behindLocks(
        app.database,
        locked(request),
        () => remove(customer.id),
        () => accept(request),
      );
      expect(removed.statusCode).toBe(200);
      expect(accepted.errors?.[0]?.extensions.code).toBe('RESERVATION.TRANSITION');
      expect((await kept(request)).status).toBe('REFUSED');
    });

    it('is refused if an acceptance comes first', async () => {
      const customer = await make();
      const request = await makeReservation(app.database, { customer });
      const [accepted, removed] = await behindLocks(
        app.database,
        locked(request),
        () => accept(request),
        () => remove(customer.id),
      );
      expect(accepted.errors).toBeUndefined();
      expect(removed.statusCode).toBe(409);
      expect(removed.json<{ message: string }>().message).toContain(request.number);
    });
  });
});

describe('by GraphQL', () => {
  const LIST = `query ($filter: CustomerFilter, $search: CustomerSearch, $sort: CustomerSort) {
    customers(filter: $filter, search: $search, sort: $sort, page: { size: 100 }) {
    totalCount items { id email } } }`;
  const emails = async (text: string, filter: object = {}, sort?: object): Promise<string[]> => {
    const { data } = await app.graphql<{ customers: { items: { email: string }[] } }>(
      LIST,
      { filter, search: { text }, sort },
      staff,
    );
    return data?.customers.items.map(({ email }) => email) ?? [];
  };

  it('creates, edits, blocks, unblocks and deletes', async () => {
    const input = {
      lastName: 'Idrissi',
      firstName: 'Zoé',
      email: form().email,
      address: 'Fès',
      password: CHOSEN_PASSWORD,
      phone: '+212 6-11',
      nationalId: 'AB12',
    };
    const FIELDS = 'id version lastName phone status rating nationalId emailVerifiedAt';
    const { data } = await app.graphql<{ createCustomer: { id: string; version: number } }>(
      `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { ${FIELDS} } }`,
      { input },
      staff,
    );
    const { id = '', version = 0 } = data?.createCustomer ?? {};
    expect(data?.createCustomer).toMatchObject({
      phone: '+212611',
      rating: 'GOOD',
      emailVerifiedAt: expect.any(String),
    });
    const UPDATE = `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { ${FIELDS} } }`;
    const edit = { id, version, lastName: 'Fassi', nationalId: null, password: '' };
    expect((await app.graphql(UPDATE, { input: edit }, staff)).data).toMatchObject({
      updateCustomer: { lastName: 'Fassi', nationalId: null, phone: '+212611' },
    });
    expect((await app.graphql(UPDATE, { input: edit }, staff)).errors?.[0]?.extensions.code).toBe(
      'CUSTOMER.VERSION_CONFLICT',
    );
    const call = (name: string) =>
      app.graphql(`mutation ($id: ID!) { ${name}(input: { id: $id }) { status } }`, { id }, staff);
    for (const [name, status] of [
      ['blockCustomer', 'BLOCKED'],
      ['blockCustomer', 'BLOCKED'],
      ['unblockCustomer', 'ACTIVE'],
    ] as const) {
      expect((await call(name)).data).toEqual({ [name]: { status } });
    }
    const DELETE = 'mutation ($id: ID!) { deleteCustomer(input: { id: $id }) }';
    expect((await app.graphql(DELETE, { id }, staff)).data).toEqual({ deleteCustomer: true });
    expect((await app.graphql(DELETE, { id }, staff)).errors?.[0]?.extensions.code).toBe('CUSTOMER.NOT_FOUND');
    expect((await app.graphql('query ($id: ID!) { customer(id: $id) { id } }', { id }, staff)).data).toEqual({
      customer: null,
    });
  });

  it('finds by name, e-mail, CIN and telephone, however they were written', async () => {
    const { email } = await make({
      nom: 'Zoubaïri',
      prenom: 'Élodie',
      cin: 'QX77881',
      telephone: '+212 661-987-001',
    });
    const { email: national } = await make({ nom: 'Autre', telephone: '0661987002' });
    for (const search of [
      'zoubairi',
      'ELODIE ZOU',
      'zoubairi elodie',
      'qx7788',
      email,
      '0661 98 70 01',
      '+212661987001',
    ]) {
      expect([search, await emails(search)]).toEqual([search, [email]]);
    }
    for (const search of ['+212661987002', '00212 661987002', '661987002']) {
      expect([search, await emails(search)]).toEqual([search, [national]]);
    }
    expect(await emails('0661987')).toEqual([national, email]);
    expect(await emails('100%')).toEqual([]);
  });

  it('filters and sorts, with the history of each', async () => {
    const stem = `tri${Date.now()}`;
    const [zoe, adam] = [
      await makeCustomer(app.database, { lastName: 'Zaki', firstName: stem, rating: CustomerRating.IRRESPONSIBLE }),
      await makeCustomer(app.database, {
        lastName: 'Ábbas',
        firstName: stem,
        status: CustomerStatus.BLOCKED,
        emailVerifiedAt: undefined,
      }),
    ];
    await makeReservation(app.database, { customer: zoe, status: ACCEPTED, ...agreed, ...past });
    await makeReservation(app.database, { customer: zoe, status: ACCEPTED, total: '100.50', advance: '0.00', ...past });
    await makeReservation(app.database, { customer: zoe, status: CANCELLED });
    await makeReservation(app.database, { customer: zoe, status: REFUSED });
    await makeReservation(app.database, { customer: zoe });
    const search = stem;
    expect(await emails(search, {}, { field: 'NAME', direction: 'ASC' })).toEqual([adam.email, zoe.email]);
    expect(await emails(search, {}, { field: 'RENTALS' })).toEqual([zoe.email, adam.email]);
    expect(await emails(search, {}, { field: 'CREATED_AT', direction: 'ASC' })).toEqual([zoe.email, adam.email]);
    expect(await emails(search, { status: 'BLOCKED' })).toEqual([adam.email]);
    expect(await emails(search, { rating: 'IRRESPONSIBLE' })).toEqual([zoe.email]);
    expect(await emails(search, { verified: false })).toEqual([adam.email]);
    expect(await emails(search, { verified: true })).toEqual([zoe.email]);
    const HISTORY = `query ($id: ID!) { customer(id: $id) { history { rentals cancellations refusals pending revenue lastRentalAt } } }`;
    const read = async (id: number) => (await app.graphql(HISTORY, { id: String(id) }, staff)).data;
    expect(await read(zoe.id)).toEqual({
      customer: {
        history: {
          rentals: 2,
          cancellations: 1,
          refusals: 1,
          pending: 1,
          revenue: '1000.50',
          lastRentalAt: expect.stringContaining(past.startsAt.toISOString().slice(0, 19)),
        },
      },
    });
    expect(await read(adam.id)).toMatchObject({
      customer: { history: { rentals: 0, revenue: '0.00', lastRentalAt: null } },
    });
  });

  it('narrows the list to customers that are named', async () => {
    const [one, other] = [await make(), await make()];
    const { data } = await app.graphql<{ customers: { items: { id: string }[] } }>(
      'query ($ids: [ID!]) { customers(filter: { ids: $ids }) { items { id } } }',
      { ids: [String(one.id), 'x', String(other.id)] },
      staff,
    );
    expect(data?.customers.items.map(({ id }) => Number(id))).toEqual([other.id, one.id]);
  });

  it('exports the filtered list as a workbook', async () => {
    const { email } = await make({ nom: 'Exportée', commentaire: '=1+1' });
    await makeReservation(app.database, {
      customer: { id: Number((await app.database.orm.em.fork().findOneOrFail(Customer, { email })).id) },
    });
    const { data } = await app.graphql<{ customersExport: { fileName: string; url: string } }>(
      'query { customersExport(search: { text: "exportee" }) { fileName mediaType url } }',
      undefined,
      staff,
    );
    expect(data?.customersExport).toMatchObject({
      fileName: 'clients.xlsx',
      mediaType: expect.stringContaining('spreadsheet'),
    });
    const sheet = await readSheet(await app.download(data?.customersExport));
    expect(sheet?.rowCount).toBe(2);
    expect(sheet?.getRow(2).values).toEqual(expect.arrayContaining(['Exportée', 'Sara', email, 'Bon client', '=1+1']));
  });

  it('is for staff only, including their remarks', async () => {
    const customer = await makeCustomer(app.database);
    const token = await app.tokenFor(customer);
    const ask = [
      '{ customers { totalCount } }',
      '{ customersExport { fileName } }',
      `{ customer(id: ${customer.id}) { id } }`,
      `mutation { blockCustomer(input: { id: ${customer.id} }) { id } }`,
      `mutation { deleteCustomer(input: { id: ${customer.id} }) }`,
    ];
    for (const query of ask) {
      expect((await app.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(query, {}, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    const own = '{ me { customer { history { rentals } } } }';
    expect((await app.graphql(own, {}, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    for (const path of ['/admin/getClients', '/Client/1', '/BlockClient/1']) {
      expect((await app.rest('GET', path)).statusCode).toBe(401);
      expect((await app.rest('GET', path, undefined, token)).statusCode).toBe(403);
    }
  });
});

describe('notes on a customer', () => {
  const ADD = `mutation ($input: AddCustomerNoteInput!) {
    addCustomerNote(input: $input) { version notes { text employee { lastName } } } }`;

  it('are added by the staff, in their order, and leave the record as it is', async () => {
    const customer = await makeCustomer(app.database);
    const add = (text: string) => app.graphql(ADD, { input: { customerId: String(customer.id), text } }, staff);
    await add('Préfère une automatique');
    const { data } = await add('  Paie par virement  ');
    expect(data).toMatchObject({
      addCustomerNote: {
        version: customer.version,
        notes: [{ text: 'Préfère une automatique', employee: {} }, { text: 'Paie par virement' }],
      },
    });
    const { errors } = await add('   ');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { text: ['La note est obligatoire.'] },
    });
  });

  it('are closed to customers, and refused for an unknown customer', async () => {
    const customer = await makeCustomer(app.database);
    const input = { customerId: String(customer.id), text: 'Moi-même' };
    const own = await app.graphql(ADD, { input }, await app.tokenFor(customer));
    expect(own.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    const absent = await app.graphql(ADD, { input: { ...input, customerId: '999999' } }, staff);
    expect(absent.errors?.[0]?.extensions?.['code']).toBe('CUSTOMER.NOT_FOUND');
  });
});
