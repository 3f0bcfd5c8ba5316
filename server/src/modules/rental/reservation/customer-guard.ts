import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { CustomerRentalAheadError } from '../../people/customer/customer.errors.js';
import { customerRemoval } from '../../people/customer/customer.events.js';
import { RentalStage } from './rental-stage.js';
import { Reservation } from './reservation.entity.js';
import { ReservationStatus } from './reservation-status.js';

/** What selects the rentals that run or are to come at a moment: one that is late runs until its vehicle is back. */
export const runsOrComes = (now: Date) => ({
  status: ReservationStatus.ACCEPTED,
  $or: [{ endsAt: { $gt: now } }, { stage: RentalStage.OUT }],
});

/**
 * Refuses to remove customers with a current or future rental, and archives instead of deleting those with any reservation, so that past
 * reservations stay readable (docs/rules/common.md#deletions).
 */
export function guardCustomers(domainEvents: DomainEvents): void {
  domainEvents.on(customerRemoval, async ({ em }, { customer, keepRecord }) => {
    const rental = await em.findOne(
      Reservation,
      { customer: customer.id, ...runsOrComes(new Date()) },
      { orderBy: { startsAt: 'asc' } },
    );
    if (rental) throw new CustomerRentalAheadError(rental);
    if ((await em.count(Reservation, { customer: customer.id })) > 0) keepRecord();
  });
}
