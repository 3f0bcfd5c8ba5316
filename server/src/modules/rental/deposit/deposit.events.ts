import { domainEvent } from '../../../platform/events/domain-events.js';
import type { StaffActor } from '../../../kernel/actor.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { DepositEntry } from './deposit-entry.entity.js';

/** An entry was made for the deposit of a rental, before it is flushed. */
export const depositEntered = domainEvent<{ readonly entry: DepositEntry; readonly by: StaffActor }>('deposit.entered');

/** What is held of a deposit changed, with the reservation as flushed. */
export const depositChanged = domainEvent<{ readonly reservation: Reservation }>('deposit.changed');

/** All that was held of a deposit went back or was kept. */
export const depositSettled = domainEvent<{ readonly reservation: Reservation }>('deposit.settled');

/** A card imprint that is held expires soon; told once for each. */
export const imprintExpires = domainEvent<{ readonly reservation: Reservation; readonly entry: DepositEntry }>(
  'deposit.imprint-expires',
);
