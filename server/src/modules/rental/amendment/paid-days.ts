import type { Em } from '../../../platform/database/orm.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { Amendment } from './amendment.entity.js';
import { ChangePricing } from './amendment.enums.js';

type Repriced = Pick<Amendment, 'before' | 'after' | 'pricing'>;

/**
 * Returns the days that the total of a rental pays for: its own, and those that a change gave up with the price unchanged
 * (docs/rules/rental-life.md#charges-at-the-return). What was priced anew counts by what it changed; an edit agrees on all of it.
 */
export function paidDaysAfter(amendments: readonly Repriced[], days: number): number {
  let givenUp = 0;
  for (const { before, after, pricing } of amendments) {
    if (pricing === ChangePricing.UNCHANGED) givenUp = Math.max(0, givenUp + before.days - after.days);
    else if (pricing == null && before.days !== after.days) givenUp = 0;
  }
  return days + givenUp;
}

/** Returns the same of a stored rental, as a transaction sees it whose `em` is given. */
export async function paidDays(em: Em, rental: Pick<Reservation, 'id' | 'days'>): Promise<number> {
  const amendments = await em.find(Amendment, { reservation: rental.id }, { orderBy: { number: 'asc' } });
  return paidDaysAfter(amendments, rental.days);
}
