import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction, rowsWithin, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { lateAt } from '../../booking/reservation/rental-stage.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { lockUnchanged } from '../../booking/reservation/reservation-lock.js';
import { changeOf, RESERVATION_CHANGED } from '../../booking/reservation/reservation.events.js';
import { endMoves } from '../../booking/reservation/rental.events.js';
import { rentalIsLate } from './stage.events.js';
import { LATENESS_CHECK } from './stage.jobs.js';
import { EVERY_MINUTE } from '../../../platform/jobs/job-kind.js';

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
}

/** Publishes once when a rental has become late, and stores when; a later extension does not delete that. */
export class LatenessService {
  constructor(private readonly deps: Deps) {}

  /** Registers the job that runs each minute, and listens to changes of ends. Call it once, before the jobs start. */
  register(): void {
    this.deps.domainEvents.on(endMoves, (tx, { reservation, at }) => keepLateness(tx, reservation.id, at));
    this.deps.jobs.work(LATENESS_CHECK, () => this.check());
    this.deps.jobs.schedule(LATENESS_CHECK, EVERY_MINUTE);
  }

  /** Publishes `rentalIsLate` for each rental that is late at `now` and was not reported before. */
  async check(now = new Date()): Promise<void> {
    const { em, reader, domainEvents, events } = this.deps;
    const found = await reader.rows(
      sql<{ id: number }>`select r.id from reservation r where ${lateAt(now)} and not exists (
        select 1 from rental_lateness l where l.reservation_id = r.id and l.promised_end = r.ends_at)`,
    );
    if (found.length === 0) return;
    await inTransaction(em, async (tx) => {
      const free = await lockUnchanged(
        tx,
        found.map(({ id }) => id),
      );
      const rows = await rowsWithin(
        tx,
        sql<{ reservation_id: number }>`insert into rental_lateness (reservation_id, promised_end, noticed_at)
          select r.id, r.ends_at, ${now}::timestamptz from reservation r
          where r.id = any(${free}) and ${lateAt(now)} order by r.id
          on conflict do nothing returning reservation_id`,
      );
      const ids = rows.map((row) => row.reservation_id);
      const late = await tx.em.find(
        Reservation,
        { id: { $in: ids } },
        { populate: ['vehicle'], orderBy: { id: 'asc' } },
      );
      for (const reservation of late) {
        tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(reservation)));
        await domainEvents.happened(tx, rentalIsLate, { reservation });
      }
    });
  }
}

/** Stores that a rental is late before its end is moved, so that its lateness stays on record. Publishes no event. */
async function keepLateness(tx: Transaction, reservationId: number, now: Date): Promise<void> {
  await rowsWithin(
    tx,
    sql`insert into rental_lateness (reservation_id, promised_end, noticed_at)
      select r.id, r.ends_at, ${now}::timestamptz from reservation r where r.id = ${reservationId} and ${lateAt(now)}
      on conflict do nothing`.$castTo<object>(),
  );
}
