import { pino } from 'pino';
import { makeCustomer, makeEmployee, makeReservation } from '../../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.js';
import { addMonths, DAY_MS } from '../../../kernel/time.js';
import { EmployeeRole } from '../../people/account/employee.entity.js';
import type { Customer } from '../../people/account/customer.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import { type RetentionBounds, RetentionService } from './retention.service.js';

const { ACCEPTED, PENDING, CANCELLED } = ReservationStatus;
/** One moment for the whole file, so that the tests' data is older than it. */
const NOW = new Date();
const agreed = { total: '900.00', advance: '0.00' };
const driver = { lastName: 'Secret', firstName: 'Sofia', phone: '0600000000', licenceNumber: 'P123' };

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.tokenFor(await makeEmployee(app.database, { role: EmployeeRole.ADMIN }));
});
afterAll(() => app.close());
beforeEach(() => execute('delete from contact_message'));

const execute = <T = unknown[]>(sql: string, values: unknown[] = []): Promise<T> =>
  app.database.orm.em.fork().execute(sql, values) as Promise<T>;

function retention(bounds?: RetentionBounds): RetentionService {
  const { jobs, settings, accountDeletion } = app.services;
  const em = app.database.orm.em;
  const logger = pino({ level: 'silent' });
  return new RetentionService({ em, jobs, settings, accounts: accountDeletion, logger, ...(bounds ? { bounds } : {}) });
}

const run = (now: Date, bounds?: RetentionBounds) => app.inContext(() => retention(bounds).run(now));
const monthsBefore = (months: number, days = 0): Date => new Date(addMonths(NOW, -months).getTime() - days * DAY_MS);

/** Backdates everything of an account to this time. */
async function age({ id }: Customer, at: Date): Promise<void> {
  await execute('update customer set created_at = ? where id = ?', [at, id]);
}

async function isForgotten({ id }: Customer): Promise<boolean> {
  const [row] = await execute<{ email: string }[]>('select email from customer where id = ?', [id]);
  return row?.email === `supprime-${id}@compte.invalid`;
}

describe('messages of the contact form', () => {
  const message = (at: Date, number: number) =>
    execute(
      `insert into contact_message (created_at, updated_at, name, subject, email, message) values (?, ?, 'a', 'b', 'c@d.ma', ?)`,
      [at, at, String(number)],
    );
  const left = async () =>
    (await execute<{ message: string }[]>('select message from contact_message order by id')).map((row) => row.message);

  it('are deleted after their retention period, in batches, and a run that reached its bound says so', async () => {
    for (let number = 1; number <= 5; number += 1) await message(monthsBefore(12, 1), number);
    await message(monthsBefore(11), 6);
    const bounds = { batch: 2, batches: 2, accounts: 10 };
    expect(await run(NOW, bounds)).toMatchObject({ contactMessages: 4, more: true });
    expect(await left()).toEqual(['5', '6']);
    expect(await run(NOW, bounds)).toMatchObject({ contactMessages: 1, more: false });
    expect(await left()).toEqual(['6']);
  });

  it('are deleted after the period that the Admin has set', async () => {
    await message(monthsBefore(3, 1), 1);
    const reply = await app.restForm('/editParametres', { conservation_messages: '3' }, admin);
    expect(reply.statusCode).toBe(200);
    expect(await run(NOW)).toMatchObject({ contactMessages: 1 });
    await app.restForm('/editParametres', { conservation_messages: '12' }, admin);
  });
});

describe('entries of the history', () => {
  it('are deleted after their period; no other deletion or change is possible', async () => {
    const customer = await makeCustomer(app.database);
    const entries = () =>
      execute<{ n: number }[]>(`select count(*)::int as n from audit_entry where record_id = ?`, [-1]);
    const entry = (at: Date) =>
      execute(
        `insert into audit_entry (at, record, record_id, action, changes, customer_id) values (?, 'CUSTOMER', -1, 'UPDATED', '[]', ?)`,
        [at, customer.id],
      );
    await entry(addMonths(NOW, -37));
    await entry(addMonths(NOW, -35));
    await expect(execute('delete from audit_entry where record_id = -1')).rejects.toThrow('append-only');
    expect(await run(NOW)).toMatchObject({ auditEntries: 1 });
    expect(await entries()).toEqual([{ n: 1 }]);
    // Recent entries are protected even from a transaction that asks to delete them.
    await entry(NOW);
    const em = app.database.orm.em.fork();
    await expect(
      em.transactional(async (tx) => {
        await tx.execute(`select set_config('audit.expiring', 'on', true)`);
        await tx.execute('delete from audit_entry where at > ?', [addMonths(NOW, -10)]);
      }),
    ).rejects.toThrow('append-only');
  });
});

