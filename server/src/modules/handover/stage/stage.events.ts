import { domainEvent } from '../../../platform/events/domain-events.js';
import type { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { StaffActor } from '../../../kernel/actor.js';

/** Payload of the events of stages. The reservation is flushed. */
interface RentalNews {
  readonly reservation: Reservation;
}

/** The circumstances of a departure: the employee, the reasons of an Admin for allowing it, and the inspection. */
export interface Leaving {
  readonly by: StaffActor;
  /** An Admin's reason for letting the drivers leave although their papers stop them. */
  readonly overrideReason: string | null;
  /** An Admin's reason for letting it leave with less money than the settings require. */
  readonly moneyReason: string | null;
  /** The `clientId` of the inspection that records the departure; null for a departure without one. */
  readonly inspection: string | null;
}

/** Published before a rental leaves, whichever command does it. A listener that throws stops the departure. */
export const rentalLeaves = domainEvent<RentalNews & Leaving & { readonly at: Date }>('rental.leaves');

/** Published when a rental has reached a stage. */
export const rentalMoved = domainEvent<
  RentalNews & {
    readonly from: RentalStage;
    readonly to: RentalStage;
    /** Null if the transition was automatic. */
    readonly by: StaffActor | null;
  }
>('rental.moved');

/** Published when a rental that is out has become late, once per promised end. */
export const rentalIsLate = domainEvent<RentalNews>('rental.late');
