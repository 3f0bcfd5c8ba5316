import { randomBytes } from 'node:crypto';
import { findRecord, lockRecord } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireStaff } from '../../../kernel/access.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import { type Actor, employeeIdOf, type StaffActor } from '../../../kernel/actor.js';
import { assertVersion, ValidationError } from '../../../kernel/domain-error.js';
import { noticeChange } from '../account/account-notices.js';
import type { AuthService } from '../account/auth.service.js';
import { assertMaySetCredentials, credentialEdit, dropMailedLinks } from '../account/credentials.js';
import { hashPassword } from '../account/password.js';
import { Customer, CustomerStatus } from '../account/customer.entity.js';
import type { EmailTokenTable } from '../account/email-token.entity.js';
import type { CustomerEdit, NewCustomer } from './customer-desk.commands.js';
import { EmailTakenError } from './customer.errors.js';
import { customerRemoval } from './customer.events.js';
import { CUSTOMER } from './customer-record.js';

interface Deps {
  readonly em: Em;
  readonly auth: AuthService;
  readonly domainEvents: DomainEvents;
  readonly jobs: JobQueue;
}

/** Manages customers for the staff (docs/rules/back-office.md#customers). Every call is for staff only. */
export class CustomerDeskService {
  constructor(private readonly deps: Deps) {}

  /** Returns a customer. Throws CustomerNotFoundError, also for an archived one. */
  async get(actor: Actor, id: number): Promise<Customer> {
    requireStaff(actor);
    return findRecord(this.deps.em, CUSTOMER, id);
  }

  /**
   * Makes an account. It is verified at once, because the staff know its owner. One made by an access key is not, and has a random
   * password: its owner chooses one by the link mailed on request. Throws ForbiddenError for a key that sends a password, EmailTakenError.
   * Must not be called within a transaction.
   */
  async create(actor: Actor, { password, ...fields }: NewCustomer): Promise<Customer> {
    requireStaff(actor);
    const byKey = actor.kind === 'key';
    if (byKey) assertMaySetCredentials(actor, { email: false, password: password !== null });
    const { em } = this.deps;
    // Checked before the slow hash; the unique index refuses simultaneous requests.
    await refuseTaken(em, fields.email);
    const passwordHash = await hashPassword(password ?? unknownPassword());
    const emailVerifiedAt = byKey ? null : new Date();
    const work = inTransaction(em, async (tx) => {
      const customer = tx.em.create(Customer, { ...fields, passwordHash, emailVerifiedAt });
      await tx.em.persist(customer).flush();
      return customer;
    });
    return refusingDuplicates(work, () => new EmailTakenError());
  }

  /**
   * Changes the fields of an edit. A block and a new password end every session of the account. A new password or address invalidates the
   * links mailed before, is reported to the customer at the previous address, and is reserved to Admins
   * (docs/rules/accounts.md#who-may-change-what). Throws ForbiddenError, EmailTakenError, CustomerNotFoundError, VersionConflictError. Must
   * not be called within a transaction.
   */
  async update(actor: Actor, { id, version, changes: { password, ...changes } }: CustomerEdit): Promise<Customer> {
    requireStaff(actor);
    const { email } = changes;
    // Checked before the slow hash, and again below under the lock.
    const before = await findRecord(this.deps.em, CUSTOMER, id);
    assertVersion(before, version, 'CUSTOMER.VERSION_CONFLICT');
    if (!before.registered) return this.updateRenter(actor, { id, version, changes }, password);
    assertMaySetCredentials(actor, credentialEdit(before, { email, password }));
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    return this.change({ id, version }, async (tx, customer) => {
      const edit = credentialEdit(customer, { email, password });
      assertMaySetCredentials(actor, edit);
      if (edit.email && email !== undefined) await refuseTaken(tx.em, email, customer.id);
      const address = customer.email;
      const blocked = changes.status === CustomerStatus.BLOCKED && customer.status !== CustomerStatus.BLOCKED;
      tx.em.assign(customer, {
        ...rated(actor, customer, changes),
        ...(passwordHash !== undefined && { passwordHash }),
      });
      if (edit.email || edit.password) await dropMailedLinks(tx, { customerId: customer.id });
      await noticeChange(this.deps.jobs, customer, edit, { address, by: 'ADMIN' });
      if (edit.password)
        tx.afterCommit(() => noteSecurityEvent('password.changed', { subject: `customer:${customer.id}` }));
      return blocked || edit.password;
    });
  }

