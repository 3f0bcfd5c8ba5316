import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import type { Reader } from '../../../platform/database/reader.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { WorkOccupations } from '../../upkeep/maintenance/work-occupations.js';
import { maintenanceChanged } from '../../upkeep/maintenance/maintenance.events.js';
import type { MaintenanceTable } from '../../upkeep/maintenance/maintenance.entity.js';
import { IMMOBILISES } from '../inspection/immobilised.js';
import { AHEAD_OF_DAMAGE_MS, behindLateRental, duringMaintenance } from './risk-conditions.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import { Reservation, type ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { lockUnchanged } from '../../booking/reservation/reservation-lock.js';
import {
  changeOf,
  RESERVATION_CHANGED,
  RESERVATION_EVENTS,
  rentalsCarriedOver,
} from '../../booking/reservation/reservation.events.js';
import { damageChanged } from '../inspection/inspection.events.js';
import type { DamageTable } from '../inspection/damage.entity.js';
import { rentalMoved } from '../../booking/reservation/rental.events.js';
import { rentalIsLate } from '../stage/stage.events.js';
import { rentalAtRisk } from './rental-risk.events.js';
import { RISK_CHECK } from './rental-risk.jobs.js';
import type { RentalRiskTable } from './rental-risk.tables.js';
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

/** A danger with its rank among the causes, the most certain first. */
interface Candidate extends Endangered {
  readonly rank: number;
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
    domainEvents.on(rentalsCarriedOver, look);
    domainEvents.on(RESERVATION_EVENTS.changed, lookIfSoon);
    for (const gaveFree of [RESERVATION_EVENTS.changed, RESERVATION_EVENTS.cancelled]) domainEvents.on(gaveFree, fill);
    domainEvents.on(rentalMoved, fill);
  }

  /** Updates the table to the state at `now`, and notifies the staff of each rental that is newly at risk. */
  async check(now = new Date()): Promise<void> {
    const { em, reader } = this.deps;
    const endangered = await this.endangered(now);
    const stored = await reader
      .tables<RentalRiskTable>()
      .selectFrom('rentalRisk as k')
      .select(['k.reservationId as id', 'k.lateId', 'k.maintenanceId', 'k.damageId'])
      .execute();
    const gone = stored.filter(({ id }) => endangered.every((one) => one.id !== id)).map(({ id }) => id);
    const changed = endangered.filter((one) => !stored.some((risk) => sameDanger(risk, one)));
    if (gone.length === 0 && changed.length === 0) return;
    await inTransaction(em, async (tx) => {
      // Two checks at once would lock the rows of the table in different orders, which can end in a deadlock.
      const tables = tablesOf<RentalRiskTable>(tx.em);
      await sql`select pg_advisory_xact_lock(hashtext('rental_risk'))`.execute(tables);
      if (gone.length > 0) await tables.deleteFrom('rentalRisk').where('reservationId', 'in', gone).execute();
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
    const tables = this.deps.reader.tables<ReservationTable & MaintenanceTable & DamageTable>();
    const none = sql<number | null>`null::int`;
    const byLateness = tables
      .selectFrom('reservation as late')
      .innerJoin('reservation as n', 'n.vehicleId', 'late.vehicleId')
      .select(['n.id', 'late.id as lateId', none.as('maintenanceId'), none.as('damageId'), sql<number>`1`.as('rank')])
      .where('n.stage', '=', RentalStage.PLANNED)
      .where('n.endsAt', '>', now)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('reservation as r')
            .select('r.id')
            .whereRef('r.id', '=', 'late.id')
            .where(behindLateRental(sql`n.starts_at`, now)),
        ),
      );
    const byWork = tables
      .selectFrom('maintenance as m')
      .innerJoin('reservation as r', 'r.vehicleId', 'm.vehicleId')
      .select(['r.id', none.as('lateId'), 'm.id as maintenanceId', none.as('damageId'), sql<number>`2`.as('rank')])
      .where('r.stage', '=', RentalStage.PLANNED)
      .where(duringMaintenance(now));
    const byDamage = tables
      .selectFrom('vehicleDamage as d')
      .innerJoin('reservation as r', 'r.vehicleId', 'd.vehicleId')
      .select(['r.id', none.as('lateId'), none.as('maintenanceId'), 'd.id as damageId', sql<number>`3`.as('rank')])
      .where('r.stage', '=', RentalStage.PLANNED)
      .where('r.endsAt', '>', now)
      .where('r.startsAt', '<', afterDamage)
      .where(IMMOBILISES);
    const every = byLateness.$castTo<Candidate>().unionAll(byWork).unionAll(byDamage);
    return tables
      .selectFrom(every.as('e'))
      .distinctOn('e.id')
      .select(['e.id', 'e.lateId', 'e.maintenanceId', 'e.damageId'])
      .orderBy('e.id')
      .orderBy('e.rank')
      .orderBy('e.lateId')
      .orderBy('e.maintenanceId')
      .orderBy('e.damageId')
      .execute();
  }

  private async tell(tx: Transaction, fresh: readonly Endangered[], gone: readonly number[]): Promise<void> {
    const { domainEvents, events } = this.deps;
    const ids = [...gone, ...fresh.map(({ id }) => id)];
    const found = await tx.em.find(Reservation, { id: { $in: ids } }, { populate: ['vehicle'] });
    const byId = new Map(found.map((reservation) => [reservation.id, reservation]));
    for (const reservation of found) tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(reservation)));
    const dangers = await dangersOf(
      tablesOf(tx.em),
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
  const row = await tablesOf<RentalRiskTable & ReservationTable>(em)
    .insertInto('rentalRisk')
    .columns(['reservationId', 'lateId', 'maintenanceId', 'damageId', 'since'])
    .expression((eb) =>
      eb
        .selectFrom('reservation as n')
        .select([
          'n.id',
          sql<number | null>`${lateId}::int`.as('lateId'),
          sql<number | null>`${maintenanceId}::int`.as('maintenanceId'),
          sql<number | null>`${damageId}::int`.as('damageId'),
          sql<Date>`${now}::timestamptz`.as('since'),
        ])
        .where('n.id', '=', id)
        .where('n.stage', '=', RentalStage.PLANNED),
    )
    .onConflict((conflict) =>
      conflict.column('reservationId').doUpdateSet((eb) => ({
        lateId: eb.ref('excluded.lateId'),
        maintenanceId: eb.ref('excluded.maintenanceId'),
        damageId: eb.ref('excluded.damageId'),
      })),
    )
    .returning(sql<boolean>`xmax = 0`.as('made'))
    .executeTakeFirst();
  return row?.made === true;
}
