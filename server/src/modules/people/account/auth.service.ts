import { randomUUID } from 'node:crypto';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { callerKey } from '../../../platform/limits/caller-key.js';
import type { LimitKey, RateLimits } from '../../../platform/limits/rate-limits.js';
import { requirePerson } from '../../../kernel/access.js';
import { noteSecurityEvent } from '../../../kernel/acting.js';
import { type Actor, isStaff } from '../../../kernel/actor.js';
import { TooManyRequestsError, UnauthenticatedError } from '../../../kernel/domain-error.js';
import type { RequestOrigin } from '../../../kernel/request-origin.js';
import type { SecurityFields } from '../../../kernel/security-events.js';
import { storedUserAgent } from '../../../kernel/user-agent.js';
import { Customer, type CustomerRecord, CustomerStatus, type CustomerTable } from './customer.entity.js';
import { Employee, type EmployeeRecord, EmployeeRole, EmployeeStatus, type EmployeeTable } from './employee.entity.js';
import { BadCredentialsError, CustomerBlockedError, EmployeeInactiveError, WrongPasswordError } from './auth.errors.js';
import type { Credentials } from './auth.commands.js';
import { type AccountTable, findKnownDevice, forgetDevices, rememberDevice } from './known-devices.js';
import { verifyPassword } from './password.js';
import type { CustomersById } from './customers-by-id.js';
import type { EmployeesById } from './employees-by-id.js';
import type { SecondFactorGate } from './second-factor-gate.js';
import type { SecondFactorTable, SecuritySettingsTable } from './second-factor.entity.js';
import { SessionTokens, type TokenClaims } from './session-token.js';
import type { SessionUses } from './session-uses.js';
import type { SessionTable } from './session.entity.js';
import { NEW_DEVICE_MAIL } from './account.jobs.js';
import { SESSION_ENDED } from './account.events.js';
import { sql } from 'kysely';

const HOUR_MS = 3_600_000;
/** How long a login of the staff lasts. */
const STAFF_SESSION_MS = 12 * HOUR_MS;
/** How long a login of a customer lasts. */
const CUSTOMER_SESSION_MS = 30 * 24 * HOUR_MS;

/** A successful login: the bearer token, its expiry, and the account. */
export interface Login<Account> {
  readonly token: string;
  readonly expiresAt: Date;
  readonly account: Account;
  /** The secret that the device stores, to be recognised at its next login. */
  readonly deviceToken: string;
}

/** The owner of sessions: a customer or an employee. */
export type SessionOwner = { readonly customerId: number } | { readonly employeeId: number };

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly customers: CustomersById;
  readonly employees: EmployeesById;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
  readonly authSecret: string;
  readonly gate: SecondFactorGate;
  readonly uses: SessionUses;
}

/** Logs customers and staff in and out. A token only names a session, so that ending the session makes it invalid at once. */
export class AuthService {
  private readonly tokens: SessionTokens;

  constructor(private readonly deps: Deps) {
    this.tokens = new SessionTokens(deps.authSecret);
  }

  /** Returns the actor of a token; undefined unless the token, its session and its account are valid. */
  async loginOf(token: string): Promise<{ actor: Actor; expiresAt: Date } | undefined> {
    const claims = await this.tokens.read(token);
    const actor = claims && (await this.actorOf(claims.sessionId));
    return actor && { actor, expiresAt: claims.expiresAt };
  }

  /** Returns the actor of a session; undefined once it has ended, or if its account may no longer log in. */
  async actorOf(sessionId: string): Promise<Actor | undefined> {
    const now = new Date();
    const row = await this.openSessionOf(sessionId, now);
    if (row) this.deps.uses.note(sessionId, row.lastUsedAt, now);
    if (row?.customerId != null) return { kind: 'customer', id: row.customerId, sessionId };
    if (row?.employeeId != null)
      return { kind: row.role === EmployeeRole.ADMIN ? 'admin' : 'employee', id: row.employeeId, sessionId };
    return undefined;
  }

  /**
   * Logs a member of staff in for 12 h, with the code of their second factor if they have one. Throws BadCredentialsError,
   * EmployeeInactiveError, SecondFactorRequiredError or SecondFactorEnrolmentRequiredError (both with a challenge to continue with),
   * WrongSecondFactorError, TooManyRequestsError. Must not be called within a transaction.
   */
  async loginEmployee(
    { email, password }: Credentials,
    origin: RequestOrigin,
    code?: string,
  ): Promise<Login<Employee>> {
    return this.guarded('employee', email, origin, async () => {
      const account = await this.deps.em.findOne(Employee, { email, archivedAt: null });
      if (!(await verifyPassword(account?.passwordHash, password)) || !account) throw new BadCredentialsError();
      if (account.status !== EmployeeStatus.ACTIVE) throw new EmployeeInactiveError();
      await this.deps.gate.pass(account, code);
      return this.openStaffSession(account, origin);
    });
  }