  /** Changes the record of a person without an account, whose address is for messages only. Throws ValidationError for a password. */
  private updateRenter(
    actor: StaffActor,
    {
      id,
      version,
      changes,
    }: Omit<CustomerEdit, 'changes'> & { readonly changes: Omit<CustomerEdit['changes'], 'password'> },
    password: string | undefined,
  ): Promise<Customer> {
    if (password !== undefined) throw new ValidationError({ password: ["Ce client n'a pas de compte."] });
    return this.change({ id, version }, (tx, customer) => {
      tx.em.assign(customer, rated(actor, customer, changes));
      return false;
    });
  }

  /** Blocks a customer, who is logged out everywhere at once and cannot log in. Throws CustomerNotFoundError. */
  block(actor: Actor, id: number): Promise<Customer> {
    return this.setStatus(actor, id, () => CustomerStatus.BLOCKED);
  }

  /** Lets a blocked customer log in again. Throws CustomerNotFoundError. */
  unblock(actor: Actor, id: number): Promise<Customer> {
    return this.setStatus(actor, id, () => CustomerStatus.ACTIVE);
  }

  /** Blocks an active customer or unblocks a blocked one, for the old client's single call. Throws CustomerNotFoundError. */
  toggleBlock(actor: Actor, id: number): Promise<Customer> {
    return this.setStatus(actor, id, (status) =>
      status === CustomerStatus.ACTIVE ? CustomerStatus.BLOCKED : CustomerStatus.ACTIVE,
    );
  }

  /**
   * Removes a customer from every list, refuses their open requests and ends their sessions: one with reservations is archived, so that
   * these stay readable, any other is deleted (docs/rules/common.md#deletions). Throws CustomerNotFoundError, CustomerRentalAheadError
   * while a rental is current or planned.
   */
  async delete(actor: Actor, id: number): Promise<void> {
    requireStaff(actor);
    await inTransaction(this.deps.em, async (tx) => {
      const { em } = tx;
      const customer = await lockRecord(tx, CUSTOMER, id);
      let kept = false;
      const keepRecord = (): void => void (kept = true);
      await this.deps.domainEvents.happened(tx, customerRemoval, { customer, by: actor, keepRecord });
      await this.deps.auth.endSessions(tx, { customerId: customer.id });
      if (kept) {
        await tablesOf<EmailTokenTable>(em).deleteFrom('emailToken').where('customerId', '=', customer.id).execute();
        customer.archivedAt = new Date();
      } else {
        em.remove(customer);
      }
      await em.flush();
    });
  }

  private setStatus(actor: Actor, id: number, next: (status: CustomerStatus) => CustomerStatus): Promise<Customer> {
    requireStaff(actor);
    return this.change({ id }, (_tx, customer) => {
      customer.status = next(customer.status);
      return customer.status === CustomerStatus.BLOCKED;
    });
  }

  /** Changes a locked customer; ends their sessions if `work` says so. */
  private change(
    { id, version }: { readonly id: number; readonly version?: number | undefined },
    work: (tx: Transaction, customer: Customer) => Promise<boolean> | boolean,
  ): Promise<Customer> {
    const changing = inTransaction(this.deps.em, async (tx) => {
      const customer = await lockRecord(tx, CUSTOMER, id, version);
      const loggedOut = await work(tx, customer);
      await tx.em.flush();
      if (loggedOut) await this.deps.auth.endSessions(tx, { customerId: customer.id });
      return customer;
    });
    return refusingDuplicates(changing, () => new EmailTakenError());
  }
}

/** Adds to an edit who rates the customer, if it changes the rating or its reason. */
export function rated<C extends CustomerEdit['changes']>(actor: StaffActor, customer: Customer, changes: C) {
  const { rating = customer.rating, ratingReason = customer.ratingReason } = changes;
  if (rating === customer.rating && ratingReason === customer.ratingReason) return changes;
  return { ...changes, ratedById: employeeIdOf(actor) };
}

/** Throws EmailTakenError if another customer has the address. */
async function refuseTaken(em: Em, email: string, exceptId = 0): Promise<void> {
  if (await em.findOne(Customer, { email, registered: true, archivedAt: null, id: { $ne: exceptId } }))
    throw new EmailTakenError();
}

/** Makes a random password that nobody knows. */
function unknownPassword(): string {
  return randomBytes(32).toString('base64');
}
