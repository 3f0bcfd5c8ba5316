import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { agencyDay } from '../../../kernel/time.js';
import { imprintsExpiring } from './deposit-conditions.js';
import { DepositEntry } from './deposit-entry.entity.js';
import { imprintExpires } from './deposit.events.js';
import { IMPRINT_CHECK } from './deposit.jobs.js';

const EVERY_HOUR = '7 * * * *';

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly domainEvents: DomainEvents;
  readonly jobs: JobQueue;
}

/** Warns once of each held card imprint that expires soon (docs/rules/payments.md#card-imprints). */
export class ImprintCheckService {
  constructor(private readonly deps: Deps) {}

  /** Registers the hourly check. Call it once, before the jobs start. */
  register(): void {
    this.deps.jobs.work(IMPRINT_CHECK, () => this.check());
    this.deps.jobs.schedule(IMPRINT_CHECK, EVERY_HOUR);
  }

  /** Publishes `imprintExpires` for each imprint that expires soon after `now` and was not warned of yet. */
  async check(now = new Date()): Promise<void> {
    const { em, reader, domainEvents } = this.deps;
    const found = await reader.rows(
      sql<{ id: number }>`select e.id from deposit_entry e join reservation r on r.id = e.reservation_id
        where ${imprintsExpiring(agencyDay(now))} and e.kind = 'HELD' and e.expires_on = r.deposit_expires_on and e.warned_at is null
          and not exists (select 1 from deposit_entry c where c.corrects_id = e.id)`,
    );
    if (found.length === 0) return;
    await inTransaction(em, async (tx) => {
      const rows = await tx.em.execute<{ id: number }[]>(
        'update deposit_entry set warned_at = ? where id in (?) and warned_at is null returning id',
        [now, found.map(({ id }) => id)],
      );
      const entries = await tx.em.find(
        DepositEntry,
        { id: { $in: rows.map(({ id }) => id) } },
        { populate: ['reservation.vehicle'], orderBy: { id: 'asc' } },
      );
      for (const entry of entries) {
        await domainEvents.happened(tx, imprintExpires, { reservation: entry.reservation.getEntity(), entry });
      }
    });
  }
}
