import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import {
  type BatchBounds,
  type Deleted,
  deleteInBatches,
  deleteOldest,
  NIGHTLY,
} from '../../../platform/database/delete-in-batches.js';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { addMonths, DAY_MS, startOfAgencyDay } from '../../../kernel/time.js';
import { deleteOldEntries } from '../../base/audit/audit-erasure.js';
import { hashPassword } from '../../people/account/password.js';
import type { CustomerTable } from '../../people/account/customer.entity.js';
import type { AccountDeletionService } from './account-deletion.service.js';
import type { SettingsService } from '../../base/settings/settings.service.js';
import { PRIVACY_RETENTION } from './privacy.jobs.js';
import { sql, type RawBuilder } from 'kysely';

/** Before the nightly backup, so that the backup contains no data that should be deleted. */
const EVERY_NIGHT = '20 3 * * *';
/** How many accounts one job erases, so that it ends well before it counts as dead. */
const ACCOUNTS = 200;
/** How many months notifications are kept; their content is also in the record they are about. */
const NOTIFICATION_MONTHS = 12;
/** Small, because each notification also deletes the marks of its readers. */
const NOTIFICATION_BATCH = 1_000;
/** How many days an idempotency key is kept: an operation whose answer was lost is sent again within minutes. */
const IDEMPOTENCY_KEY_DAYS = 1;
/** How many days a mailed link is kept after it expired, so that support can see that it existed. */
const ENDED_LINK_DAYS = 30;

interface Deps {
  readonly em: Em;
  readonly jobs: JobQueue;
  readonly settings: SettingsService;
  readonly accounts: AccountDeletionService;
  readonly logger: Logger;
  /** Smaller bounds than the nightly ones, for tests. */
  readonly bounds?: RetentionBounds;
}

/** The most that one nightly run deletes: rows by BatchBounds, and `accounts` of each of the two kinds (unverified and unused). */
export interface RetentionBounds extends BatchBounds {
  readonly accounts: number;
}

/** How many records of each kind were deleted. */
export interface Forgotten {
  readonly contactMessages: number;
  readonly auditEntries: number;
  readonly notifications: number;
  readonly mailedLinks: number;
  readonly sentMails: number;
  readonly idempotencyKeys: number;
  readonly unverifiedAccounts: number;
  readonly unusedAccounts: number;
  /** Tells whether a bound was reached, so that more may be left. */
  readonly more: boolean;
}

/** Deletes personal data every night once its retention period has ended (docs/rules/privacy.md#how-it-goes). */
export class RetentionService {
  constructor(private readonly deps: Deps) {}

  /** Registers the nightly job; a run that reached its bound queues another at once. */
  register(): void {
    const { jobs, logger } = this.deps;
    jobs.work(PRIVACY_RETENTION, async () => {
      const forgotten = await this.run();
      logger.info({ forgotten }, 'personal data that was kept long enough is gone');
      if (forgotten.more) await jobs.enqueue(PRIVACY_RETENTION, {});
    });
    jobs.schedule(PRIVACY_RETENTION, EVERY_NIGHT);
  }