  /**
   * Completes the login of a member of staff whose password was right. Throws ChallengeExpiredError, WrongSecondFactorError,
   * TooManyRequestsError. Must not be called within a transaction.
   */
  async loginWithSecondFactor(challenge: string, code: string, origin: RequestOrigin): Promise<Login<Employee>> {
    const account = await this.deps.gate.accountOf(challenge, 'code');
    await this.deps.gate.prove(account, code);
    return this.openStaffSession(account, origin);
  }

  /** Opens the session of a member of staff who has passed every check. Throws BadCredentialsError, TooManyRequestsError. */
  openStaffSession(account: Employee, origin: RequestOrigin): Promise<Login<Employee>> {
    return this.openSession('employee', account, STAFF_SESSION_MS, origin);
  }

  /**
   * Logs a customer in for 30 days, verified or not. Throws BadCredentialsError, CustomerBlockedError, TooManyRequestsError. Must not be called within a transaction.
   */
  async loginCustomer({ email, password }: Credentials, origin: RequestOrigin): Promise<Login<Customer>> {
    return this.guarded('customer', email, origin, async () => {
      const account = await this.deps.em.findOne(Customer, { email, registered: true, archivedAt: null });
      if (!(await verifyPassword(account?.passwordHash, password)) || !account) throw new BadCredentialsError();
      if (account.status === CustomerStatus.BLOCKED) throw new CustomerBlockedError();
      return this.openSession('customer', account, CUSTOMER_SESSION_MS, origin);
    });
  }

  /** Returns the account of an actor; nothing for a visitor. Throws ForbiddenError for a key. */
  async me(actor: Actor): Promise<{ customer?: CustomerRecord; employee?: EmployeeRecord }> {
    requirePerson(actor);
    const { customers, employees } = this.deps;
    if (actor.kind === 'customer') return { customer: await customers.get(actor.id) };
    if (isStaff(actor)) return { employee: await employees.get(actor.id) };
    return {};
  }

  /** Ends the caller's current session. Throws UnauthenticatedError for a visitor, ForbiddenError for a key. */
  async logout(actor: Actor): Promise<void> {
    requirePerson(actor);
    if (actor.kind === 'visitor') throw new UnauthenticatedError();
    await tablesOf<SessionTable>(this.deps.em)
      .updateTable('loginSession')
      .set({ endedAt: new Date() })
      .where('id', '=', actor.sessionId)
      .where('endedAt', 'is', null)
      .execute();
    this.deps.events.publish(SESSION_ENDED, { sessionId: actor.sessionId });
  }

  /**
   * Ends every session of an account and deletes its devices, except for the named session (blocking, a new password, archiving). Open
   * sockets are closed after the commit.
   */
  async endSessions(tx: Transaction, owner: SessionOwner, exceptSessionId?: string): Promise<void> {
    const [column, id] =
      'customerId' in owner ? (['customerId', owner.customerId] as const) : (['employeeId', owner.employeeId] as const);
    const ended = await tablesOf<SessionTable>(tx.em)
      .updateTable('loginSession')
      .set({ endedAt: new Date() })
      .where(column, '=', id)
      .where('endedAt', 'is', null)
      .where('id', 'is distinct from', exceptSessionId ?? null)
      .returning('id')
      .execute();
    await forgetDevices(tx.em, column, id);
    tx.afterCommit(() => {
      for (const session of ended) this.deps.events.publish(SESSION_ENDED, { sessionId: session.id });
    });
  }

  /**
   * Checks the password of a logged-in caller; failures count for the account, separately from those at its login. Throws
   * WrongPasswordError under `field`, TooManyRequestsError. Must not be called within a transaction.
   */
  async provePassword(account: Customer | Employee, password: string, ip: string, field: string): Promise<void> {
    const owner = `${account instanceof Customer ? 'customer' : 'employee'}:${account.id}`;
    const counted: LimitKey[] = [
      { name: 'failed-proof', key: `${owner}|${callerKey(ip)}` },
      { name: 'failed-proof-account', key: owner },
    ];
    const prove = async (): Promise<void> => {
      if (!(await verifyPassword(account.passwordHash, password))) throw new WrongPasswordError(field);
    };
    await this.deps.limits.attempt(counted, prove, isFailure);
  }

