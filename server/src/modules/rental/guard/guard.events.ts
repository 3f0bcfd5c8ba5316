import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Reservation } from '../reservation/reservation.entity.js';

/** A rental to come is at risk, because `late` still has its vehicle. Both as stored. */
export const rentalAtRisk = domainEvent<{ readonly reservation: Reservation; readonly late: Reservation }>(
  'rental.at-risk',
);
