import { LockMode } from '@mikro-orm/core';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { CustomerRentalAheadError } from '../../people/customer/customer.errors.js';
import { customerRemoval } from '../../people/customer/customer.events.js';
import { RentalStage } from './rental-stage.js';
import { Reservation } from './reservation.entity.js';
import { ReservationStatus } from './reservation-status.js';
import type { ReservationService } from './reservation.service.js';

/** The reason of a request that ends because the account of its customer does. */
export const ACCOUNT_DELETED = 'Compte client supprimé';

/** Returns the filter of rentals that are current or future at `now`. A late rental is current until its vehicle is back. */
export const runsOrComes = (now: Date) => ({
  status: ReservationStatus.ACCEPTED,
  $or: [{ endsAt: { $gt: now } }, { stage: RentalStage.OUT }],
});

/** Tells whether a loaded reservation is a current or planned rental; a late rental is current. */
export function runsOrComesAt({ status, stage, endsAt }: Reservation, now: Date): boolean {
  return status === ReservationStatus.ACCEPTED && (endsAt > now || stage === RentalStage.OUT);
}

/** Returns the filter of a customer's reservations: those of the account, and those without an account that the customer drives. */
export const belongsTo = (customerId: number) => ({
  $or: [{ customer: customerId }, { customer: null, renter: customerId }],
});

/** Conditions that select a superset of the unsettled rentals, which `isUnsettled` then checks one by one. */
export const mayBeUnsettled = [{ depositHeld: { $gt: '0' } }, { stage: RentalStage.RETURNED }];

/**
 * Locks and returns a customer's requests, current and future rentals, and the reservations that meet a condition of `also`, the earliest
 * first. The caller locks the customer before, so that no reservation is added until the transaction ends.
 */
export function lockOpenOf(
  { em }: Transaction,
  customerId: number,
  also: typeof mayBeUnsettled = [],
): Promise<Reservation[]> {
  return em.find(
    Reservation,
    {
      $and: [belongsTo(customerId), { $or: [{ status: ReservationStatus.PENDING }, runsOrComes(new Date()), ...also] }],
    },
    { orderBy: { startsAt: 'asc' }, refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
}

/**
 * Refuses to remove customers with a current or future rental. Otherwise refuses their open requests, so that none becomes a rental later,
 * and archives instead of deleting those with any reservation, so that these stay readable (docs/rules/common.md#deletions).
 */
export function guardCustomers(domainEvents: DomainEvents, reservations: ReservationService): void {
  domainEvents.on(customerRemoval, async (tx, { customer, by, keepRecord }) => {
    const now = new Date();
    const open = await lockOpenOf(tx, customer.id);
    const rental = open.find((each) => runsOrComesAt(each, now));
    if (rental) throw new CustomerRentalAheadError(rental);
    const requests = open.filter(({ status }) => status === ReservationStatus.PENDING);
    for (const request of requests) await reservations.refuseWithin(tx, by, request, ACCOUNT_DELETED);
    if ((await tx.em.count(Reservation, belongsTo(customer.id))) > 0) keepRecord();
  });
}