describe('notifications', () => {
  it('are deleted after a year, with their read marks, in batches', async () => {
    const { id: reader } = await makeEmployee(app.database);
    const notification = async (at: Date) => {
      const [row] = await execute<{ id: number }[]>(
        `insert into notification (created_at, updated_at, title, description) values (?, ?, 'a', 'b') returning id`,
        [at, at],
      );
      await execute(
        `insert into notification_read (created_at, updated_at, notification_id, employee_id) values (?, ?, ?, ?)`,
        [at, at, row?.id, reader],
      );
    };
    for (let days = 1; days <= 5; days += 1) await notification(monthsBefore(12, days));
    await notification(monthsBefore(11));
    const bounds = { batch: 2, batches: 2, accounts: 10 };
    expect(await run(NOW, bounds)).toMatchObject({ notifications: 4, more: true });
    expect(await run(NOW, bounds)).toMatchObject({ notifications: 1, more: false });
    expect(await execute('select 1 as kept from notification_read where employee_id = ?', [reader])).toHaveLength(1);
  });
});

it('what is kept of mails goes with the history, in batches', async () => {
  const { id } = await makeReservation(app.database);
  const mail = (at: Date, key: string) =>
    execute(
      `insert into sent_mail (created_at, updated_at, reservation_id, message_key, kind, recipient, address)
       values (?, ?, ?, ?, 'ACCEPTED', 'CUSTOMER', 'a@b.ma')`,
      [at, at, id, key],
    );
  await mail(monthsBefore(36, 2), 'oldest');
  await mail(monthsBefore(36, 1), 'old');
  await mail(monthsBefore(35), 'young');
  expect(await run(NOW, { batch: 1, batches: 1, accounts: 10 })).toMatchObject({ sentMails: 1, more: true });
  expect(await run(NOW)).toMatchObject({ sentMails: 1 });
  expect(await execute('select message_key from sent_mail where reservation_id = ?', [id])).toEqual([
    { message_key: 'young' },
  ]);
});

it('idempotency keys are deleted after a day', async () => {
  const kept = (hours: number) =>
    execute('insert into idempotency_key (created_at, key_hash, content_hash) values (?, ?, ?)', [
      new Date(NOW.getTime() - hours * 3_600_000),
      `${hours} h`,
      'content',
    ]);
  await kept(25);
  await kept(23);
  expect(await run(NOW)).toMatchObject({ idempotencyKeys: 1 });
  expect(await execute('select key_hash from idempotency_key')).toEqual([{ key_hash: '23 h' }]);
});

it('mailed links are deleted a month after they expired, used or not', async () => {
  const { id } = await makeCustomer(app.database);
  const link = (days: number, hash: string, usedAt: Date | null) =>
    execute(
      `insert into email_token (created_at, updated_at, customer_id, purpose, token_hash, expires_at, used_at)
       values (now(), now(), ?, 'VERIFY_EMAIL', ?, ?, ?)`,
      [id, hash, new Date(NOW.getTime() - days * DAY_MS), usedAt],
    );
  await link(31, 'used', NOW);
  await link(31, 'unused', null);
  await link(29, 'young', null);
  await link(-1, 'open', null);
  expect(await run(NOW)).toMatchObject({ mailedLinks: 2 });
  expect(await execute('select token_hash from email_token where customer_id = ? order by 1', [id])).toEqual([
    { token_hash: 'open' },
    { token_hash: 'young' },
  ]);
});

