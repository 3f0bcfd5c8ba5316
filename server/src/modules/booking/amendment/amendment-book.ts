import { ref } from '@mikro-orm/core';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import type { DomainEvents } from '../../../platform/events/domain-events.js';
import { type Actor, employeeIdOf, isStaff } from '../../../kernel/actor.js';
import { fullName } from '../../../kernel/full-name.js';
import type { Money } from '../../../kernel/money.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { Amendment, type AmendmentTable } from './amendment.entity.js';
import type { AmendmentKind, ChangePricing } from './amendment.enums.js';
import { rentalAmended, rentalExtended } from './amendment.events.js';
import { type RentalTerms, termsOf } from './rental-terms.js';

/** The parts of an amendment that are not terms of the rental: its kind, its reason and how the price was changed. */
export interface AmendmentFacts {
  readonly kind: AmendmentKind;
  readonly before: RentalTerms;
  readonly at?: Date | undefined;
  readonly pricing?: ChangePricing | null;
  readonly dailyPrice?: Money | null;
  readonly reason?: string | null;
}

/** Writes amendments of contracts, numbered without gaps per rental. Callers have locked the reservation and already changed it. */
export class AmendmentBook {
  constructor(private readonly domainEvents: DomainEvents) {}

  /** Adds the next amendment of a rental with its present terms, and publishes the domain event. */
  async add(
    tx: Transaction,
    by: Actor,
    rental: Reservation,
    { kind, before, at = new Date(), pricing = null, dailyPrice = null, reason = null }: AmendmentFacts,
  ): Promise<Amendment> {
    const { em } = tx;
    const amendment = em.create(Amendment, {
      reservation: ref(rental),
      number: await nextNumber(tx, rental.id),
      kind,
      at,
      before,
      after: await termsOf(rental),
      pricing,
      dailyPrice,
      reason,
      signatory: fullName(rental.driver),
      employee: isStaff(by) ? employeeIdOf(by) : null,
    });
    await em.persist(amendment).flush();
    const news = { reservation: rental, amendment };
    await this.domainEvents.happened(tx, rentalAmended, news);
    if (amendment.after.endsAt > amendment.before.endsAt) await this.domainEvents.happened(tx, rentalExtended, news);
    return amendment;
  }
}

async function nextNumber({ em }: Transaction, reservationId: number): Promise<number> {
  const row = await tablesOf<AmendmentTable>(em)
    .selectFrom('rentalAmendment')
    .select((eb) => eb.fn.max<number | null>('number').as('last'))
    .where('reservationId', '=', reservationId)
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}
