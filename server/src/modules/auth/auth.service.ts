import { randomUUID } from 'node:crypto';
import type { Em } from '../../infra/database/orm.js';
import type { EventBus } from '../../infra/events/event-bus.js';
import type { LimitKey, RateLimits } from '../../infra/limits/rate-limits.js';
import { requirePerson } from '../../shared/access.js';
import { type Actor, isStaff, VISITOR } from '../../shared/actor.js';
import { checkInput } from '../../shared/check-input.js';
import { UnauthenticatedError } from '../../shared/domain-error.js';
import { cleanMail } from '../../shared/field-rules.js';
import { Customer, CustomerStatus } from '../customer/customer.entity.js';
import { Employee, EmployeeRole, EmployeeStatus } from '../employee/employee.entity.js';
import { BadCredentialsError, CustomerBlockedError, EmployeeInactiveError, WrongPasswordError } from './auth.errors.js';
import { LoginInput } from './auth.input.js';
import { verifyPassword } from './password.js';
import { SessionTokens, type TokenClaims } from './session-token.js';

const HOUR_MS = 3_600_000;
/** How long a login lasts. */
const STAFF_SESSION_MS = 12 * HOUR_MS;
const CUSTOMER_SESSION_MS = 30 * 24 * HOUR_MS;

/** A login that succeeded: the bearer token, until when it serves, and whose it is. */
export interface Login<Account> {
  readonly token: string;
  readonly expiresAt: Date;
  readonly account: Account;
}

/** Whose sessions: a customer's or an employee's. */
export type SessionOwner = { readonly customerId: number } | { readonly employeeId: number };

interface SessionRow {
  readonly customer_id: number | null;
  readonly employee_id: number | null;
  readonly role: EmployeeRole | null;
}

interface Deps {
  readonly em: Em;
  readonly events: EventBus;
  readonly limits: RateLimits;
  readonly authSecret: string;
}

/** Logins of customers and staff. A token only names a session, so that ending the session ends it at once. */
export class AuthService {
  private readonly tokens: SessionTokens;

  constructor(private readonly deps: Deps) {
    this.tokens = new SessionTokens(deps.authSecret);
  }

  /** Who a token stands for: the visitor unless it is ours, runs, and its session and account do too. Never throws for a token. */
  async loginOf(token: string | undefined): Promise<{ actor: Actor; expiresAt?: Date }> {
    const claims = token === undefined ? undefined : await this.tokens.read(token);
    const actor = claims ? await this.actorOf(claims.sessionId) : undefined;
    return claims && actor ? { actor, expiresAt: claims.expiresAt } : { actor: VISITOR };
  }

  /**
   * Logs a member of staff in for 12 h. Throws ValidationError (missing fields), BadCredentialsError, EmployeeInactiveError,
   * TooManyRequestsError. Not within a transaction.
   */
  async loginEmployee(typed: LoginInput, ip: string): Promise<Login<Employee>> {
    const input = cleanLogin(typed);
    return this.guarded('employee', input.email, ip, async () => {
      const account = await this.deps.em.findOne(Employee, { email: input.email, archivedAt: null });
      if (!(await verifyPassword(account?.passwordHash, input.password)) || !account) throw new BadCredentialsError();
      if (account.status !== EmployeeStatus.ACTIVE) throw new EmployeeInactiveError();
      return this.openSession('employee', account, STAFF_SESSION_MS);
    });
  }

  /**
   * Logs a customer in for 30 days, verified or not. Throws ValidationError (missing fields), BadCredentialsError,
   * CustomerBlockedError, TooManyRequestsError. Not within a transaction.
   */
  async loginCustomer(typed: LoginInput, ip: string): Promise<Login<Customer>> {
    const input = cleanLogin(typed);
    return this.guarded('customer', input.email, ip, async () => {
      const account = await this.deps.em.findOne(Customer, { email: input.email, archivedAt: null });
      if (!(await verifyPassword(account?.passwordHash, input.password)) || !account) throw new BadCredentialsError();
      if (account.status === CustomerStatus.BLOCKED) throw new CustomerBlockedError();
      return this.openSession('customer', account, CUSTOMER_SESSION_MS);
    });
  }

  /** The account behind an actor; nothing for a visitor. Throws ForbiddenError for a key. */
  async me(actor: Actor): Promise<{ customer?: Customer; employee?: Employee }> {
    requirePerson(actor);
    const { em } = this.deps;
    if (actor.kind === 'customer') return { customer: await em.findOneOrFail(Customer, { id: actor.id }) };
    if (isStaff(actor)) return { employee: await em.findOneOrFail(Employee, { id: actor.id }) };
    return {};
  }

