import { randomBytes } from 'node:crypto';
import { assign, LockMode } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireStaff } from '../../../kernel/access.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import type { Actor } from '../../../kernel/actor.js';
import { checkInput } from '../../../kernel/check-input.js';
import { assertVersion } from '../../../kernel/domain-error.js';
import { cleanLine, cleanMail, cleanPhone, cleanText } from '../../../kernel/field-rules.js';
import { parseId } from '../../../kernel/ids.js';
import { sentFields } from '../../../kernel/sent-fields.js';
import { noticeChange } from '../account/account-notices.js';
import type { AuthService } from '../account/auth.service.js';
import { assertMaySetCredentials, credentialEdit, dropMailedLinks } from '../account/credentials.js';
import { hashPassword } from '../account/password.js';
import { Customer, CustomerStatus } from '../account/customer.entity.js';
import { CustomerNotFoundError, EmailTakenError } from './customer.errors.js';
import { customerRemoval } from './customer.events.js';
import { CreateCustomerInput, UpdateCustomerInput } from './customer-desk.input.js';

/** An edit whose version is checked if it came along: old clients send none. */
export type CustomerEdit = Omit<UpdateCustomerInput, 'id' | 'version'> & {
  readonly id: unknown;
  readonly version?: number | null | undefined;
};

interface Deps {
  readonly em: Em;
  readonly auth: AuthService;
  readonly domainEvents: DomainEvents;
  readonly jobs: JobQueue;
}

/** Keeps customers for the staff (docs/rules/back-office.md#customers). Every call is for staff only. */
export class CustomerDeskService {
  constructor(private readonly deps: Deps) {}

  /** Throws CustomerNotFoundError, for an archived one too. */
  async get(actor: Actor, id: unknown): Promise<Customer> {
    requireStaff(actor);
    return this.find(id);
  }

  /**
   * Makes an account, verified at once because the staff know who it is for. One that a key makes is not, and has a password
   * that nobody knows: its holder chooses one by the link that is mailed to them on request. Throws ValidationError with every
   * field at fault, ForbiddenError for a key that sends a password, EmailTakenError. Not within a transaction.
   */
  async create(actor: Actor, typed: CreateCustomerInput): Promise<Customer> {
    requireStaff(actor);
    const byKey = actor.kind === 'key';
    if (byKey) assertMaySetCredentials(actor, { email: false, password: (typed.password ?? '') !== '' });
    const input = Object.assign(new CreateCustomerInput(), {
      ...cleanFields(typed),
      nationalId: cleanText(typed.nationalId) ?? null,
      comment: cleanText(typed.comment) ?? null,
      password: byKey ? unknownPassword() : typed.password,
    });
    checkInput(input);
    const { em } = this.deps;
    if (await em.findOne(Customer, { email: input.email, archivedAt: null })) throw new EmailTakenError();
    const { password, ...fields } = input;
    const passwordHash = await hashPassword(password ?? unknownPassword());
    const emailVerifiedAt = byKey ? null : new Date();
    const customer = em.create(Customer, { ...fields, passwordHash, emailVerifiedAt });
    await refusingDuplicates(em.persist(customer).flush(), () => new EmailTakenError());
    return customer;
  }

  /**
   * Changes what was sent and nothing else. A block and a new password end every session of the account; a new password or
   * address ends the links that were mailed before, is told to the customer at the address they had, and is the Admins' to set
   * (docs/rules/accounts.md#who-may-change-what). Throws ValidationError, ForbiddenError, EmailTakenError, CustomerNotFoundError,
   * VersionConflictError. Not within a transaction.
   */
  async update(actor: Actor, typed: CustomerEdit): Promise<Customer> {
    requireStaff(actor);
    const { password, ...changes } = cleanEdit(typed);
    const { email } = changes;
    // Before the slow hash, and again below, where nobody else can change the account any more.
    const before = await this.find(typed.id);
    assertVersion(before, typed.version, 'CUSTOMER.VERSION_CONFLICT');
    assertMaySetCredentials(actor, credentialEdit(before, { email, password }));
    const passwordHash = password == null ? undefined : await hashPassword(password);
    const changed = await this.change(typed.id, async (em, customer) => {
      assertVersion(customer, typed.version, 'CUSTOMER.VERSION_CONFLICT');
      const edit = credentialEdit(customer, { email, password });
      assertMaySetCredentials(actor, edit);
      if (
        edit.email &&
        (await em.findOne(Customer, { email: email ?? '', archivedAt: null, id: { $ne: customer.id } }))
      )
        throw new EmailTakenError();
      const address = customer.email;
      const blocked = changes.status === CustomerStatus.BLOCKED && customer.status !== CustomerStatus.BLOCKED;
      assign(customer, { ...changes, ...(passwordHash === undefined ? {} : { passwordHash }) });
      if (edit.email || edit.password) await dropMailedLinks(em, { customerId: customer.id });
      await noticeChange(this.deps.jobs, customer, edit, { address, by: 'ADMIN' });
      return blocked || edit.password;
    });
    if (passwordHash !== undefined) noteSecurityEvent('password.changed', { subject: `customer:${changed.id}` });
    return changed;
  }