  /** Deletes in batches what is too old at `now`, up to the bounds. Must not be called within a transaction. */
  async run(now = new Date()): Promise<Forgotten> {
    const { em, settings, bounds = { ...NIGHTLY, accounts: ACCOUNTS } } = this.deps;
    const times = await settings.retentionTimes();
    const today = startOfAgencyDay(now);
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    const monthsAgo = (months: number): Date => addMonths(today, -months);
    const contact = await deleteInBatches(bounds, (limit) =>
      deleteOldest(em, 'contact_message', 'created_at', monthsAgo(times.contactRetentionMonths), limit),
    );
    const audit = await deleteInBatches(bounds, (limit) =>
      inTransaction(em, (tx) => deleteOldEntries(tx.em, monthsAgo(times.auditRetentionMonths), limit)),
    );
    const few = { ...bounds, batch: Math.min(bounds.batch, NOTIFICATION_BATCH) };
    const notifications = await deleteInBatches(few, (limit) =>
      deleteOldest(em, 'notification', 'created_at', monthsAgo(NOTIFICATION_MONTHS), limit),
    );
    const links = await deleteInBatches(bounds, (limit) =>
      deleteOldest(em, 'email_token', 'expires_at', daysAgo(ENDED_LINK_DAYS), limit),
    );
    const sentMails = await deleteInBatches(bounds, (limit) =>
      deleteOldest(em, 'sent_mail', 'created_at', monthsAgo(times.auditRetentionMonths), limit),
    );
    const keys = await deleteInBatches(bounds, (limit) =>
      deleteOldest(em, 'idempotency_key', 'created_at', daysAgo(IDEMPOTENCY_KEY_DAYS), limit),
    );
    const unverifiedSince = startOfAgencyDay(now, -times.unverifiedRetentionDays);
    const unverified = await this.forgetAccounts(neverVerified(unverifiedSince), now, bounds.accounts);
    const unused = await this.forgetAccounts(unusedSince(monthsAgo(times.unusedRetentionMonths)), now, bounds.accounts);
    return {
      contactMessages: contact.count,
      auditEntries: audit.count,
      notifications: notifications.count,
      mailedLinks: links.count,
      sentMails: sentMails.count,
      idempotencyKeys: keys.count,
      unverifiedAccounts: unverified.count,
      unusedAccounts: unused.count,
      more: [contact, audit, notifications, links, sentMails, keys, unverified, unused].some(({ more }) => more),
    };
  }

  /** Erases accounts one after the other, each in its own transaction, which checks it again under its lock. */
  private async forgetAccounts(condition: RawBuilder<boolean>, now: Date, limit: number): Promise<Deleted> {
    const { em, accounts } = this.deps;
    const found = await tablesOf<CustomerTable>(em)
      .selectFrom('customer as c')
      .select('c.id')
      .where(condition)
      .where(nothingOpen(now))
      .orderBy('c.id')
      .limit(limit)
      .execute();
    if (found.length === 0) return { count: 0, more: false };
    // Nobody knows the password, so one hash serves all accounts, because hashing is slow by design.
    const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
    let count = 0;
    for (const { id } of found) if (await accounts.forget(id, passwordHash, now)) count += 1;
    // Accounts that were found but could not be erased (a rental was accepted meanwhile) are checked again the next night.
    return { count, more: found.length === limit && count > 0 };
  }
}

/**
 * Returns the condition that the customer `c` has no current, planned or unsettled rental, and no request that can still become one. Those
 * that were found are looked at again one by one.
 */
function nothingOpen(now: Date): RawBuilder<boolean> {
  return sql`not exists (select 1 from reservation r
      where coalesce(r.customer_id, r.renter_id) = c.id and r.status in ('PENDING', 'ACCEPTED') and r.ends_at > ${now})
    and not exists (select 1 from reservation r where coalesce(r.customer_id, r.renter_id) = c.id
      and (r.deposit_held > 0 or (r.stage = 'RETURNED' and (r.total <> coalesce(r.advance, 0) or r.open_charges > 0))))`;
}

/** Returns the condition that the address of the customer `c` was never verified and nothing was ever rented. */
function neverVerified(createdBefore: Date): RawBuilder<boolean> {
  return sql`c.registered and c.email_verified_at is null and c.archived_at is null and c.created_at < ${createdBefore}
    and not exists (select 1 from reservation r where coalesce(r.customer_id, r.renter_id) = c.id and r.status = 'ACCEPTED')`;
}

/**
 * Returns the condition of neither a login nor a reservation of the customer `c` for a long time, whether the account is open or was ended
 * by the staff.
 */
function unusedSince(moment: Date): RawBuilder<boolean> {
  return sql`c.email <> 'supprime-' || c.id || '@compte.invalid'
    and greatest(
      c.created_at,
      (select max(s.last_used_at) from login_session s where s.customer_id = c.id),
      (select max(d.last_login_at) from known_device d where d.customer_id = c.id),
      (select max(greatest(r.ends_at, r.created_at)) from reservation r where coalesce(r.customer_id, r.renter_id) = c.id)
    ) < ${moment}`;
}
