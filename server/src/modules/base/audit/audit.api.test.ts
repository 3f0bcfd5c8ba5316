import { makeCustomer, makeEmployee, makeReservation } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { type Employee, EmployeeRole } from '../../people/account/employee.entity.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';

const HISTORY = `query ($record: AuditedRecord!, $id: ID!) {
  history(record: $record, id: $id) { totalCount items { at action part author byCustomer changes { field before after } } }
}`;

interface Entry {
  action: string;
  part: string | null;
  author: string | null;
  byCustomer: boolean;
  changes: { field: string; before: string | null; after: string | null }[];
}

let app: TestApp;
let employee: Employee;
let customer: Customer;
let staffToken: string;
let customerToken: string;

beforeAll(async () => {
  app = await startTestApp();
  employee = await makeEmployee(app.database, { firstName: 'Nadia', lastName: 'Tazi' });
  customer = await makeCustomer(app.database, { firstName: 'Salma', lastName: 'Alaoui' });
  staffToken = await app.tokenFor(employee);
  customerToken = await app.tokenFor(customer);
});
afterAll(() => app.close());

async function historyOf(record: string, id: number, token = staffToken): Promise<Entry[]> {
  const { data, errors } = await app.graphql<{ history: { items: Entry[] } }>(
    HISTORY,
    { record, id: String(id) },
    token,
  );
  expect(errors).toBeUndefined();
  return data?.history.items ?? [];
}

const changeOf = (entry: Entry | undefined, field: string) => entry?.changes.find((change) => change.field === field);

describe('the history of a reservation', () => {
  let reservation: Reservation;
  beforeAll(async () => {
    reservation = await makeReservation(app.database, { customer });
    const accepted = await app.graphql(
      'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { number } } }',
      { input: { number: reservation.number, total: '900', advance: '100' } },
      staffToken,
    );
    expect(accepted.errors).toBeUndefined();
  });

  it('says who accepted it, and what changed, newest first', async () => {
    const [entry] = (await historyOf('RESERVATION', reservation.id)).filter(({ part }) => part === null);
    expect(entry).toMatchObject({ action: 'UPDATED', author: 'Nadia Tazi', byCustomer: false });
    expect(changeOf(entry, 'status')).toEqual({ field: 'status', before: 'PENDING', after: 'ACCEPTED' });
    expect(changeOf(entry, 'total')).toEqual({ field: 'total', before: null, after: '900.00' });
    expect(entry?.changes.map(({ field }) => field)).not.toContain('version');
  });

  it('names the customer as the author of their own change', async () => {
    const other = await makeReservation(app.database, { customer });
    const cancelled = await app.rest('POST', '/annulerreservation', { num_reservation: other.number }, customerToken);
    expect(cancelled.statusCode).toBe(200);
    const [entry] = await historyOf('RESERVATION', other.id);
    expect(entry).toMatchObject({ action: 'UPDATED', author: 'Salma Alaoui', byCustomer: true });
  });

  it('has no entry of a change that was rolled back', async () => {
    const other = await makeReservation(app.database, { customer });
    const before = await historyOf('RESERVATION', other.id);
    const tooMuch = { number: other.number, total: '100', advance: '900' };
    const refused = await app.graphql(
      'mutation ($input: AcceptReservationInput!) { acceptReservation(input: $input) { ... on Reservation { number } } }',
      { input: tooMuch },
      staffToken,
    );
    expect(refused.errors).toHaveLength(1);
    expect(await historyOf('RESERVATION', other.id)).toEqual(before);
  });

  it.each([
    ['a visitor', undefined, 'UNAUTHENTICATED'],
    ['a customer', 'customer', 'FORBIDDEN'],
  ])('is refused to %s', async (_, who, code) => {
    const token = who ? customerToken : undefined;
    const { errors } = await app.graphql(HISTORY, { record: 'RESERVATION', id: String(reservation.id) }, token);
    expect(errors?.[0]?.extensions.code).toBe(code);
  });

  it('of the settings is for Admins only', async () => {
    const { errors } = await app.graphql(HISTORY, { record: 'SETTINGS', id: '1' }, staffToken);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the trail', () => {
  it('records that a password changed, never the password', async () => {
    const member = await makeCustomer(app.database);
    const token = await app.tokenFor(member);
    const { errors } = await app.graphql(
      'mutation ($input: ChangePasswordInput!) { changeMyPassword(input: $input) }',
      { input: { currentPassword: 'demo1234', newPassword: 'autre-mot-1234' } },
      token,
    );
    expect(errors).toBeUndefined();
    const [entry] = await historyOf('CUSTOMER', member.id);
    expect(entry?.changes).toEqual([{ field: 'passwordHash', before: null, after: null }]);
  });

  it('loses the values of people who delete their account, and keeps the entries', async () => {
    const member = await makeCustomer(app.database, { lastName: 'Inoubliable' });
    const reservation = await makeReservation(app.database, { customer: member });
    const token = await app.tokenFor(member);
    const ended = await app.graphql(
      'mutation ($input: DeleteAccountInput!) { deleteMyAccount(input: $input) }',
      { input: { password: 'demo1234' } },
      token,
    );
    expect(ended.errors).toBeUndefined();
    const entries = [...(await historyOf('CUSTOMER', member.id)), ...(await historyOf('RESERVATION', reservation.id))];
    expect(entries.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(entries)).not.toContain('Inoubliable');
    expect(entries.flatMap(({ changes }) => changes).every(({ before, after }) => !before && !after)).toBe(true);
  });

  it.each(['delete from audit_entry', `update audit_entry set changes = '[]'`, 'truncate audit_entry'])(
    'the database refuses: %s',
    async (statement) => {
      await expect(app.inContext(() => app.database.orm.em.fork().execute(statement))).rejects.toThrow('append-only');
    },
  );
});

describe('the newest changes of all records', () => {
  const ask = async (token: string) => {
    const { data, errors } = await app.graphql<{
      activity: { record: string; recordId: string; label: string | null; author: string | null; fields: string[] }[];
    }>('{ activity(limit: 50) { record recordId label author fields byCustomer byApiKey part action at } }', {}, token);
    return { found: data?.activity ?? [], code: errors?.[0]?.extensions?.['code'] };
  };

  it('name the record and who changed it; an employee does not see those that only an Admin may read', async () => {
    const reservation = await makeReservation(app.database, { customer });
    await app.graphql(
      'mutation ($input: RefuseReservationInput!) { refuseReservation(input: $input) { number } }',
      { input: { number: reservation.number } },
      staffToken,
    );
    const admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
    const { found } = await ask(staffToken);
    expect(found.find(({ recordId, author }) => recordId === String(reservation.id) && author)).toMatchObject({
      record: 'RESERVATION',
      label: reservation.number,
      author: 'Nadia Tazi',
      fields: expect.arrayContaining(['status']),
    });
    expect(found.map(({ record }) => record)).not.toContain('EMPLOYEE');
    expect((await ask(admin)).found.map(({ record }) => record)).toContain('EMPLOYEE');
    expect((await ask(customerToken)).code).toBe('FORBIDDEN');
  });
});