  /** A blocked customer is logged out everywhere at once and cannot log in. Throws CustomerNotFoundError. */
  block(actor: Actor, id: unknown): Promise<Customer> {
    return this.setStatus(actor, id, () => CustomerStatus.BLOCKED);
  }

  /** Lets a blocked customer log in again. Throws CustomerNotFoundError. */
  unblock(actor: Actor, id: unknown): Promise<Customer> {
    return this.setStatus(actor, id, () => CustomerStatus.ACTIVE);
  }

  /** Blocks an active customer, unblocks a blocked one: the old client's one call for both. Throws CustomerNotFoundError. */
  toggleBlock(actor: Actor, id: unknown): Promise<Customer> {
    return this.setStatus(actor, id, (status) =>
      status === CustomerStatus.ACTIVE ? CustomerStatus.BLOCKED : CustomerStatus.ACTIVE,
    );
  }

  /**
   * Takes a customer off every list and ends their sessions: one with reservations is archived, because their past stays
   * readable, any other is deleted (docs/rules/common.md#deletions). Throws CustomerNotFoundError, CustomerRentalAheadError
   * while a rental runs or is to come.
   */
  async delete(actor: Actor, id: unknown): Promise<void> {
    requireStaff(actor);
    const tell = await inTransaction(this.deps.em, async (tx) => {
      const { em } = tx;
      const customer = await this.find(id, true);
      let kept = false;
      await this.deps.domainEvents.happened(tx, customerRemoval, { customer, keepRecord: () => (kept = true) });
      const ended = await this.deps.auth.endSessions({ customerId: customer.id });
      if (kept) {
        await em.execute('delete from email_token where customer_id = ?', [customer.id]);
        customer.archivedAt = new Date();
      } else {
        em.remove(customer);
      }
      await em.flush();
      return ended;
    });
    tell();
  }

  private setStatus(actor: Actor, id: unknown, next: (status: CustomerStatus) => CustomerStatus): Promise<Customer> {
    requireStaff(actor);
    return this.change(id, (_em, customer) => {
      customer.status = next(customer.status);
      return customer.status === CustomerStatus.BLOCKED;
    });
  }

  /** Changes a customer held against other changes; ends their sessions when `work` says so. */
  private async change(
    id: unknown,
    work: (em: Em, customer: Customer) => Promise<boolean> | boolean,
  ): Promise<Customer> {
    const { customer, tell } = await refusingDuplicates(
      this.deps.em.transactional(async (em) => {
        const found = await this.find(id, true);
        const loggedOut = await work(em, found);
        await em.flush();
        return { customer: found, tell: loggedOut ? await this.deps.auth.endSessions({ customerId: found.id }) : null };
      }),
      () => new EmailTakenError(),
    );
    tell?.();
    return customer;
  }

  private async find(id: unknown, locked = false): Promise<Customer> {
    const customer = await this.deps.em.findOne(
      Customer,
      { id: parseId(id) ?? 0, archivedAt: null },
      locked ? { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } : {},
    );
    if (!customer) throw new CustomerNotFoundError();
    return customer;
  }
}

/** A password that nobody is told. */
function unknownPassword(): string {
  return randomBytes(32).toString('base64');
}

type PersonFields = Omit<CreateCustomerInput, 'nationalId' | 'comment' | 'password'>;

function cleanFields({ lastName, firstName, email, address, phone, title, rating, status }: PersonFields) {
  return {
    lastName: cleanLine(lastName),
    firstName: cleanLine(firstName),
    email: cleanMail(email),
    address: cleanLine(address),
    phone: cleanPhone(phone),
    title,
    rating,
    status,
  };
}

/** The fields that were sent, cleaned; what was sent empty is null. Throws ValidationError. */
function cleanEdit(typed: CustomerEdit): Partial<Omit<UpdateCustomerInput, 'id' | 'version'>> {
  const cleaned: Readonly<Record<string, unknown>> = {
    ...cleanFields(typed as PersonFields),
    nationalId: cleanText(typed.nationalId),
    comment: cleanText(typed.comment),
    password: typed.password === '' ? undefined : typed.password,
  };
  const edit = sentFields(typed, cleaned);
  checkInput(Object.assign(new UpdateCustomerInput(), edit));
  return edit;
}
