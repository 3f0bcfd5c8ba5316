import { sql } from 'kysely';
import type { Em } from '../../../platform/database/orm.js';
import { inTransaction, rowsWithin, type Transaction } from '../../../platform/database/transaction.js';
import { requireStaff } from '../../../kernel/access.js';
import type { Actor } from '../../../kernel/actor.js';
import { assertVersion, ValidationError } from '../../../kernel/domain-error.js';
import { type Rehousing, usableVehicle } from '../amendment/rehousing.js';
import { atRisk } from '../reservation/rental-risk.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { lockReservation } from '../reservation/reservation-lock.js';
import type { Caller, ReservationService } from '../reservation/reservation.service.js';
import type { NewHome } from './guard.commands.js';
import { RentalNotAtRiskError } from './guard.errors.js';

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
      if (!(await isAtRisk(tx, rental))) throw new RentalNotAtRiskError();
      if (vehicleId === rental.vehicle.id)
        throw new ValidationError({ vehicleId: ['La location a déjà ce véhicule.'] });
      const vehicle = await usableVehicle(tx, vehicleId, 'vehicleId');
      await rental.vehicle.loadOrFail();
      await rehousing.release(tx, rental);
      await rehousing.moveTo(tx, actor, rental, vehicle, 'Le véhicule prévu n’est pas rentré');
      return rental;
    });
    return reservations.orTaken(work);
  }

  /** A reservation as it is stored now, for who lost against somebody else. Throws ReservationNotFoundError. */
  stored(caller: Caller, number: string): Promise<Reservation> {
    return this.deps.reservations.get(caller, number);
  }
}

async function isAtRisk(tx: Transaction, { id }: Reservation): Promise<boolean> {
  const found = await rowsWithin(
    tx,
    sql<{ id: number }>`select r.id from reservation r where r.id = ${id} and ${atRisk(new Date())}`,
  );
  return found.length > 0;
}
