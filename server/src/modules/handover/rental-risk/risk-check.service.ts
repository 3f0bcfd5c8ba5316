import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction, rowsWithin, type Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { WorkOccupations } from '../../upkeep/maintenance/work-occupations.js';
import { maintenanceChanged } from '../../upkeep/maintenance/maintenance.events.js';
import { IMMOBILISES } from '../inspection/immobilised.js';
import { AHEAD_OF_DAMAGE_MS, behindLateRental, duringMaintenance } from './risk-conditions.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import { lockUnchanged } from '../../booking/reservation/reservation-lock.js';
import { changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from '../../booking/reservation/reservation.events.js';
import { damageChanged } from '../inspection/inspection.events.js';
import { rentalMoved } from '../../booking/reservation/rental.events.js';
import { rentalIsLate } from '../stage/stage.events.js';
import { rentalAtRisk } from './rental-risk.events.js';
import { RISK_CHECK } from './rental-risk.jobs.js';
import type { Danger } from './risk-cause.js';
import { clauseOf, dangersOf } from './risk-sentences.js';
import { EVERY_MINUTE } from '../../../platform/jobs/job-kind.js';

interface Deps {
  readonly em: Em;
  readonly reader: Reader;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly workOccupations: WorkOccupations;
}

/** A planned rental with what endangers it. */
interface Endangered extends Danger {
  readonly id: number;
}

/** Records which planned rentals are at risk, and since when (docs/rules/rental-life.md#at-risk). */
export class RiskCheckService {
  constructor(private readonly deps: Deps) {}

  /** Checks each minute, after each step of a rental or change of a maintenance or damage, and when a vehicle is booked for a near start. */
  register(): void {
    const { domainEvents, jobs, workOccupations } = this.deps;
    const look = (): Promise<void> => jobs.enqueue(RISK_CHECK, {});
    const fill = (tx: Transaction): Promise<void> => workOccupations.occupyAroundRentals(tx, new Date());
    const lookIfSoon = async (_: Transaction, { reservation }: { reservation: Reservation }): Promise<void> => {
      if (reservation.startsAt.getTime() < Date.now() + AHEAD_OF_DAMAGE_MS) await look();
    };
    jobs.work(RISK_CHECK, () => this.check());
    jobs.schedule(RISK_CHECK, EVERY_MINUTE);
    domainEvents.on(rentalIsLate, look);
    domainEvents.on(rentalMoved, look);
    domainEvents.on(maintenanceChanged, look);
    domainEvents.on(damageChanged, look);
    domainEvents.on(RESERVATION_EVENTS.accepted, lookIfSoon);
    domainEvents.on(RESERVATION_EVENTS.changed, lookIfSoon);
    for (const gaveFree of [RESERVATION_EVENTS.changed, RESERVATION_EVENTS.cancelled]) domainEvents.on(gaveFree, fill);
    domainEvents.on(rentalMoved, fill);
  }

  /** Updates the table to the state at `now`, and notifies the staff of each rental that is newly at risk. */
  async check(now = new Date()): Promise<void> {
    const { em, reader } = this.deps;
    const endangered = await this.endangered(now);
    const stored = await reader.rows(
      sql<Endangered>`select k.reservation_id as id, k.late_id as "lateId", k.maintenance_id as "maintenanceId",
        k.damage_id as "damageId" from rental_risk k`,
    );
    const gone = stored.filter(({ id }) => endangered.every((one) => one.id !== id)).map(({ id }) => id);
    const changed = endangered.filter((one) => !stored.some((risk) => sameDanger(risk, one)));
    if (gone.length === 0 && changed.length === 0) return;
    await inTransaction(em, async (tx) => {
      // Two checks at once would lock the rows of the table in different orders, which can end in a deadlock.
      await tx.em.execute(`select pg_advisory_xact_lock(hashtext('rental_risk'))`);
      if (gone.length > 0) await tx.em.execute('delete from rental_risk where reservation_id in (?)', [gone]);
      const ids = changed.flatMap(({ id, lateId }) => (lateId === null ? [id] : [id, lateId]));
      const free = new Set(await lockUnchanged(tx, ids));
      const fresh: Endangered[] = [];
      for (const one of changed) {
        const unchanged = free.has(one.id) && (one.lateId === null || free.has(one.lateId));
        if (unchanged && (await keep(tx, one, now))) fresh.push(one);
      }
      await this.tell(tx, fresh, gone);
    });
  }

  /**
   * Finds the rentals at risk. Their vehicle is late and they start within a day or should have started; or it is in maintenance at their
   * start; or it is immobilised by damage and they start within a week. If several causes hold, the most certain one is taken.
   */
  private endangered(now: Date): Promise<Endangered[]> {
    const afterDamage = new Date(now.getTime() + AHEAD_OF_DAMAGE_MS);
    return this.deps.reader.rows(
      sql<Endangered>`select distinct on (e.id) e.id, e."lateId", e."maintenanceId", e."damageId" from (
        select n.id, late.id as "lateId", null::int as "maintenanceId", null::int as "damageId", 1 as rank
        from reservation late join reservation n on n.vehicle_id = late.vehicle_id and n.stage = 'PLANNED' and n.ends_at > ${now}::timestamptz
        where exists (select 1 from reservation r where r.id = late.id and ${behindLateRental(sql`n.starts_at`, now)})
        union all select r.id, null, m.id, null, 2 from maintenance m
          join reservation r on r.vehicle_id = m.vehicle_id and r.stage = 'PLANNED' and ${duringMaintenance(now)}
        union all select r.id, null, null, d.id, 3 from vehicle_damage d join reservation r on r.vehicle_id = d.vehicle_id
          and r.stage = 'PLANNED' and r.ends_at > ${now}::timestamptz and r.starts_at < ${afterDamage}::timestamptz
        where ${IMMOBILISES}) e
        order by e.id, e.rank, e."lateId", e."maintenanceId", e."damageId"`,
    );
  }

  private async tell(tx: Transaction, fresh: readonly Endangered[], gone: readonly number[]): Promise<void> {
    const { domainEvents, events } = this.deps;
    const ids = [...gone, ...fresh.map(({ id }) => id)];
    const found = await tx.em.find(Reservation, { id: { $in: ids } }, { populate: ['vehicle'] });
    const byId = new Map(found.map((reservation) => [reservation.id, reservation]));
    for (const reservation of found) tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(reservation)));
    const dangers = await dangersOf(
      (query) => rowsWithin(tx, query),
      fresh.map(({ id }) => id),
    );
    for (const { id } of fresh) {
      const [reservation, danger] = [byId.get(id), dangers.get(id)];
      if (reservation && danger) await domainEvents.happened(tx, rentalAtRisk, { reservation, why: clauseOf(danger) });
    }
  }
}

function sameDanger(one: Endangered, other: Endangered): boolean {
  return (
    one.id === other.id &&
    one.lateId === other.lateId &&
    one.maintenanceId === other.maintenanceId &&
    one.damageId === other.damageId
  );
}

/** Stores that a rental is at risk; returns true if it was not before. If two instances check at once, only one gets true. */
async function keep(
  { em }: Transaction,
  { id, lateId, maintenanceId, damageId }: Endangered,
  now: Date,
): Promise<boolean> {
  const rows = await em.execute<{ made: boolean }[]>(
    `insert into rental_risk (reservation_id, late_id, maintenance_id, damage_id, since)
     select n.id, ?, ?, ?, ? from reservation n where n.id = ? and n.stage = 'PLANNED'
     on conflict (reservation_id) do update
       set late_id = excluded.late_id, maintenance_id = excluded.maintenance_id, damage_id = excluded.damage_id
     returning xmax = 0 as made`,
    [lateId, maintenanceId, damageId, now, id],
  );
  return rows.some(({ made }) => made);
}
