import { domainEvent } from '../../../platform/events/domain-events.js';
import type { StaffActor } from '../../../kernel/actor.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { ReservationLine } from '../reservation/reservation-line.entity.js';

/** Published when the staff added or removed price lines of a rental. The lines are flushed. */
export const linesEntered = domainEvent<{
  readonly reservation: Reservation;
  readonly lines: readonly ReservationLine[];
  readonly by: StaffActor;
}>('rental.lines-entered');

/** Published before price lines of a rental are reversed. A listener throws to refuse it. */
export const linesTakenBack = domainEvent<{
  readonly lines: readonly ReservationLine[];
}>('rental.lines-taken-back');
