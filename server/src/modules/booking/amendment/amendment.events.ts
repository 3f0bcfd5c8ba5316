import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { Amendment } from './amendment.entity.js';

/** Payload of the amendment events. The rental has its new values, already flushed. */
export interface AmendmentNews {
  readonly reservation: Reservation;
  readonly amendment: Amendment;
}

/** Published when a rental's contract was amended. */
export const rentalAmended = domainEvent<AmendmentNews>('rental.amended');

/** Published when a rental was extended, so that it ends later than promised. */
export const rentalExtended = domainEvent<AmendmentNews>('rental.extended');

/** Published when the customer has signed an amendment. */
export const amendmentSigned = domainEvent<AmendmentNews>('amendment.signed');
