import { domainEvent } from '../../../platform/events/domain-events.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Damage } from './damage.entity.js';
import type { Inspection } from './inspection.entity.js';

/** Published when the vehicle that a swap brought back was inspected. The inspection and its damage are flushed. */
export const swapReturnInspected = domainEvent<{ readonly reservation: Reservation; readonly inspection: Inspection }>(
  'inspection.swap_return',
);

/** Published when a damage was repaired or opened again, or when it begins or ceases to immobilise its vehicle. The damage is flushed. */
export const damageChanged = domainEvent<{ readonly damage: Damage }>('inspection.damage_changed');
