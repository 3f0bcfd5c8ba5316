import { findRecord } from '../../../platform/database/lock.js';
import type { Em } from '../../../platform/database/orm.js';
import { refusingDuplicates } from '../../../platform/database/sql-errors.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { requireAdmin, requireEmployee } from '../../../kernel/access.js';
import { noteActor, noteSecurityEvent } from '../../../kernel/acting.js';
import type { Actor, EmployeeActor } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import type { RequestOrigin } from '../../../kernel/request-origin.js';
import { SecretBox } from '../../../kernel/secret-box.js';
import { noteInTrail } from '../../base/audit/audit-subscriber.js';
import { AuditAction, AuditedRecord } from '../../base/audit/audit-entry.entity.js';
import { EMPLOYEE } from './employee-record.js';
import { Employee, EmployeeRole, type EmployeeTable, EmployeeStatus } from './employee.entity.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import type { AuthService, Login } from './auth.service.js';
import { enrolmentUri, newRecoveryCodes, newSecret, readCode, recoveryHash, stepOf } from './second-factor-codes.js';
import {
  SecondFactor,
  SecuritySettings,
  type SecondFactorTable,
  type SecuritySettingsTable,
} from './second-factor.entity.js';
import {
  EnrolmentExpiredError,
  OwnSecondFactorFirstError,
  OwnSecondFactorResetError,
  SecondFactorKeptError,
  SecondFactorOffError,
  SecondFactorOnError,
  WrongSecondFactorError,
} from './second-factor.errors.js';
import type { SecondFactorGate } from './second-factor-gate.js';
import { noticeSecondFactor } from './second-factor.mails.js';
import type { SessionTable } from './session.entity.js';
import { SESSION_ENDED } from './account.events.js';
import { sql } from 'kysely';

/** How long a new secret waits for its first code. */
const ENROLMENT_MS = 15 * 60_000;

/** A new secret that is not in use yet. */
export interface Enrolment {
  /** In base 32, for typing. */
  readonly secret: string;
  /** The content of the QR code. */
  readonly uri: string;
  /** Must be sent back with the first code. */
  readonly enrolment: string;
  readonly expiresAt: Date;
}

/** The caller's own second factor; `required` tells whether the agency requires one of all staff. */
export interface SecondFactorState {
  readonly on: boolean;
  readonly since: Date | null;
  readonly recoveryCodesLeft: number;
  readonly required: boolean;
}

/** The number of employees, how many of them have a second factor, and whether all must have one. */
export interface StaffSecurity {
  readonly secondFactorRequired: boolean;
  readonly employees: number;
  readonly withSecondFactor: number;
}

/** An employee's number of open sessions, and since when they have a second factor; null if they have none. */
export interface EmployeeSecurity {
  readonly secondFactorSince: Date | null;
  readonly openSessions: number;
}

/** The password and a code, together. */
export interface SecondFactorProof {
  readonly password: string;
  readonly code: string;
}

interface Begun {
  readonly employeeId: number;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

interface Deps {
  readonly em: Em;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly settings: SettingsService;
  readonly auth: AuthService;
  readonly gate: SecondFactorGate;
  readonly authSecret: string;
}

/** Manages the second factor of staff: set up, switched off, reset, required. */
export class SecondFactorService {
  private readonly begun: SecretBox;

  constructor(private readonly deps: Deps) {
    this.begun = new SecretBox(deps.authSecret, 'second-factor-enrolment-v1');
  }

  /** Returns the caller's own state. Staff with an account only. */
  async mine(actor: Actor): Promise<SecondFactorState> {
    requireEmployee(actor);
    const [factor, required] = [await this.find(actor.id), await this.isRequired()];
    return {
      on: factor !== null,
      since: factor?.createdAt ?? null,
      recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
      required,
    };
  }

  /**
   * Makes a secret for the caller, who confirms their password; it takes effect once `confirm` receives a code of it. Staff with an account
   * only. Throws WrongPasswordError, SecondFactorOnError, TooManyRequestsError. Must not be called within a transaction.
   */
  async start(actor: Actor, password: string, ip: string): Promise<Enrolment> {
    const account = await this.ownAccount(actor);
    await this.provePassword(account, password, ip);
    return this.begin(account);
  }

  /** Works like `start`, for a login that requires setting up a second factor. Throws ChallengeExpiredError, SecondFactorOnError. */
  async startRequired(challenge: string): Promise<Enrolment> {
    return this.begin(await this.deps.gate.accountOf(challenge, 'enrolment'));
  }

  /**
   * Switches the second factor on; returns the recovery codes, which are shown only once. Staff with an account only. Throws
   * EnrolmentExpiredError, WrongSecondFactorError, SecondFactorOnError.
   */
  async confirm(actor: Actor, enrolment: string, code: string): Promise<string[]> {
    return this.switchOn(await this.ownAccount(actor), enrolment, code);
  }

