import type { Em } from '../../../platform/database/orm.js';
import { lockRecord } from '../../../platform/database/lock.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { requireCustomer } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { findMailedToken, spendEmailToken } from '../account/email-token.js';
import { EmailTokenPurpose } from '../account/email-token.entity.js';
import { hashPassword } from '../account/password.js';
import { Customer } from '../account/customer.entity.js';
import { AddressVerifiedError, EmailTakenError, LinkInvalidError } from './customer.errors.js';
import type { Profile, Registration } from './customer.commands.js';
import { CUSTOMER } from './customer-record.js';
import { CUSTOMER_MAIL } from './customer.jobs.js';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
}

/** Registers customers and changes their own accounts. */
export class CustomerService {
  constructor(private readonly deps: Deps) {}

  /**
   * Makes an account that is active but unverified, and mails the link that verifies it. Throws EmailTakenError,
   * TooManyRequestsError. Must not be called within a transaction.
   */
  async register({ password, ...fields }: Registration, ip: string): Promise<Customer> {
    const { limits } = this.deps;
    await limits.consume('registration', ip);
    // People must learn that their address has an account, but nobody may probe a list of addresses.
    return limits.attempt([{ name: 'known-address', key: ip }], () => this.make(fields, password), isTaken);
  }

  private async make(fields: Omit<Registration, 'password'>, password: string): Promise<Customer> {
    if (await this.deps.em.findOne(Customer, { email: fields.email, registered: true, archivedAt: null }))
      throw new EmailTakenError();
    const passwordHash = await hashPassword(password);
    const work = inTransaction(this.deps.em, async ({ em }) => {
      const customer = em.create(Customer, { ...fields, passwordHash });
      await em.persist(customer).flush();
      await this.enqueueVerification(customer);
      return customer;
    });
    // Another request may register the same address between our check and our insert.
    return refusingDuplicates(work, () => new EmailTakenError());
  }

  /**
   * Verifies an e-mail address by the link that was mailed to it: once, within 24 h. Throws AddressVerifiedError for a link whose address is
   * verified already, LinkInvalidError.
   */
  async verifyEmail(token: string): Promise<Customer> {
    return inTransaction(this.deps.em, async (tx) => {
      const { em } = tx;
      const spent = await spendEmailToken(tx, token, EmailTokenPurpose.VERIFY_EMAIL);
      const owner = spent ?? (await findMailedToken(em, token, EmailTokenPurpose.VERIFY_EMAIL));
      const id = owner && 'customerId' in owner ? owner.customerId : undefined;
      const customer = id === undefined ? null : await em.findOne(Customer, { id, archivedAt: null });
      if (!spent && customer?.emailVerifiedAt) throw new AddressVerifiedError();
      if (!spent || !customer) throw new LinkInvalidError();
      customer.emailVerifiedAt ??= new Date();
      await em.flush();
      return customer;
    });
  }

  /** Mails a new link to the caller; false if their address is already verified. Throws TooManyRequestsError. */
  async resendVerification(actor: Actor, ip: string): Promise<boolean> {
    requireCustomer(actor);
    const customer = await this.deps.em.findOneOrFail(Customer, { id: actor.id });
    if (customer.emailVerifiedAt) return false;
    await this.deps.limits.consume('registration', ip);
    await this.deps.limits.consume('verification-mail', String(customer.id));
    await this.enqueueVerification(customer);
    return true;
  }

  /** Changes the caller's own profile. Throws VersionConflictError. */
  async updateProfile(actor: Actor, version: number, profile: Profile): Promise<Customer> {
    requireCustomer(actor);
    return inTransaction(this.deps.em, async (tx) => {
      const customer = await lockRecord(tx, CUSTOMER, actor.id, version);
      tx.em.assign(customer, profile);
      await tx.em.flush();
      return customer;
    });
  }

  private enqueueVerification(customer: Customer): Promise<void> {
    return this.deps.jobs.enqueue(CUSTOMER_MAIL, { customerId: customer.id, occasion: 'verify-email' });
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof EmailTakenError;
}
