import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, type Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor, Caller } from '../../../kernel/actor.js';
import { assertVersion, ValidationError } from '../../../kernel/domain-error.js';
import type { Rehousing } from '../../booking/amendment/rehousing.js';
import { atRisk } from './risk-conditions.js';
import type { Reservation, ReservationRecord, ReservationTable } from '../../booking/reservation/reservation.entity.js';
import { lockReservation } from '../../booking/reservation/reservation-lock.js';
import type { ReservationService } from '../../booking/reservation/reservation.service.js';
import type { NewHome } from './rental-risk.commands.js';
import { RentalNotAtRiskError } from './rental-risk.errors.js';
import type { RentalRiskTable } from './rental-risk.tables.js';
import { causeOf, type Danger, REHOUSED_BECAUSE } from './risk-cause.js';

interface Deps {
  readonly em: Em;
  readonly rehousing: Rehousing;
  readonly reservations: ReservationService;
}

/** Gives rentals at risk another vehicle (docs/rules/rental-life.md#at-risk). */
export class RehousingService {
  constructor(private readonly deps: Deps) {}

  /**
   * Moves a rental at risk to another vehicle; the total stays and the customer is mailed. Staff only. Throws VehicleTakenError under any
   * concurrency, VersionConflictError, ReservationNotFoundError, RentalNotAtRiskError, ValidationError.
   */
  async rehouse(actor: Actor, { number, version, vehicleId }: NewHome): Promise<Reservation> {
    requireStaff(actor);
    const { em, rehousing, reservations } = this.deps;
    const work = inTransaction(em, async (tx) => {
      const rental = await lockReservation(tx, { number });
      assertVersion(rental, version, 'RESERVATION.VERSION_CONFLICT');
      const danger = await dangerOf(tx, rental);
      if (!danger) throw new RentalNotAtRiskError();
      if (vehicleId === rental.vehicle.id)
        throw new ValidationError({ vehicleId: ['La location a déjà ce véhicule.'] });
      const vehicle = await this.deps.rehousing.usableVehicle(tx, vehicleId, 'vehicleId');
      await rental.vehicle.loadOrFail();
      await rehousing.release(tx, rental);
      await rehousing.moveTo(tx, actor, rental, vehicle, REHOUSED_BECAUSE[causeOf(danger)]);
      return rental;
    });
    return reservations.orTaken(work);
  }

  /** Returns a reservation as stored now, for the answer to a caller whose change conflicted. Throws ReservationNotFoundError. */
  stored(caller: Caller, number: string): Promise<ReservationRecord> {
    return this.deps.reservations.get(caller, number);
  }
}

async function dangerOf(tx: Transaction, { id }: Reservation): Promise<Danger | undefined> {
  return tablesOf<RentalRiskTable & ReservationTable>(tx.em)
    .selectFrom('rentalRisk as k')
    .innerJoin('reservation as r', 'r.id', 'k.reservationId')
    .select(['k.lateId', 'k.maintenanceId', 'k.damageId'])
    .where('r.id', '=', id)
    .where(atRisk(new Date()))
    .executeTakeFirst();
}
