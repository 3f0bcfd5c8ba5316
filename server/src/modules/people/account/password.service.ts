import { LockMode } from '@mikro-orm/core';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { requirePerson } from '../../../kernel/access.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import type { Actor } from '../../../kernel/actor.js';
import { UnauthenticatedError, ValidationError } from '../../../kernel/domain-error.js';
import { passwordProblem } from '../../../kernel/field-rules.js';
import { Customer } from './customer.entity.js';
import { Employee } from './employee.entity.js';
import { ResetLinkInvalidError, SamePasswordError, WrongPasswordError } from './auth.errors.js';
import { type ChangedBy, noticeChange } from './account-notices.js';
import type { AuthService, SessionOwner } from './auth.service.js';
import { dropMailedLinks } from './credentials.js';
import { findEmailToken, spendEmailToken } from './email-token.js';
import { EmailTokenPurpose } from './email-token.entity.js';
import { hashPassword, samePassword } from './password.js';
import { PASSWORD_RESET_MAIL } from './account.jobs.js';
import type { PasswordChange, PasswordReset, ResetRequest } from './password.commands.js';
import { AccountKind } from './password.input.js';

/** No record has this id, so that a job for it finds nobody. */
const NOBODY = 0;

interface Deps {
  readonly em: Em;
  readonly auth: AuthService;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
}

/** Resets and changes passwords. A new one ends the sessions that were opened with the old one. */
export class PasswordService {
  constructor(private readonly deps: Deps) {}

  /**
   * Mails a link for a new password, if the address has an account that got fewer than three within the hour; the caller learns neither.
   * Throws TooManyRequestsError.
   */
  async requestReset({ email, account }: ResetRequest, ip: string): Promise<void> {
    await this.deps.limits.consume('registration', ip);
    const who = { email, archivedAt: null };
    const { em } = this.deps;
    const found =
      account === AccountKind.STAFF
        ? await em.findOne(Employee, who)
        : await em.findOne(Customer, { ...who, registered: true });
    // If there is no account, or it got enough mails, a job for nobody is queued, so that the answer and its duration are the same.
    const allowed = await this.deps.limits.allows('password-mail', `${account}:${email}`);
    const id = allowed ? found?.id : undefined;
    await this.deps.jobs.enqueue(PASSWORD_RESET_MAIL, { account, id: id ?? NOBODY });
  }

  /** Tells whether a mailed link can still set a password; does not use it up. */
  async isResetLinkUsable(token: string): Promise<boolean> {
    return (await findEmailToken(this.deps.em, token, EmailTokenPurpose.RESET_PASSWORD)) !== undefined;
  }

  /**
   * Sets a new password by the mailed link, once within 30 minutes; ends every session of the account and tells its holder by mail. Returns
   * the kind of account. Throws ValidationError (the link stays valid), ResetLinkInvalidError. Must not be called within a transaction.
   */
  async reset({ token, password }: PasswordReset): Promise<AccountKind> {
    // Checked first, because hashing is slow by design and not worth it for an invalid link.
    const holder = await findEmailToken(this.deps.em, token, EmailTokenPurpose.RESET_PASSWORD);
    const account = holder && (await findAccount(this.deps.em, holder));
    if (!account) throw new ResetLinkInvalidError();
    refuseTrivial('password', password, account);
    const passwordHash = await hashPassword(password);
    const owner = await inTransaction(this.deps.em, async (tx) => {
      const spender = await spendEmailToken(tx, token, EmailTokenPurpose.RESET_PASSWORD);
      const account = spender && (await lockAccount(tx, spender));
      if (!spender || !account) throw new ResetLinkInvalidError();
      // The link was mailed to the account's address, which is thereby verified.
      if (account instanceof Customer) account.emailVerifiedAt ??= new Date();
      await this.replace(tx, account, passwordHash, 'LINK');
      await this.deps.auth.endSessions(tx, spender);
      return spender;
    });
    noteSecurityEvent('password.reset', { subject: subjectOf(owner) });
    return 'employeeId' in owner ? AccountKind.STAFF : AccountKind.CUSTOMER;
  }

  /**
   * Changes the caller's password, ends their other sessions and tells them by mail. Throws ValidationError, WrongPasswordError,
   * SamePasswordError, TooManyRequestsError. Must not be called within a transaction.
   */
  async change(actor: Actor, { currentPassword, newPassword }: PasswordChange, ip: string): Promise<void> {
    if (actor.kind === 'visitor') throw new UnauthenticatedError();
    requirePerson(actor);
    const { em } = this.deps;
    const { id } = actor;
    const account = await (actor.kind === 'customer'
      ? em.findOneOrFail(Customer, { id })
      : em.findOneOrFail(Employee, { id }));
    const verified = account.passwordHash;
    await this.deps.auth.provePassword(account, currentPassword, ip, 'currentPassword');
    if (samePassword(currentPassword, newPassword)) throw new SamePasswordError();
    refuseTrivial('newPassword', newPassword, account);
    const passwordHash = await hashPassword(newPassword);
    const owner: SessionOwner = actor.kind === 'customer' ? { customerId: actor.id } : { employeeId: actor.id };
    await inTransaction(this.deps.em, async (tx) => {
      const locked = await lockAccount(tx, owner);
      // Another change of the password came first.
      if (locked?.passwordHash !== verified) throw new WrongPasswordError('currentPassword');
      await this.replace(tx, locked, passwordHash, 'HOLDER');
      await this.deps.auth.endSessions(tx, owner, actor.sessionId);
    });
    noteSecurityEvent('password.changed', { subject: subjectOf(owner), address: ip });
  }

  private async replace(
    tx: Transaction,
    account: Customer | Employee,
    passwordHash: string,
    by: ChangedBy,
  ): Promise<void> {
    account.passwordHash = passwordHash;
    await tx.em.flush();
    const owner = account instanceof Customer ? { customerId: account.id } : { employeeId: account.id };
    await dropMailedLinks(tx, owner);
    await noticeChange(this.deps.jobs, account, { password: true, email: false }, { address: account.email, by });
  }
}

function subjectOf(owner: SessionOwner): string {
  return 'employeeId' in owner ? `employee:${owner.employeeId}` : `customer:${owner.customerId}`;
}

/** Throws ValidationError under `field` for a password that is easily guessed by somebody who knows its owner. */
function refuseTrivial(field: 'password' | 'newPassword', password: string, owner: Customer | Employee): void {
  const problem = passwordProblem(password, owner);
  if (problem) throw new ValidationError({ [field]: [`${LABELS[field]} ${problem}.`] });
}

const LABELS = { password: 'Le mot de passe', newPassword: 'Le nouveau mot de passe' } as const;

function findAccount(em: Em, owner: SessionOwner): Promise<Customer | Employee | null> {
  return 'employeeId' in owner
    ? em.findOne(Employee, { id: owner.employeeId, archivedAt: null })
    : em.findOne(Customer, { id: owner.customerId, archivedAt: null });
}

/** Returns the current account, locked until the transaction ends; null for an archived one. */
function lockAccount({ em }: Transaction, owner: SessionOwner): Promise<Customer | Employee | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return 'employeeId' in owner
    ? em.findOne(Employee, { id: owner.employeeId, archivedAt: null }, options)
    : em.findOne(Customer, { id: owner.customerId, archivedAt: null }, options);
}
