import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { lateAt } from '../../booking/reservation/rental-stage.js';
import { Reservation, type ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { lockUnchanged } from '../../booking/reservation/reservation-lock.js';
import { changeOf, RESERVATION_CHANGED } from '../../booking/reservation/reservation.events.js';
import { endMoves } from '../../booking/reservation/rental.events.js';
import { rentalIsLate } from './stage.events.js';
import { LATENESS_CHECK } from './stage.jobs.js';
import type { RentalLatenessTable } from './stage.tables.js';
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
    const found = await reader
      .tables<ReservationTable & RentalLatenessTable>()
      .selectFrom('reservation as r')
      .select('r.id')
      .where(lateAt(now))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('rentalLateness as l')
              .select('l.reservationId')
              .whereRef('l.reservationId', '=', 'r.id')
              .whereRef('l.promisedEnd', '=', 'r.endsAt'),
          ),
        ),
      )
      .execute();
    if (found.length === 0) return;
    await inTransaction(em, async (tx) => {
      const free = await lockUnchanged(
        tx,
        found.map(({ id }) => id),
      );
      const ids = await storeLateness(tx, free, now);
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
  await storeLateness(tx, [reservationId], now);
}

/** Stores which of these rentals are late; returns those that were not stored before. */
async function storeLateness({ em }: Transaction, ids: readonly number[], now: Date): Promise<number[]> {
  const rows = await tablesOf<ReservationTable & RentalLatenessTable>(em)
    .insertInto('rentalLateness')
    .columns(['reservationId', 'promisedEnd', 'noticedAt'])
    .expression((eb) =>
      eb
        .selectFrom('reservation as r')
        .select(['r.id', 'r.endsAt', sql<Date>`${now}::timestamptz`.as('noticedAt')])
        .where(sql<boolean>`r.id = any(${[...ids]})`)
        .where(lateAt(now))
        .orderBy('r.id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('reservationId')
    .execute();
  return rows.map((row) => row.reservationId);
}
