import type { Em } from '../../../platform/database/orm.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { Amendment } from './amendment.entity.js';
import { ChangePricing } from './amendment.enums.js';

type Repriced = Pick<Amendment, 'before' | 'after' | 'pricing'>;

/**
 * Returns the number of days that a rental's total pays for: its own, and those that changes gave up with an unchanged price
 * (docs/rules/rental-life.md#charges-at-the-return). An edit of the dates by the staff agrees on the whole price, so that nothing counts as
 * given up any more.
 */
export function paidDaysAfter(amendments: readonly Repriced[], days: number): number {
  let givenUp = 0;
  for (const { before, after, pricing } of amendments) {
    if (pricing === ChangePricing.UNCHANGED) givenUp = Math.max(0, givenUp + before.days - after.days);
    else if (pricing == null && before.days !== after.days) givenUp = 0;
  }
  return days + givenUp;
}

/** Returns the paid days of a stored rental. With a transaction's `em` it sees that transaction's changes. */
export async function paidDays(em: Em, rental: Pick<Reservation, 'id' | 'days'>): Promise<number> {
  const amendments = await em.find(Amendment, { reservation: rental.id }, { orderBy: { number: 'asc' } });
  return paidDaysAfter(amendments, rental.days);
}