  /**
   * Counts failed attempts per account and address, per address, and per account; on a known device only per device, so that no stranger
   * can lock the owner out. The right password is not counted, but is refused once a limit is reached.
   */
  private async guarded<T>(
    table: AccountTable,
    email: string,
    origin: RequestOrigin,
    login: () => Promise<T>,
  ): Promise<T> {
    const { em, limits } = this.deps;
    const account = `${table}:${email}`;
    const who = { account, address: origin.ip };
    await limits.check('login', account);
    const device = await findKnownDevice(em, table, email, origin.deviceToken);
    const address = callerKey(origin.ip);
    const counted: LimitKey[] = [
      { name: 'failed-login', key: `${account}|${address}` },
      { name: 'failed-login-address', key: address },
      { name: 'failed-login-account', key: account },
    ];
    const own: LimitKey[] = [{ name: 'failed-login-device', key: `${table}:${device ?? ''}` }];
    return limits
      .attempt(device === undefined ? counted : own, notingFailures(who, login), isFailure)
      .catch((error: unknown) => {
        if (error instanceof TooManyRequestsError) noteSecurityEvent('login.locked', who);
        throw error;
      });
  }

  /** Finds an open session of an account that may log in. */
  private openSessionOf(id: string, now: Date) {
    return this.deps.reader
      .tables<SessionTable & CustomerTable & EmployeeTable & SecondFactorTable & SecuritySettingsTable>()
      .selectFrom('loginSession as s')
      .leftJoin('customer as c', 'c.id', 's.customerId')
      .leftJoin('employee as e', 'e.id', 's.employeeId')
      .select(['s.customerId', 's.employeeId', 's.lastUsedAt', 'e.role'])
      .where('s.id', '=', id)
      .where('s.endedAt', 'is', null)
      .where('s.expiresAt', '>', now)
      .where(sql<boolean>`coalesce(c.status, e.status) = 'ACTIVE'`)
      .where('c.archivedAt', 'is', null)
      .where('e.archivedAt', 'is', null)
      .where((eb) =>
        eb.or([
          eb('e.id', 'is', null),
          eb.exists(eb.selectFrom('secondFactor as f').select('f.id').whereRef('f.employeeId', '=', 'e.id')),
          eb.not(
            eb.exists(
              eb.selectFrom('securitySettings').select('securitySettings.id').where('secondFactorRequired', '=', true),
            ),
          ),
        ]),
      )
      .executeTakeFirst();
  }

  /**
   * Locks the account from the first statement on, so that blocking it or changing its password at the same time also ends or prevents this
   * session.
   */
  private async openSession<A extends Customer | Employee>(
    kind: AccountTable,
    account: A,
    lifetimeMs: number,
    origin: RequestOrigin,
  ): Promise<Login<A>> {
    await this.deps.limits.consume('login', `${kind}:${account.email}`);
    const now = Date.now();
    const claims: TokenClaims = {
      sessionId: randomUUID(),
      expiresAt: new Date(Math.floor((now + lifetimeMs) / 1000) * 1000),
    };
    const device = await inTransaction(this.deps.em, async ({ em }) => {
      const tables = tablesOf<SessionTable & CustomerTable & EmployeeTable>(em);
      const owner = `${kind}Id` as const;
      const valid = await tables
        .selectFrom(kind)
        .select('id')
        .where('id', '=', account.id)
        .where('passwordHash', '=', account.passwordHash)
        .where((eb) => eb(eb.cast<string>('status', 'text'), '=', 'ACTIVE'))
        .where('archivedAt', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!valid) throw new BadCredentialsError();
      await tables
        .insertInto('loginSession')
        .values({
          id: claims.sessionId,
          [owner]: account.id,
          createdAt: new Date(now),
          lastUsedAt: new Date(now),
          expiresAt: claims.expiresAt,
          userAgent: storedUserAgent(origin.userAgent),
          address: origin.ip,
        })
        .execute();
      await tables
        .deleteFrom('loginSession')
        .where(owner, '=', account.id)
        .where('expiresAt', '<', new Date(now))
        .execute();
      const remembered = await rememberDevice(em, kind, account.id, origin);
      if (remembered.announcedId !== undefined)
        await this.deps.jobs.enqueue(NEW_DEVICE_MAIL, { deviceId: remembered.announcedId });
      return remembered;
    });
    return {
      token: await this.tokens.sign(claims),
      expiresAt: claims.expiresAt,
      account,
      deviceToken: device.token,
    };
  }
}

/** Records every failed attempt in the security log, including the one that reaches a limit. */
function notingFailures<T>(who: SecurityFields, login: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await login();
    } catch (error) {
      if (isFailure(error)) noteSecurityEvent('login.failed', who);
      else if (error instanceof EmployeeInactiveError || error instanceof CustomerBlockedError)
        noteSecurityEvent('login.refused', { ...who, reason: error.code });
      throw error;
    }
  };
}

function isFailure(error: unknown): boolean {
  return error instanceof BadCredentialsError || error instanceof WrongPasswordError;
}
