import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { DAY_MS } from '../../../kernel/time.js';
import { lateAt } from '../reservation/rental-stage.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from '../reservation/reservation.events.js';
import { rentalIsLate, rentalMoved } from '../stage/stage.events.js';
import { rentalAtRisk } from './guard.events.js';
import { RISK_CHECK } from './guard.jobs.js';

const EVERY_MINUTE = '* * * * *';
/** How soon a rental has to start for a late one to endanger it. */
const AHEAD_MS = DAY_MS;

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
}

/** A rental to come, and the one that still has its vehicle. */
interface Endangered {
  readonly id: number;
  readonly lateId: number;
}

/** Keeps which rentals to come are at risk, and since when (docs/rules/rental-life.md#at-risk). */
export class RiskCheckService {
  constructor(private readonly deps: Deps) {}

  /** Looks each minute, after each step of a rental, and when a vehicle is promised that is to leave soon. */
  register(): void {
    const { domainEvents, jobs } = this.deps;
    const look = (): Promise<void> => jobs.enqueue(RISK_CHECK, {});
    const lookIfSoon = async (_: Transaction, { reservation }: { reservation: Reservation }): Promise<void> => {
      if (reservation.startsAt.getTime() < Date.now() + AHEAD_MS) await look();
    };
    jobs.work(RISK_CHECK, () => this.check());
    jobs.schedule(RISK_CHECK, EVERY_MINUTE);
    domainEvents.on(rentalIsLate, look);
    domainEvents.on(rentalMoved, look);
    domainEvents.on(RESERVATION_EVENTS.accepted, lookIfSoon);
    domainEvents.on(RESERVATION_EVENTS.changed, lookIfSoon);
  }

  /** Brings the table up to a moment; the staff are notified of each rental that came to be at risk. */
  async check(now = new Date()): Promise<void> {
    const { em, reader } = this.deps;
    const endangered = await this.endangered(now);
    const kept = await reader.rows(
      sql<Endangered>`select k.reservation_id as id, k.late_id as "lateId" from rental_risk k`,
    );
    const gone = kept.filter(({ id }) => endangered.every((one) => one.id !== id)).map(({ id }) => id);
    const changed = endangered.filter(({ id, lateId }) => !kept.some((one) => one.id === id && one.lateId === lateId));
    if (gone.length === 0 && changed.length === 0) return;
    await inTransaction(em, async (tx) => {
      if (gone.length > 0) await tx.em.execute('delete from rental_risk where reservation_id in (?)', [gone]);
      const fresh: Endangered[] = [];
      for (const one of changed) if (await keep(tx, one, now)) fresh.push(one);
      await this.tell(tx, fresh, gone);
    });
  }

  /** Who would find the vehicle gone: whoever starts within a day after a late one, or whose start has come before it is back. */
  private endangered(now: Date): Promise<Endangered[]> {
    const soon = new Date(now.getTime() + AHEAD_MS);
    return this.deps.reader.rows(
      sql<Endangered>`select distinct on (n.id) n.id, r.id as "lateId" from reservation r
        join reservation n on n.vehicle_id = r.vehicle_id and n.stage = 'PLANNED' and n.ends_at > ${now}::timestamptz
        where r.stage = 'OUT' and ((${lateAt(now)} and n.starts_at < ${soon}::timestamptz)
          or (r.ends_at < ${now}::timestamptz and n.starts_at <= ${now}::timestamptz))
        order by n.id, r.id`,
    );
  }

  private async tell(tx: Transaction, fresh: readonly Endangered[], gone: readonly number[]): Promise<void> {
    const { domainEvents, events } = this.deps;
    const ids = [...gone, ...fresh.flatMap(({ id, lateId }) => [id, lateId])];
    const found = await tx.em.find(Reservation, { id: { $in: ids } }, { populate: ['vehicle'] });
    const byId = new Map(found.map((reservation) => [reservation.id, reservation]));
    for (const id of [...gone, ...fresh.map((one) => one.id)]) {
      const reservation = byId.get(id);
      if (reservation) tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(reservation)));
    }
    for (const { id, lateId } of fresh) {
      const [reservation, late] = [byId.get(id), byId.get(lateId)];
      if (reservation && late) await domainEvents.happened(tx, rentalAtRisk, { reservation, late });
    }
  }
}

/** Keeps that a rental is at risk; true when it was not before. Of two instances that look at once, one is told so. */
async function keep({ em }: Transaction, { id, lateId }: Endangered, now: Date): Promise<boolean> {
  const rows = await em.execute<{ made: boolean }[]>(
    `insert into rental_risk (reservation_id, late_id, since)
     select n.id, ?, ? from reservation n where n.id = ? and n.stage = 'PLANNED'
     on conflict (reservation_id) do update set late_id = excluded.late_id
     returning xmax = 0 as made`,
    [lateId, now, id],
  );
  return rows.some(({ made }) => made);
}
