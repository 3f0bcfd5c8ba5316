import type { Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import type { EventBus } from '../../../platform/events/event-bus.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { StaffActor } from '../../../kernel/actor.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import type { OccupationService } from '../../fleet/occupation/occupation.service.js';
import type { Vehicle } from '../../fleet/vehicle/vehicle.entity.js';
import { vehicleInFleet } from '../../fleet/vehicle/vehicle-lock.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { UNKNOWN_VEHICLE } from '../../fleet/vehicle/vehicle.errors.js';
import { changeOf, RESERVATION_CHANGED, RESERVATION_EVENTS } from '../reservation/reservation.events.js';
import { tellOf } from '../reservation/reservation.jobs.js';
import type { ReservationService } from '../reservation/reservation.service.js';
import type { AmendmentBook } from './amendment-book.js';
import { AmendmentKind } from './amendment.enums.js';
import type { ImmobilisedVehicles } from './immobilised-vehicles.js';
import { termsOf } from './rental-terms.js';

interface Deps {
  readonly immobilised: ImmobilisedVehicles;
  readonly book: AmendmentBook;
  readonly domainEvents: DomainEvents;
  readonly events: EventBus;
  readonly jobs: JobQueue;
  readonly occupations: OccupationService;
  readonly reservations: ReservationService;
}

/** Gives another vehicle to a rental whose vehicle is needed for another rental. */
export class Rehousing {
  constructor(private readonly deps: Deps) {}

  /**
   * Returns a vehicle of the fleet that is able to leave, locked so that it cannot be archived before the transaction ends. Throws
   * ValidationError for `field`.
   */
  async usableVehicle(tx: Transaction, id: number, field: string): Promise<Vehicle> {
    const vehicle = await vehicleInFleet(tx, id);
    if (!vehicle) throw new ValidationError({ [field]: [UNKNOWN_VEHICLE] });
    if (await this.deps.immobilised.has(tx, id))
      throw new ValidationError({ [field]: ['Ce véhicule a un dommage immobilisant.'] });
    return vehicle;
  }

  /** Deletes a rental's occupation, so that its vehicle can be given to the rental that needs it. */
  async release(tx: Transaction, rental: Reservation): Promise<void> {
    await this.deps.occupations.releaseReservation(tx, rental.id);
  }

  /**
   * Gives a locked planned rental without occupation another vehicle, by an amendment with the reason. The total stays; the customer is
   * mailed. Throws the database error that `ReservationService.orTaken` turns into VehicleTakenError.
   */
  async moveTo(
    tx: Transaction,
    actor: StaffActor,
    rental: Reservation,
    vehicle: Vehicle,
    reason: string,
  ): Promise<void> {
    const { book, domainEvents, events, jobs, reservations } = this.deps;
    const before = await termsOf(rental);
    // Only the vehicle changes; changed dates would need the customer's agreement.
    await reservations.promiseVehicle(tx, rental, vehicle, rental, { had: rental });
    await tx.em.flush();
    await book.add(tx, actor, rental, { kind: AmendmentKind.REHOUSING, before, reason });
    tx.afterCommit(() => events.publish(RESERVATION_CHANGED, changeOf(rental)));
    await domainEvents.happened(tx, RESERVATION_EVENTS.changed, { reservation: rental, by: actor });
    await tellOf(jobs, rental.id, 'changed');
  }
}
