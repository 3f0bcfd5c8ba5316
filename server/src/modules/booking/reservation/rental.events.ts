import { domainEvent } from '../../../platform/events/domain-events.js';
import type { StaffActor } from '../../../kernel/actor.js';
import type { RentalStage } from './rental-stage.js';
import type { Reservation } from './reservation.entity.js';

/** Payload of the events of rentals. The reservation is flushed. */
export interface RentalNews {
  readonly reservation: Reservation;
}

/** Published when a rental has reached a stage. */
export const rentalMoved = domainEvent<
  RentalNews & {
    readonly from: RentalStage;
    readonly to: RentalStage;
    /** Null if the transition was automatic. */
    readonly by: StaffActor | null;
  }
>('rental.moved');

/** Published before a change moves the end of a rental, which is not flushed yet. */
export const endMoves = domainEvent<RentalNews & { readonly at: Date }>('rental.end-moves');

/** Published when the paid sum of a rental changed, its `advance`. */
export const paymentRecorded = domainEvent<RentalNews>('payment.recorded');

/** Published when the held amount of a deposit changed, the rental's `depositHeld`. */
export const depositChanged = domainEvent<RentalNews>('deposit.changed');
