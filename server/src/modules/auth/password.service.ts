import { LockMode } from '@mikro-orm/core';
import type { Em } from '../../infra/database/orm.js';
import type { JobQueue } from '../../infra/jobs/job-queue.js';
import type { RateLimits } from '../../infra/limits/rate-limits.js';
import { requirePerson } from '../../shared/access.js';
import type { Actor } from '../../shared/actor.js';
import { checkInput } from '../../shared/check-input.js';
import { UnauthenticatedError } from '../../shared/domain-error.js';
import { cleanMail } from '../../shared/field-rules.js';
import { Customer } from '../customer/customer.entity.js';
import { Employee } from '../employee/employee.entity.js';
import { ResetLinkInvalidError, SamePasswordError, WrongPasswordError } from './auth.errors.js';
import type { AuthService, SessionOwner } from './auth.service.js';
import { findEmailToken, spendEmailToken } from './email-token.js';
import { EmailTokenPurpose } from './email-token.entity.js';
import { hashPassword, samePassword } from './password.js';
import { AccountKind, ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from './password.input.js';

/** No record has it: a job for it finds nobody. */
const NOBODY = 0;

interface Deps {
  readonly em: Em;
  readonly auth: AuthService;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
}

/** Passwords that are forgotten or changed. A new one ends the sessions that the old one opened. */
export class PasswordService {
  constructor(private readonly deps: Deps) {}

  /**
   * Mails a link for a new password, if the address has an account; the caller never learns whether it has. Throws
   * ValidationError, TooManyRequestsError.
   */
  async requestReset(typed: RequestPasswordResetInput, ip: string): Promise<void> {
    const input = Object.assign(new RequestPasswordResetInput(), {
      email: cleanMail(typed.email),
      account: typed.account,
    });
    checkInput(input);
    await this.deps.limits.consume('registration', ip);
    const who = { email: input.email, archivedAt: null };
    const { em } = this.deps;
    const found =
      input.account === AccountKind.STAFF ? await em.findOne(Employee, who) : await em.findOne(Customer, who);
    // A job for nobody, too: the answer takes as long.
    await this.deps.jobs.enqueue('password-reset-mail', { account: input.account, id: found?.id ?? NOBODY });
  }

  /** Whether a mailed link still can set a password; uses nothing up. */
  async isResetLinkUsable(token: unknown): Promise<boolean> {
    return (await findEmailToken(this.deps.em, token, EmailTokenPurpose.RESET_PASSWORD)) !== undefined;
  }

  /**
   * Sets a new password by the mailed link: once, within 30 minutes; ends every session of the account. Gives whose it was.
   * Throws ValidationError (the link stays good), ResetLinkInvalidError. Not within a transaction.
   */
  async reset(typed: ResetPasswordInput): Promise<AccountKind> {
    checkInput(Object.assign(new ResetPasswordInput(), { password: typed.password }));
    // Hashing is slow by intent: not for a link that is no good.
    if (!(await findEmailToken(this.deps.em, typed.token, EmailTokenPurpose.RESET_PASSWORD)))
      throw new ResetLinkInvalidError();
    const passwordHash = await hashPassword(typed.password);
    const { owner, tell } = await this.deps.em.transactional(async (em) => {
      const spender = await spendEmailToken(em, typed.token, EmailTokenPurpose.RESET_PASSWORD);
      const account = spender && (await lockAccount(em, spender));
      if (!spender || !account) throw new ResetLinkInvalidError();
      account.passwordHash = passwordHash;
      await em.flush();
      return { owner: spender, tell: await this.deps.auth.endSessions(spender) };
    });
    tell();
    return 'employeeId' in owner ? AccountKind.STAFF : AccountKind.CUSTOMER;
  }

  /**
   * Changes the caller's password and ends their other sessions. Throws ValidationError, WrongPasswordError,
   * SamePasswordError, TooManyRequestsError. Not within a transaction.
   */
  async change(actor: Actor, typed: ChangePasswordInput, ip: string): Promise<void> {
    if (actor.kind === 'visitor') throw new UnauthenticatedError();
    requirePerson(actor);
    const { currentPassword, newPassword } = typed;
    checkInput(Object.assign(new ChangePasswordInput(), { currentPassword, newPassword }));
    const { customer, employee } = await this.deps.auth.me(actor);
    const account = customer ?? employee;
    if (!account) throw new UnauthenticatedError();
    const verified = account.passwordHash;
    await this.deps.auth.provePassword(account, currentPassword, ip, 'currentPassword');
    if (samePassword(currentPassword, newPassword)) throw new SamePasswordError();
    const passwordHash = await hashPassword(newPassword);
    const owner: SessionOwner = actor.kind === 'customer' ? { customerId: actor.id } : { employeeId: actor.id };
    const tell = await this.deps.em.transactional(async (em) => {
      const locked = await lockAccount(em, owner);
      // Somebody else was quicker with a new one.
      if (locked?.passwordHash !== verified) throw new WrongPasswordError('currentPassword');
      locked.passwordHash = passwordHash;
      await em.flush();
      return this.deps.auth.endSessions(owner, actor.sessionId);
    });
    tell();
  }
}

/** The account as it is now, held against other changes until the transaction ends; null for an archived one. */
function lockAccount(em: Em, owner: SessionOwner): Promise<Customer | Employee | null> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return 'employeeId' in owner
    ? em.findOne(Employee, { id: owner.employeeId, archivedAt: null }, options)
    : em.findOne(Customer, { id: owner.customerId, archivedAt: null }, options);
}
