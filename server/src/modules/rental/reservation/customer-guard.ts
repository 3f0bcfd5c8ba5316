import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { CustomerRentalAheadError } from '../../people/customer/customer.errors.js';
import { customerRemoval } from '../../people/customer/customer.events.js';
import { RentalStage } from './rental-stage.js';
import { Reservation } from './reservation.entity.js';
import { ReservationStatus } from './reservation-status.js';

/** Returns the filter of rentals that are current or future at `now`. A late rental is current until its vehicle is back. */
export const runsOrComes = (now: Date) => ({
  status: ReservationStatus.ACCEPTED,
  $or: [{ endsAt: { $gt: now } }, { stage: RentalStage.OUT }],
});

/** Tells whether a loaded reservation is a current or planned rental; a late rental is current. */
export function runsOrComesAt({ status, stage, endsAt }: Reservation, now: Date): boolean {
  return status === ReservationStatus.ACCEPTED && (endsAt > now || stage === RentalStage.OUT);
}

/** Conditions that select a superset of the unsettled rentals, which `isUnsettled` then checks one by one. */
export const mayBeUnsettled = [{ depositHeld: { $gt: '0' } }, { stage: RentalStage.RETURNED }];

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
