import { domainEvent } from '../../../platform/events/domain-events.js';
import type { RentalNews } from '../../booking/reservation/rental.events.js';
import type { StaffActor } from '../../../kernel/actor.js';

/** The circumstances of a departure: the employee, the reasons of an Admin for allowing it, and the inspection. */
export interface Leaving {
  readonly by: StaffActor;
  /** An Admin's reason for letting the drivers leave although their papers stop them. */
  readonly overrideReason: string | null;
  /** An Admin's reason for letting it leave with less money than the settings require. */
  readonly moneyReason: string | null;
  /** The `clientId` of the inspection that records the departure; null for a departure without one. */
  readonly inspection: string | null;
}

/** Published before a rental leaves, whichever command does it. A listener that throws stops the departure. */
export const rentalLeaves = domainEvent<RentalNews & Leaving & { readonly at: Date }>('rental.leaves');

/** Published when a rental that is out has become late, once per promised end. */
export const rentalIsLate = domainEvent<RentalNews>('rental.late');
