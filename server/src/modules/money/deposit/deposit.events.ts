import { domainEvent } from '../../../platform/events/domain-events.js';
import type { StaffActor } from '../../../kernel/actor.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { DepositEntry } from './deposit-entry.entity.js';

/** Published when an entry of a deposit was made, before the flush. */
export const depositEntered = domainEvent<{ readonly entry: DepositEntry; readonly by: StaffActor }>('deposit.entered');

/** Published when the whole deposit was returned or kept. The reservation is flushed. */
export const depositSettled = domainEvent<{ readonly reservation: Reservation }>('deposit.settled');

/** Published once for each held card imprint that expires soon. */
export const imprintExpires = domainEvent<{ readonly reservation: Reservation; readonly entry: DepositEntry }>(
  'deposit.imprint-expires',
);
