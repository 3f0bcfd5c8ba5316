import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { Amendment } from './amendment.entity.js';

/** What is told of an amendment, with the rental as flushed. */
export interface AmendmentNews {
  readonly reservation: Reservation;
  readonly amendment: Amendment;
}

/** A rental's contract was amended. */
export const rentalAmended = domainEvent<AmendmentNews>('rental.amended');

/** A rental ends later than it was promised to. */
export const rentalExtended = domainEvent<AmendmentNews>('rental.extended');

/** The customer signed an amendment. */
export const amendmentSigned = domainEvent<AmendmentNews>('amendment.signed');
