import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { agencyDay } from '../../../kernel/time.js';
import type { ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { imprintsExpiring } from './deposit-conditions.js';
import { DepositEntry, type DepositEntryTable } from './deposit-entry.entity.js';
import { imprintExpires } from './deposit.events.js';
import { DepositEntryKind } from './deposit.enums.js';
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
    const found = await reader
      .tables<DepositEntryTable & ReservationTable>()
      .selectFrom('depositEntry as e')
      .innerJoin('reservation as r', 'r.id', 'e.reservationId')
      .select('e.id')
      .where(imprintsExpiring(agencyDay(now)))
      .where('e.kind', '=', DepositEntryKind.HELD)
      .whereRef('e.expiresOn', '=', 'r.depositExpiresOn')
      .where('e.warnedAt', 'is', null)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('depositEntry as c').select('c.id').whereRef('c.correctsId', '=', 'e.id'))),
      )
      .execute();
    if (found.length === 0) return;
    await inTransaction(em, async (tx) => {
      const rows = await tablesOf<DepositEntryTable>(tx.em)
        .updateTable('depositEntry')
        .set({ warnedAt: now })
        .where(
          'id',
          'in',
          found.map(({ id }) => id),
        )
        .where('warnedAt', 'is', null)
        .returning('id')
        .execute();
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
