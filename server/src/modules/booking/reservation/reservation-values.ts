import { type Money, subtractMoney } from '../../../kernel/money.js';
import { rentalDays } from '../../../kernel/time.js';

/** Returns the number of rental days of a reservation. */
export function daysOf(reservation: {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly graceMinutes: number;
}): number {
  return rentalDays(reservation.startsAt, reservation.endsAt, reservation.graceMinutes);
}

/** Returns what is left to pay, in Dh; null before the acceptance. */
export function balanceOf({
  total,
  advance,
}: {
  readonly total?: Money | null | undefined;
  readonly advance?: Money | null | undefined;
}): Money | null {
  return total == null ? null : subtractMoney(total, advance ?? '0');
}
