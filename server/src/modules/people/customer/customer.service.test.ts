import { parseRegistration } from './customer.commands.js';
import { makeCustomer, CHOSEN_PASSWORD } from '../../../../test/factories.js';
import { openTestDatabase } from '../../../../test/test-database.js';
import type { Database } from '../../../platform/database/orm.js';
import type { Em } from '../../../platform/database/orm.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { createRateLimits } from '../../../platform/limits/rate-limits.js';
import { TooManyRequestsError, type ValidationError } from '../../../kernel/domain-error.js';
import { Title } from '../../../kernel/title.js';
import { issueEmailToken } from '../account/email-token.js';
import { EmailTokenPurpose } from '../account/email-token.entity.js';
import { verifyPassword } from '../account/password.js';
import { Customer, CustomerStatus } from '../account/customer.entity.js';
import { AddressVerifiedError, EmailTakenError, LinkInvalidError } from './customer.errors.js';
import type { RegisterCustomerInput } from './customer.input.js';
import { CustomerService } from './customer.service.js';
import { inUnitOfWork } from '../../../platform/database/unit-of-work.js';

const HOUR = 3_600_000;

let database: Database;
let em: Em;
let customers: CustomerService;
let jobs: { name: string; payload: unknown }[];
let failingQueue = false;
let made = 0;

const inContext = <T>(work: () => Promise<T>): Promise<T> => inUnitOfWork(database.orm.em, work);
const form = (fields: Record<string, unknown> = {}): RegisterCustomerInput =>
  ({
    lastName: 'Alami',
    firstName: 'Sara',
    address: '1 rue des Orangers, Rabat',
    title: Title.MRS,
    phone: '06 12-34-56 78',
    email: `nouveau${++made}@example.ma`,
    password: CHOSEN_PASSWORD,
    ...fields,
  }) as RegisterCustomerInput;
const register = (fields: Record<string, unknown> = {}, ip = '10.0.0.1') =>
  inContext(async () => customers.register(parseRegistration(form(fields)), ip));

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => {
  em = database.orm.em.fork() as Em;
  jobs = [];
  failingQueue = false;
  const queue = {
    enqueue: async ({ name }: { name: string }, payload: unknown) => {
      if (failingQueue) throw new Error('queue is away');
      jobs.push({ name, payload });
    },
  } as unknown as JobQueue;
  const limits = createRateLimits({ redisUrl: undefined, namespace: 'test', factor: 1, onError: () => undefined });
  customers = new CustomerService({ em: database.orm.em, jobs: queue, limits });
});
afterAll(() => database.close());

describe('registering', () => {
  it('makes an active, unverified customer and queues the verification mail', async () => {
    const { id } = await register({ email: ' Nouvelle@Example.MA ' });
    const customer = await em.findOneOrFail(Customer, { id });
    expect(customer).toMatchObject({
      lastName: 'Alami',
      firstName: 'Sara',
      title: Title.MRS,
      phone: '0612345678',
      email: 'nouvelle@example.ma',
      status: CustomerStatus.ACTIVE,
    });
    expect(customer.emailVerifiedAt ?? null).toBeNull();
    expect(await verifyPassword(customer.passwordHash, CHOSEN_PASSWORD)).toBe(true);
    expect(jobs).toEqual([{ name: 'customer-mail', payload: { customerId: id, occasion: 'verify-email' } }]);
  });

  it('reports every missing field at once', async () => {
    const refusal: unknown = await inContext(async () =>
      customers.register(parseRegistration({ title: Title.MR }), '10.0.0.1'),
    ).catch((error: unknown) => error);
    expect((refusal as ValidationError).fields).toEqual({
      lastName: ['Le nom est obligatoire.'],
      firstName: ['Le prénom est obligatoire.'],
      address: ["L'adresse est obligatoire."],
      phone: ['Le téléphone est obligatoire.'],
      email: ["L'e-mail est obligatoire."],
      password: ['Le mot de passe est obligatoire.'],
    });
    expect(jobs).toEqual([]);
  });

  it.each([
    ['lastName', 'R2D2'],
    ['firstName', 'x'.repeat(31)],
    ['address', 'x'.repeat(201)],
    ['title', 'Mademoiselle'],
    ['phone', '06:12'],
    ['phone', '12345678901234567'],
    ['email', 'a@b'],
    ['email', 'a@b.ma\nBcc: victim@example.ma'],
    ['email', `${'a'.repeat(46)}@b.ma`],
    ['password', '1234567'],
    ['password', 'x'.repeat(201)],
    ['password', { length: 9 }],
  ])('refuses %s %j', async (field, value) => {
    await expect(register({ [field]: value })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { [field]: [expect.any(String)] },
    });
  });

  it('refuses an address that has an account, whatever its case', async () => {
    const { email } = await makeCustomer(database);
    await expect(register({ email: email.toUpperCase() })).rejects.toThrow(EmailTakenError);
    expect(jobs).toEqual([]);
  });

  it('accepts only one of two simultaneous requests for an address', async () => {
    const email = 'rivaux@example.ma';
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => register({ email })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(EmailTakenError);
    expect(await em.count(Customer, { email })).toBe(1);
  });

  it('accepts the address of an archived account', async () => {
    const { email } = await makeCustomer(database, { archivedAt: new Date() });
    await expect(register({ email })).resolves.toMatchObject({ email });
  });

  it('changes nothing if the mail cannot be queued', async () => {
    failingQueue = true;
    await expect(register({ email: 'perdu@example.ma' })).rejects.toThrow('queue is away');
    expect(await em.count(Customer, { email: 'perdu@example.ma' })).toBe(0);
  });

  it('is limited by address, not counting invalid input', async () => {
    for (let i = 0; i < 31; i++) await register({ phone: 'x' }, '10.0.0.9').catch(() => undefined);
    await Promise.all(Array.from({ length: 30 }, (_, i) => register({ email: `nouveau${i}@example.ma` }, '10.0.0.9')));
    await expect(register({}, '10.0.0.9')).rejects.toThrow(TooManyRequestsError);
    await expect(register({}, '10.0.0.10')).resolves.toHaveProperty('id');
  });

  it('tells one address ten times an hour that an e-mail is known, then refuses further attempts', async () => {
    const { email } = await makeCustomer(database);
    const outcomes = await Promise.allSettled(Array.from({ length: 15 }, () => register({ email }, '10.0.0.11')));
    const reasons = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? (outcome.reason as unknown) : undefined,
    );
    expect(reasons.filter((reason) => reason instanceof EmailTakenError)).toHaveLength(10);
    expect(reasons.filter((reason) => reason instanceof TooManyRequestsError)).toHaveLength(5);
    await expect(register({ email: 'inconnu@example.ma' }, '10.0.0.11')).rejects.toThrow(TooManyRequestsError);
    await expect(register({ email }, '10.0.0.12')).rejects.toThrow(EmailTakenError);
  });
});