  /** Works like `confirm`, and completes the login. Throws ChallengeExpiredError too. Must not be called within a transaction. */
  async confirmRequired(
    challenge: string,
    enrolment: string,
    code: string,
    origin: RequestOrigin,
  ): Promise<{ readonly recoveryCodes: string[]; readonly login: Login<Employee> }> {
    const account = await this.deps.gate.accountOf(challenge, 'enrolment');
    noteActor(actorOf(account));
    const recoveryCodes = await this.switchOn(account, enrolment, code);
    return { recoveryCodes, login: await this.deps.auth.openStaffSession(account, origin) };
  }

  /**
   * Replaces the recovery codes, including unused ones. Staff with an account only. Throws WrongPasswordError, WrongSecondFactorError,
   * SecondFactorOffError, TooManyRequestsError. Must not be called within a transaction.
   */
  async renewRecoveryCodes(actor: Actor, proof: SecondFactorProof, ip: string): Promise<string[]> {
    const account = await this.proved(actor, proof, ip);
    const codes = newRecoveryCodes();
    await inTransaction(this.deps.em, async ({ em }) => {
      const factor = await this.find(account.id);
      if (!factor) throw new SecondFactorOffError();
      factor.recoveryHashes = codes.map(recoveryHash);
      await em.flush();
    });
    return codes;
  }

  /** Switches the caller's own off. Throws as `renewRecoveryCodes`, and SecondFactorKeptError if the agency requires it. */
  async disable(actor: Actor, proof: SecondFactorProof, ip: string): Promise<void> {
    requireEmployee(actor);
    if (await this.isRequired()) throw new SecondFactorKeptError();
    const account = await this.proved(actor, proof, ip);
    await inTransaction(this.deps.em, (tx) => this.switchOff(tx, account, 'OFF'));
    noteSecurityEvent('second-factor.off', { subject: `employee:${account.id}` });
  }

  /**
   * Removes the second factor of somebody who lost their telephone, and ends their sessions. Admins only, not for themselves. Throws
   * EmployeeNotFoundError, OwnSecondFactorResetError, SecondFactorOffError.
   */
  async reset(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    const account = await this.colleague(id);
    if (account.id === actor.id) throw new OwnSecondFactorResetError();
    await inTransaction(this.deps.em, async (tx) => {
      await this.switchOff(tx, account, 'RESET');
      await this.deps.auth.endSessions(tx, { employeeId: account.id });
    });
    noteSecurityEvent('second-factor.reset', { subject: `employee:${account.id}` });
  }

  /** Counts the staff with and without a second factor. Admins only. */
  async staff(actor: Actor): Promise<StaffSecurity> {
    requireAdmin(actor);
    const counts = await tablesOf<EmployeeTable & SecondFactorTable>(this.deps.em)
      .selectFrom('employee as e')
      .leftJoin('secondFactor as f', 'f.employeeId', 'e.id')
      .select([sql<number>`count(*)::int`.as('employees'), sql<number>`count(f.id)::int`.as('withSecondFactor')])
      .where('e.archivedAt', 'is', null)
      .where('e.status', '=', EmployeeStatus.ACTIVE)
      .executeTakeFirstOrThrow();
    return { secondFactorRequired: await this.isRequired(), ...counts };
  }

  /**
   * Requires a second factor of all staff, or no longer. Those who have none are logged out at once and can only set one up.
   * Admins only, who have one themselves. Throws OwnSecondFactorFirstError.
   */
  async require(actor: Actor, required: boolean): Promise<StaffSecurity> {
    requireAdmin(actor);
    await inTransaction(this.deps.em, async (tx) => {
      const { em } = tx;
      // Inserted at first use, because a row inserted by a migration would be duplicated when a backup is restored.
      await tablesOf<SecuritySettingsTable>(em)
        .insertInto('securitySettings')
        .values({ id: 1, secondFactorRequired: false })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const settings = await em.findOneOrFail(SecuritySettings, { id: 1 }, { refresh: true });
      if (required && !(await this.find(actor.id))) throw new OwnSecondFactorFirstError();
      settings.secondFactorRequired = required;
      await em.flush();
      if (!required) return;
      const ended = await tablesOf<SessionTable & SecondFactorTable>(em)
        .updateTable('loginSession as s')
        .set({ endedAt: new Date() })
        .where('s.endedAt', 'is', null)
        .where('s.employeeId', 'is not', null)
        .where((eb) =>
          eb.not(
            eb.exists(eb.selectFrom('secondFactor as f').select('f.id').whereRef('f.employeeId', '=', 's.employeeId')),
          ),
        )
        .returning('s.id')
        .execute();
      tx.afterCommit(() => {
        for (const { id } of ended) this.deps.events.publish(SESSION_ENDED, { sessionId: id });
      });
    });
    noteSecurityEvent('second-factor.required', { reason: String(required) });
    return this.staff(actor);
  }

