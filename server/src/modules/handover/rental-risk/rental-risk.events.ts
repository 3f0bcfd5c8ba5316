import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';

/** Published when a planned rental came to be at risk. `why` is a French clause without a capital letter; `reservation` is as stored. */
export const rentalAtRisk = domainEvent<{ readonly reservation: Reservation; readonly why: string }>('rental.at-risk');
