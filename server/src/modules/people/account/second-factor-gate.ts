import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { RateLimits } from '../../../platform/limits/rate-limits.js';
import { noteSecurityEvent, withoutIdempotency } from '../../../kernel/acting.js';
import { SecretBox } from '../../../kernel/secret-box.js';
import { Employee, EmployeeStatus } from './employee.entity.js';
import { type ChallengePurpose, Challenges } from './second-factor-challenge.js';
import { readCode, stepOf, type TypedCode } from './second-factor-codes.js';
import {
  ChallengeExpiredError,
  SecondFactorEnrolmentRequiredError,
  SecondFactorOffError,
  SecondFactorRequiredError,
  WrongSecondFactorError,
} from './second-factor.errors.js';
import type { SecondFactorTable, SecuritySettingsTable } from './second-factor.entity.js';
import { noticeSecondFactor } from './second-factor.mails.js';
import { sql } from 'kysely';

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly limits: RateLimits;
  readonly authSecret: string;
}

/** Checks the second factor of staff between the password and the session. */
export class SecondFactorGate {
  private readonly challenges: Challenges;
  private readonly secrets: SecretBox;

  constructor(private readonly deps: Deps) {
    this.challenges = new Challenges(deps.authSecret);
    this.secrets = new SecretBox(deps.authSecret, 'second-factor-secret-v1');
  }

  /** Encrypts the secret of an account's codes for storage. */
  seal(secret: string): string {
    return this.secrets.seal(secret);
  }

  /**
   * Lets an account with the right password pass, with its code if it has a second factor. Throws SecondFactorRequiredError or
   * SecondFactorEnrolmentRequiredError with a challenge, WrongSecondFactorError, TooManyRequestsError. Must not be called within a
   * transaction.
   */
  async pass(account: Employee, code: string | undefined): Promise<void> {
    const { on, required } = await tablesOf<SecondFactorTable & SecuritySettingsTable>(this.deps.em)
      .selectNoFrom((eb) => [
        eb.exists(eb.selectFrom('secondFactor').select('id').where('employeeId', '=', account.id)).as('on'),
        eb
          .exists(eb.selectFrom('securitySettings').select('id').where('secondFactorRequired', '=', true))
          .as('required'),
      ])
      .executeTakeFirstOrThrow();
    if (on && code) return this.prove(account, code);
    if (!on && !required) return;
    // Hashing the password cost as much as for a successful login, so it counts as one.
    await this.deps.limits.consume('login', `employee:${account.email}`);
    if (on) throw new SecondFactorRequiredError(await this.challenges.issue(account, 'code'));
    throw new SecondFactorEnrolmentRequiredError(await this.challenges.issue(account, 'enrolment'));
  }

  /** Returns the account of a challenge, if neither the account nor its password has changed. Throws ChallengeExpiredError. */
  async accountOf(challenge: string, purpose: ChallengePurpose): Promise<Employee> {
    const read = await this.challenges.read(challenge, purpose);
    const account = read && (await this.deps.em.findOne(Employee, { id: read.employeeId, archivedAt: null }));
    if (!account || account.status !== EmployeeStatus.ACTIVE || !read.isPasswordOf(account))
      throw new ChallengeExpiredError();
    return account;
  }

  /**
   * Uses up a code or a recovery code of the account: each is valid once, even under concurrency. Call it only after the right password, so
   * that strangers cannot exhaust the limit. Throws WrongSecondFactorError, SecondFactorOffError, TooManyRequestsError. Must not be called
   * within a transaction.
   */
  async prove(account: Employee, typed: string): Promise<void> {
    await this.deps.limits.attempt(
      [{ name: 'failed-second-factor', key: String(account.id) }],
      async () => {
        const code = readCode(typed);
        // The code is used up whether or not what it is asked for succeeds.
        if (code && (await withoutIdempotency(() => this.use(account, code)))) return;
        noteSecurityEvent('second-factor.failed', { subject: `employee:${account.id}` });
        throw new WrongSecondFactorError();
      },
      (error) => error instanceof WrongSecondFactorError,
    );
  }

  private use(account: Employee, code: TypedCode): Promise<boolean> {
    return 'digits' in code ? this.useDigits(account, code.digits) : this.useRecoveryCode(account, code.recoveryHash);
  }

  private async useDigits({ id }: Employee, digits: string): Promise<boolean> {
    const { em } = this.deps;
    const tables = tablesOf<SecondFactorTable>(em);
    const factor = await tables
      .selectFrom('secondFactor')
      .select(['sealedSecret', 'lastStep'])
      .where('employeeId', '=', id)
      .executeTakeFirst();
    if (!factor) throw new SecondFactorOffError();
    const secret = this.secrets.open(factor.sealedSecret);
    const step = secret === undefined ? undefined : stepOf(secret, digits, factor.lastStep);
    if (step === undefined) return false;
    const { numUpdatedRows } = await tables
      .updateTable('secondFactor')
      .set({ lastStep: step })
      .where('employeeId', '=', id)
      .where('lastStep', '<', step)
      .where('sealedSecret', '=', factor.sealedSecret)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  private async useRecoveryCode(account: Employee, hash: string): Promise<boolean> {
    return inTransaction(this.deps.em, async ({ em }) => {
      const used = await tablesOf<SecondFactorTable>(em)
        .updateTable('secondFactor')
        .set({ recoveryHashes: sql<string[]>`array_remove(recovery_hashes, ${hash})` })
        .where('employeeId', '=', account.id)
        .where(sql<boolean>`${hash} = any(recovery_hashes)`)
        .returning(sql<number>`cardinality(recovery_hashes)`.as('left'))
        .executeTakeFirst();
      if (used) await noticeSecondFactor(this.deps.jobs, account, 'RECOVERY_CODE_USED', used.left);
      return used !== undefined;
    });
  }
}