  /** Returns what an Admin sees of a colleague. Admins only. Throws EmployeeNotFoundError. */
  async ofEmployee(actor: Actor, id: number): Promise<EmployeeSecurity> {
    requireAdmin(actor);
    const account = await this.colleague(id);
    const factor = await this.find(account.id);
    const { openSessions } = await tablesOf<SessionTable>(this.deps.em)
      .selectFrom('loginSession')
      .select(sql<number>`count(*)::int`.as('openSessions'))
      .where('employeeId', '=', account.id)
      .where('endedAt', 'is', null)
      .where('expiresAt', '>', new Date())
      .executeTakeFirstOrThrow();
    return { secondFactorSince: factor?.createdAt ?? null, openSessions };
  }

  /** Ends every session of a member of staff; of the caller's own, all but the current one. Admins only. Throws EmployeeNotFoundError. */
  async endSessionsOf(actor: Actor, id: number): Promise<void> {
    requireAdmin(actor);
    const account = await this.colleague(id);
    await inTransaction(this.deps.em, async (tx) => {
      noteInTrail(tx.em, {
        record: AuditedRecord.EMPLOYEE,
        recordId: account.id,
        part: 'Session',
        action: AuditAction.DELETED,
        changes: [],
      });
      const own = account.id === actor.id ? actor.sessionId : undefined;
      await this.deps.auth.endSessions(tx, { employeeId: account.id }, own);
    });
    noteSecurityEvent('sessions.ended', { subject: `employee:${account.id}` });
  }

  private async begin(account: Employee): Promise<Enrolment> {
    if (await this.find(account.id)) throw new SecondFactorOnError();
    const secret = newSecret();
    const expiresAt = new Date(Date.now() + ENROLMENT_MS);
    const begun: Begun = { employeeId: account.id, secret, expiresAt: expiresAt.getTime() };
    const { companyName } = await this.deps.settings.get();
    return {
      secret,
      uri: enrolmentUri(secret, account.email, companyName || 'Location de voitures'),
      enrolment: this.begun.seal(JSON.stringify(begun)),
      expiresAt,
    };
  }

  private async switchOn(account: Employee, enrolment: string, typed: string): Promise<string[]> {
    const { secret } = this.readBegun(account, enrolment);
    const code = readCode(typed);
    const step = code && 'digits' in code ? stepOf(secret, code.digits) : undefined;
    if (step === undefined) throw new WrongSecondFactorError();
    const codes = newRecoveryCodes();
    await refusingDuplicates(
      inTransaction(this.deps.em, async ({ em }) => {
        const factor = em.create(SecondFactor, {
          employee: account.id,
          sealedSecret: this.deps.gate.seal(secret),
          lastStep: step,
          recoveryHashes: codes.map(recoveryHash),
        });
        await em.persist(factor).flush();
        await noticeSecondFactor(this.deps.jobs, account, 'ON');
      }),
      () => new SecondFactorOnError(),
    );
    noteSecurityEvent('second-factor.on', { subject: `employee:${account.id}` });
    return codes;
  }

  private async switchOff({ em }: Transaction, account: Employee, how: 'OFF' | 'RESET'): Promise<void> {
    const factor = await this.find(account.id);
    if (!factor) throw new SecondFactorOffError();
    await em.remove(factor).flush();
    await noticeSecondFactor(this.deps.jobs, account, how);
  }

  /** Decrypts what `begin` made, if it is this account's and has not expired. */
  private readBegun(account: Employee, enrolment: string): Begun {
    const text = this.begun.open(enrolment);
    const begun = text === undefined ? undefined : (JSON.parse(text) as Begun);
    if (begun?.employeeId !== account.id || begun.expiresAt < Date.now()) throw new EnrolmentExpiredError();
    return begun;
  }

  private async proved(actor: Actor, { password, code }: SecondFactorProof, ip: string): Promise<Employee> {
    const account = await this.ownAccount(actor);
    await this.provePassword(account, password, ip);
    await this.deps.gate.prove(account, code);
    return account;
  }

  private async provePassword(account: Employee, password: string, ip: string): Promise<void> {
    if (password === '') throw new ValidationError({ password: ['Le mot de passe est obligatoire.'] });
    await this.deps.auth.provePassword(account, password, ip, 'password');
  }

  private async ownAccount(actor: Actor): Promise<Employee> {
    requireEmployee(actor);
    return this.deps.em.findOneOrFail(Employee, { id: actor.id });
  }

  private colleague(id: number): Promise<Employee> {
    return findRecord(this.deps.em, EMPLOYEE, id);
  }

  private find(employeeId: number): Promise<SecondFactor | null> {
    return this.deps.em.findOne(SecondFactor, { employee: employeeId }, { refresh: true });
  }

  private async isRequired(): Promise<boolean> {
    const settings = await this.deps.em.findOne(SecuritySettings, { id: 1 }, { refresh: true });
    return settings?.secondFactorRequired ?? false;
  }
}

/** Returns the actor of an incomplete login, which only the trail uses. */
function actorOf({ id, role }: Employee): EmployeeActor {
  return { kind: role === EmployeeRole.ADMIN ? 'admin' : 'employee', id, sessionId: '' };
}