describe('verifying an address', () => {
  const unverified = async () =>
    em.findOneOrFail(Customer, await makeCustomer(database, { emailVerifiedAt: undefined }).then(({ id }) => ({ id })));
  const issue = async (customer: Customer, lifetime = 24 * HOUR, purpose = EmailTokenPurpose.VERIFY_EMAIL) =>
    (await issueEmailToken(em, customer, purpose, lifetime)) ?? '';
  const verify = (token: string) => inContext(() => customers.verifyEmail(token));

  it('happens once', async () => {
    const customer = await unverified();
    const token = await issue(customer);
    expect((await verify(token)).emailVerifiedAt).toBeInstanceOf(Date);
    await expect(verify(token)).rejects.toThrow(AddressVerifiedError);
    await em.refresh(customer);
    expect(customer.emailVerifiedAt).toBeInstanceOf(Date);
    await em.nativeUpdate(Customer, { id: customer.id }, { archivedAt: new Date() });
    await expect(verify(token)).rejects.toThrow(LinkInvalidError);
  });

  it('happens once for simultaneous requests', async () => {
    const token = await issue(await unverified());
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => verify(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('uses up the other links of the account', async () => {
    const customer = await unverified();
    const [older, newer] = [await issue(customer), await issue(customer)];
    await verify(older);
    await expect(verify(newer)).rejects.toThrow(AddressVerifiedError);
  });

  it('refuses a link that is expired, unknown or of another purpose', async () => {
    const customer = await unverified();
    const old = await issue(customer, -1);
    const other = await issue(customer, HOUR, EmailTokenPurpose.RESET_PASSWORD);
    for (const token of [old, other, 'unknown', '', 'x'.repeat(10_000)]) {
      await expect(verify(token)).rejects.toMatchObject({
        code: 'CUSTOMER.LINK_INVALID',
        fields: { token: [expect.any(String)] },
      });
    }
    await em.refresh(customer);
    expect(customer.emailVerifiedAt ?? null).toBeNull();
    await verify(await issue(customer));
    for (const token of [other, 'unknown']) await expect(verify(token)).rejects.toThrow(LinkInvalidError);
  });

  it('stores no token, only its SHA-256', async () => {
    const token = await issue(await unverified());
    const rows = await em.execute<{ token_hash: string }[]>('select * from email_token order by id desc limit 1');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('asking for another verification mail', () => {
  const actorOf = ({ id }: Customer) => ({ kind: 'customer', id, sessionId: '' }) as const;

  it('is for customers whose address is not verified yet', async () => {
    const unverified = await makeCustomer(database, { emailVerifiedAt: undefined });
    const verified = await makeCustomer(database);
    expect(await inContext(() => customers.resendVerification(actorOf(unverified), '10.0.0.1'))).toBe(true);
    expect(await inContext(() => customers.resendVerification(actorOf(verified), '10.0.0.1'))).toBe(false);
    expect(jobs).toEqual([{ name: 'customer-mail', payload: { customerId: unverified.id, occasion: 'verify-email' } }]);
    await expect(customers.resendVerification({ kind: 'visitor' }, '10.0.0.1')).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(
      customers.resendVerification({ kind: 'admin', id: 1, sessionId: '' }, '10.0.0.1'),
    ).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('is limited by account', async () => {
    const actor = actorOf(await makeCustomer(database, { emailVerifiedAt: undefined }));
    for (let i = 0; i < 3; i++) await inContext(() => customers.resendVerification(actor, `10.0.1.${i}`));
    await expect(inContext(() => customers.resendVerification(actor, '10.0.1.9'))).rejects.toThrow(
      TooManyRequestsError,
    );
    expect(jobs).toHaveLength(3);
  });

  it('is limited by address', async () => {
    const ask = async () => {
      const actor = actorOf(await makeCustomer(database, { emailVerifiedAt: undefined }));
      return inContext(() => customers.resendVerification(actor, '10.0.0.2'));
    };
    for (let i = 0; i < 30; i++) await ask();
    await expect(ask()).rejects.toThrow(TooManyRequestsError);
  });
});
