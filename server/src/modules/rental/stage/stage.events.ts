import { domainEvent } from '../../../platform/events/domain-events.js';
import type { RentalStage } from '../reservation/rental-stage.js';
import type { Reservation } from '../reservation/reservation.entity.js';

/** What is told of a rental, with the reservation as flushed. */
interface RentalNews {
  readonly reservation: Reservation;
}

/** A rental has come to a stage. */
export const rentalMoved = domainEvent<RentalNews & { readonly from: RentalStage; readonly to: RentalStage }>(
  'rental.moved',
);

/** A rental that is out has become late; told once for each promised end. */
export const rentalIsLate = domainEvent<RentalNews>('rental.late');
