import type { StaffActor } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import type { Reservation } from '../reservation/reservation.entity.js';

/** The readings of a vehicle at a time. */
export interface DatedReading {
  readonly at: Date;
  readonly km: number;
  readonly fuel: number;
}

/** The readings of the vehicle that comes back and of the one that leaves. */
export interface SwapReadings extends DatedReading {
  readonly returnedKm: number;
  readonly returnedFuel: number;
}

/**
 * Records handovers within a change of a rental. Declared for the changes and implemented by the stages of rentals, which have a higher rank.
 * Requires the rental to be locked.
 */
export interface Handovers {
  /** Records a return. Throws ValidationError with the fields of the reading. */
  returnWithin(tx: Transaction, by: StaffActor, rental: Reservation, reading: DatedReading): Promise<void>;
  /** Ends the leg and begins the next one in another vehicle. ValidationError names `at`, `returnedKm`, `km` and `vehicleId`. */
  swapWithin(tx: Transaction, rental: Reservation, vehicle: Vehicle, swap: SwapReadings): Promise<void>;
}
