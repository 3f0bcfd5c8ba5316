import { domainEvent } from '../../../platform/events/domain-events.js';
import type { RentalStage } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { StaffActor } from '../../../kernel/actor.js';

/** What is told of a rental, with the reservation as flushed. */
interface RentalNews {
  readonly reservation: Reservation;
}

/** Who lets a rental leave, and what they say about it. */
export interface Leaving {
  readonly by: StaffActor;
  /** Why an Admin lets the drivers leave although something stops them. */
  readonly overrideReason: string | null;
  /** Why an Admin lets it leave with less money than the settings ask for. */
  readonly moneyReason: string | null;
  /** The `clientId` of the inspection that records the departure; null for a departure without one. */
  readonly inspection: string | null;
}

/** A rental is about to leave, by whatever command: a listener that throws stops it. */
export const rentalLeaves = domainEvent<RentalNews & Leaving & { readonly at: Date }>('rental.leaves');

/** A rental has come to a stage. */
export const rentalMoved = domainEvent<
  RentalNews & {
    readonly from: RentalStage;
    readonly to: RentalStage;
    /** Null where it happened by itself. */
    readonly by: StaffActor | null;
  }
>('rental.moved');

/** A rental that is out has become late; told once for each promised end. */
export const rentalIsLate = domainEvent<RentalNews>('rental.late');