  /** Ends the session the caller came with. Throws UnauthenticatedError for a visitor, ForbiddenError for a key. */
  async logout(actor: Actor): Promise<void> {
    requirePerson(actor);
    if (actor.kind === 'visitor') throw new UnauthenticatedError();
    await this.deps.em.execute('update login_session set ended_at = ? where id = ? and ended_at is null', [
      new Date(),
      actor.sessionId,
    ]);
    this.deps.events.publish('sessionEnded', { sessionId: actor.sessionId });
  }

  /**
   * Ends every session of an account, in the caller's transaction if there is one (blocking, a new password, archiving), but
   * for the one named. Returns what tells open sockets: call it after commit.
   */
  async endSessions(owner: SessionOwner, exceptSessionId?: string): Promise<() => void> {
    const [column, id] = 'customerId' in owner ? ['customer_id', owner.customerId] : ['employee_id', owner.employeeId];
    const ended = await this.deps.em.execute<{ id: string }[]>(
      `update login_session set ended_at = ? where ${column} = ? and ended_at is null and id is distinct from ?::uuid returning id`,
      [new Date(), id, exceptSessionId ?? null],
    );
    return () => {
      for (const session of ended) this.deps.events.publish('sessionEnded', { sessionId: session.id });
    };
  }

  /**
   * Has somebody who is logged in prove who they are; failures count like those of a login. Throws WrongPasswordError under
   * `field`, TooManyRequestsError. Not within a transaction.
   */
  async provePassword(account: Customer | Employee, password: string, ip: string, field: string): Promise<void> {
    await this.guarded(account instanceof Customer ? 'customer' : 'employee', account.email, ip, async () => {
      if (!(await verifyPassword(account.passwordHash, password))) throw new WrongPasswordError(field);
    });
  }

  private async actorOf(sessionId: string): Promise<Actor | undefined> {
    const [row] = await this.deps.em.execute<SessionRow[]>(OPEN_SESSION, [sessionId, new Date()]);
    if (row?.customer_id != null) return { kind: 'customer', id: row.customer_id, sessionId };
    if (row?.employee_id != null)
      return { kind: row.role === EmployeeRole.ADMIN ? 'admin' : 'employee', id: row.employee_id, sessionId };
    return undefined;
  }

  /** Failures count against the account and the address; the right password is free, but waits outside once they are exhausted. */
  private guarded<T>(kind: 'customer' | 'employee', email: string, ip: string, login: () => Promise<T>): Promise<T> {
    const limits: LimitKey[] = [
      { name: 'failed-login-account', key: `${kind}:${email}` },
      { name: 'failed-login-address', key: ip },
    ];
    return this.deps.limits.attempt(limits, login, isFailure);
  }

  /** One statement that locks the account: who blocks it or changes its password meanwhile ends this session too, or prevents it. */
  private async openSession<A extends Customer | Employee>(
    kind: 'customer' | 'employee',
    account: A,
    lifetimeMs: number,
  ): Promise<Login<A>> {
    const now = Date.now();
    const claims: TokenClaims = {
      sessionId: randomUUID(),
      expiresAt: new Date(Math.floor((now + lifetimeMs) / 1000) * 1000),
    };
    const made = await this.deps.em.execute<unknown[]>(
      `insert into login_session (id, ${kind}_id, created_at, expires_at)
       select ?, id, ?, ? from ${kind} where id = ? and password_hash = ? and status = 'ACTIVE' and archived_at is null for share
       returning id`,
      [claims.sessionId, new Date(now), claims.expiresAt, account.id, account.passwordHash],
    );
    if (made.length === 0) throw new BadCredentialsError();
    await this.deps.em.execute(`delete from login_session where ${kind}_id = ? and expires_at < ?`, [
      account.id,
      new Date(now),
    ]);
    return { token: await this.tokens.sign(claims), expiresAt: claims.expiresAt, account };
  }
}

const OPEN_SESSION = `select s.customer_id, s.employee_id, e.role
  from login_session s left join customer c on c.id = s.customer_id left join employee e on e.id = s.employee_id
  where s.id = ? and s.ended_at is null and s.expires_at > ?
    and coalesce(c.status, e.status) = 'ACTIVE' and c.archived_at is null and e.archived_at is null`;

function isFailure(error: unknown): boolean {
  return error instanceof BadCredentialsError || error instanceof WrongPasswordError;
}

function cleanLogin(typed: LoginInput): LoginInput {
  const input = Object.assign(new LoginInput(), { email: cleanMail(typed.email), password: typed.password });
  checkInput(input);
  return input;
}
