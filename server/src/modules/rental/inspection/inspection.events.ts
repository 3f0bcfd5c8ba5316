import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { Inspection } from './inspection.entity.js';

/** The vehicle that a swap brought back has been looked at; the inspection and its damage are flushed. */
export const swapReturnInspected = domainEvent<{ readonly reservation: Reservation; readonly inspection: Inspection }>(
  'inspection.swap_return',
);