describe('accounts whose address was never verified', () => {
  it('are erased after their period unless they rented or may still rent', async () => {
    const made = async (days: number, reservation?: Parameters<typeof makeReservation>[1]) => {
      const customer = await makeCustomer(app.database, { emailVerifiedAt: null } as never);
      await age(customer, new Date(NOW.getTime() - days * DAY_MS));
      if (reservation) await makeReservation(app.database, { customer, driver, ...reservation });
      return customer;
    };
    const past = { startsAt: monthsBefore(3), endsAt: monthsBefore(3, -2) };
    const ahead = { startsAt: new Date(NOW.getTime() + DAY_MS), endsAt: new Date(NOW.getTime() + 2 * DAY_MS) };
    const old = await made(31);
    const young = await made(29);
    const rented = await made(100, { ...past, status: ACCEPTED, ...agreed });
    const asking = await made(100, { ...ahead, status: PENDING });
    const asked = await made(100, { ...past, status: PENDING });
    expect(await run(NOW)).toMatchObject({ unverifiedAccounts: 2 });
    const forgotten = await Promise.all([old, young, rented, asking, asked].map(isForgotten));
    expect(forgotten).toEqual([true, false, false, false, true]);
  });
});

describe('unused accounts', () => {
  const used = async (months: number, overrides = {}) => {
    const customer = await makeCustomer(app.database, {
      firstName: 'Sofia',
      lastName: 'Secret',
      nationalId: 'BE123',
      ...overrides,
    });
    await age(customer, monthsBefore(months));
    return customer;
  };

  it('are erased, including those that the staff ended; a login or a reservation counts as use', async () => {
    const unused = await used(37);
    const ended = await used(60, { archivedAt: monthsBefore(50) });
    const young = await used(35);
    const loggedIn = await used(60);
    await app.tokenFor(loggedIn);
    await execute('update login_session set last_used_at = ? where customer_id = ?', [monthsBefore(2), loggedIn.id]);
    const rented = await used(60);
    const period = { startsAt: monthsBefore(20, 3), endsAt: monthsBefore(20) };
    await makeReservation(app.database, { customer: rented, ...period, ...agreed, status: ACCEPTED });
    expect(await run(NOW)).toMatchObject({ unusedAccounts: 2 });
    const all = [unused, ended, young, loggedIn, rented];
    expect(await Promise.all(all.map(isForgotten))).toEqual([true, true, false, false, false]);
    expect(await run(NOW)).toMatchObject({ unusedAccounts: 0, more: false });
    const [row] = await execute<{ archived_at: Date }[]>('select archived_at from customer where id = ?', [ended.id]);
    expect(new Date(row?.archived_at ?? 0)).toEqual(monthsBefore(50));
  });

  it('are kept while a rental is current or planned', async () => {
    for (const [startsAt, endsAt] of [
      [new Date(NOW.getTime() - DAY_MS), new Date(NOW.getTime() + DAY_MS)],
      [new Date(NOW.getTime() + DAY_MS), new Date(NOW.getTime() + 2 * DAY_MS)],
    ] as const) {
      const customer = await used(60);
      await makeReservation(app.database, { customer, startsAt, endsAt, status: ACCEPTED, ...agreed });
      await execute('update reservation set created_at = ? where customer_id = ?', [monthsBefore(60), customer.id]);
      await run(NOW);
      expect(await isForgotten(customer)).toBe(false);
      // Checks the rule itself, independent of the list of candidates.
      expect(await app.inContext(() => app.services.accountDeletion.forget(customer.id, 'x', NOW))).toBe(false);
    }
  });

  it('leave no trace of the person except in rentals, which the law requires the agency to keep', async () => {
    const customer = await used(60);
    const period = { startsAt: monthsBefore(50, 3), endsAt: monthsBefore(50) };
    const rental = await makeReservation(app.database, {
      customer,
      driver,
      comment: 'Siège bébé',
      ...period,
      ...agreed,
      status: ACCEPTED,
    });
    const cancelled = await makeReservation(app.database, {
      ...{ customer, driver, ...period, status: CANCELLED, ...agreed },
    });
    for (const { id } of [rental, cancelled])
      await execute(
        `insert into sent_mail (created_at, updated_at, reservation_id, message_key, kind, recipient, address)
         values (now(), now(), ?, ?, 'ACCEPTED', 'CUSTOMER', 'sofia.Secret@exemple.ma')`,
        [id, `trace-${id}`],
      );
    await execute('update reservation set created_at = ?', [monthsBefore(50)]);
    const told = `insert into notification (created_at, updated_at, title, description, reservation_id) values (?, ?, 'x', 'Sofia Secret', ?)`;
    await execute(told, [NOW, NOW, rental.id]);
    await app.tokenFor(customer);
    await execute('update login_session set last_used_at = ?, address = ?, user_agent = ? where customer_id = ?', [
      monthsBefore(49),
      '203.0.113.9',
      'Firefox Sofia',
      customer.id,
    ]);
    await execute(
      `insert into known_device (customer_id, token_hash, name, ip_address, created_at, last_login_at) values (?, 'h', 'Sofia', '203.0.113.9', ?, ?)
       on conflict do nothing`,
      [customer.id, monthsBefore(49), monthsBefore(49)],
    );
    await execute('update known_device set last_login_at = ? where customer_id = ?', [monthsBefore(49), customer.id]);
    expect(await run(NOW)).toMatchObject({ unusedAccounts: 1 });
    const traces = [
      ...(await execute('select * from customer where id = ?', [customer.id])),
      ...(await execute(`select * from reservation where status <> 'ACCEPTED' and customer_id = ?`, [customer.id])),
      ...(await execute('select * from notification where reservation_id = ?', [rental.id])),
      ...(await execute('select * from audit_entry where record_id = ? or record_id = ?', [customer.id, rental.id])),
      ...(await execute('select * from login_session where customer_id = ?', [customer.id])),
      ...(await execute('select * from known_device where customer_id = ?', [customer.id])),
    ];
    const mails = await execute('select * from sent_mail where reservation_id in (?)', [[rental.id, cancelled.id]]);
    expect(mails).toMatchObject([{ reservation_id: rental.id, kind: 'ACCEPTED', address: null }]);
    expect(traces.length).toBeGreaterThan(3);
    expect(JSON.stringify(traces)).not.toMatch(/Secret|Sofia|BE123|P123|bébé|203\.0\.113/);
    const [kept] = await execute<{ driver_last_name: string }[]>(
      'select driver_last_name from reservation where id = ?',
      [rental.id],
    );
    expect(kept?.driver_last_name).toBe('Secret');
  });

  it('are kept while a deposit is held, and leave the others their turn', async () => {
    const period = { startsAt: monthsBefore(50, 3), endsAt: monthsBefore(50) };
    const rental = async (values: object): Promise<Customer> => {
      const customer = await used(60);
      const made = await makeReservation(app.database, {
        ...{ customer, ...period, ...agreed, status: ACCEPTED, ...values },
      } as never);
      await execute('update reservation set created_at = ? where id = ?', [monthsBefore(50), made.id]);
      return customer;
    };
    const held = await rental({ depositHeld: '3000.00' });
    const owing = await rental({ stage: 'RETURNED', total: '900.00', advance: '100.00' });
    const settled = await rental({ stage: 'CLOSED' });
    // As many as a run takes: those that have to stay are not among them.
    expect(await run(NOW, { batch: 10, batches: 1, accounts: 1 })).toMatchObject({ unusedAccounts: 1 });
    expect(await Promise.all([held, owing, settled].map(isForgotten))).toEqual([false, false, true]);
  });
});

describe('the retention settings', () => {
  const QUERY =
    '{ retentionSettings { contactRetentionMonths auditRetentionMonths unverifiedRetentionDays unusedRetentionMonths } }';
  const UPDATE = 'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { version } }';

  it('have defaults, are changed by the Admin, and are hidden from the public', async () => {
    expect((await app.graphql(QUERY, {}, admin)).data).toEqual({
      retentionSettings: {
        contactRetentionMonths: 12,
        auditRetentionMonths: 36,
        unverifiedRetentionDays: 30,
        unusedRetentionMonths: 36,
      },
    });
    expect((await app.graphql(QUERY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['contactRetentionMonths', 0],
    ['contactRetentionMonths', 61],
    ['contactRetentionMonths', null],
    ['auditRetentionMonths', 11],
    ['auditRetentionMonths', 121],
    ['unverifiedRetentionDays', 6],
    ['unverifiedRetentionDays', 366],
    ['unusedRetentionMonths', 11],
  ])('%s cannot be %s', async (field, value) => {
    const { errors } = await app.graphql(UPDATE, { input: { [field]: value } }, admin);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', fields: { [field]: [expect.any(String)] } });
  });
});
