import { assign, LockMode } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { isUniqueViolation } from '../../../platform/database/sql-errors.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { requireCustomer } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { checkInput } from '../../../kernel/check-input.js';
import { VersionConflictError } from '../../../kernel/domain-error.js';
import { cleanMail, cleanPhone, cleanText } from '../../../kernel/field-rules.js';
import { spendEmailToken } from '../account/email-token.js';
import { EmailTokenPurpose } from '../account/email-token.entity.js';
import { hashPassword } from '../account/password.js';
import { Customer } from '../account/customer.entity.js';
import { EmailTakenError, LinkInvalidError } from './customer.errors.js';
import { RegisterCustomerInput, UpdateProfileInput } from './customer.input.js';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
}

/** Customers and their accounts. */
export class CustomerService {
  constructor(private readonly deps: Deps) {}

  /**
   * Makes an account that is active but unverified, and mails the link that verifies it. Throws ValidationError with every
   * field at fault, EmailTakenError, TooManyRequestsError. Not within a transaction.
   */
  async register(typed: RegisterCustomerInput, ip: string): Promise<Customer> {
    const { password, ...fields } = cleanRegistration(typed);
    const { limits } = this.deps;
    await limits.consume('registration', ip);
    // People need to be told that their address has an account; who goes through a list of addresses does not.
    return limits.attempt([{ name: 'known-address', key: ip }], () => this.make(fields, password), isTaken);
  }

  private async make(fields: Omit<RegisterCustomerInput, 'password'>, password: string): Promise<Customer> {
    if (await this.deps.em.findOne(Customer, { email: fields.email, archivedAt: null })) throw new EmailTakenError();
    const passwordHash = await hashPassword(password);
    try {
      return await this.deps.em.transactional(async (em) => {
        const customer = em.create(Customer, { ...fields, passwordHash });
        await em.persist(customer).flush();
        await this.enqueueVerification(customer);
        return customer;
      });
    } catch (error) {
      // A rival registered the same address between our look and our insert.
      throw isUniqueViolation(error) ? new EmailTakenError() : error;
    }
  }

  /** Proves an e-mail address by the link that was mailed to it: once, within 24 h. Throws LinkInvalidError. */
  async verifyEmail(token: unknown): Promise<Customer> {
    return this.deps.em.transactional(async (em) => {
      const owner = await spendEmailToken(em, token, EmailTokenPurpose.VERIFY_EMAIL);
      const id = owner && 'customerId' in owner ? owner.customerId : undefined;
      const customer = id === undefined ? null : await em.findOne(Customer, { id, archivedAt: null });
      if (!customer) throw new LinkInvalidError();
      customer.emailVerifiedAt ??= new Date();
      await em.flush();
      return customer;
    });
  }

  /** Mails a new link to the caller; false when their address is verified already. Throws TooManyRequestsError. */
  async resendVerification(actor: Actor, ip: string): Promise<boolean> {
    requireCustomer(actor);
    const customer = await this.deps.em.findOneOrFail(Customer, { id: actor.id });
    if (customer.emailVerifiedAt) return false;
    await this.deps.limits.consume('registration', ip);
    await this.deps.limits.consume('verification-mail', String(customer.id));
    await this.enqueueVerification(customer);
    return true;
  }

  /** Changes what the caller says of themselves. Throws ValidationError with every field at fault, VersionConflictError. */
  async updateProfile(actor: Actor, typed: UpdateProfileInput): Promise<Customer> {
    requireCustomer(actor);
    const fields = cleanPerson(typed);
    checkInput(Object.assign(new UpdateProfileInput(), fields));
    return this.deps.em.transactional(async (em) => {
      const customer = await em.findOneOrFail(
        Customer,
        { id: actor.id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (customer.version !== typed.version) throw new VersionConflictError('CUSTOMER.VERSION_CONFLICT');
      assign(customer, fields);
      await em.flush();
      return customer;
    });
  }

  private enqueueVerification(customer: Customer): Promise<void> {
    return this.deps.jobs.enqueue('customer-mail', { customerId: customer.id, occasion: 'verify-email' });
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof EmailTakenError;
}

function cleanRegistration(typed: RegisterCustomerInput): RegisterCustomerInput {
  const input = Object.assign(new RegisterCustomerInput(), {
    ...cleanPerson(typed),
    email: cleanMail(typed.email),
    password: typed.password,
  });
  checkInput(input);
  return { ...input };
}

function cleanPerson({ lastName, firstName, address, title, phone }: UpdateProfileInput | RegisterCustomerInput) {
  return {
    lastName: cleanText(lastName),
    firstName: cleanText(firstName),
    address: cleanText(address),
    title,
    phone: cleanPhone(phone),
  };
}
