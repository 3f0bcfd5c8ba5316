import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Reservation } from '../reservation/reservation.entity.js';

/** A rental to come is at risk; `why` is a French clause without a capital, `reservation` as stored. */
export const rentalAtRisk = domainEvent<{ readonly reservation: Reservation; readonly why: string }>('rental.at-risk');
