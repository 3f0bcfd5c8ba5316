import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { ReturnCharge } from './return-charge.entity.js';

/** Published when a return proposed charges that the staff have to decide on. */
export const chargesProposed = domainEvent<{
  readonly reservation: Reservation;
  readonly charges: readonly ReturnCharge[];
}>('rental.charges-proposed');
