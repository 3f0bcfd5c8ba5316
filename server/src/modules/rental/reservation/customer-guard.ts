import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { CustomerRentalAheadError } from '../../people/customer/customer.errors.js';
import { customerRemoval } from '../../people/customer/customer.events.js';
import { Reservation } from './reservation.entity.js';
import { ReservationStatus } from './reservation-status.js';

/**
 * Keeps customers whom reservations name (docs/rules/common.md#deletions): while a rental runs or is to come they stay, and the
 * record of one with any reservation is archived, because the past stays readable.
 */
export function guardCustomers(domainEvents: DomainEvents): void {
  domainEvents.on(customerRemoval, async ({ em }, { customer, keepRecord }) => {
    const rental = await em.findOne(
      Reservation,
      { customer: customer.id, status: ReservationStatus.ACCEPTED, endsAt: { $gt: new Date() } },
      { orderBy: { startsAt: 'asc' } },
    );
    if (rental) throw new CustomerRentalAheadError(rental);
    if ((await em.count(Reservation, { customer: customer.id })) > 0) keepRecord();
  });
}
