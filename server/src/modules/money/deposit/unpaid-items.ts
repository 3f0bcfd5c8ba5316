import { ValidationError } from '../../../kernel/domain-error.js';
import { addMoney, compareMoney, formatMoney, leastMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import { type PriceLine, RENT_KINDS } from '../../fleet/quote/price-quote.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { KeptPart } from './deposit.commands.js';
import type { DepositEntry } from './deposit-entry.entity.js';
import { DepositEntryKind } from './deposit.enums.js';

/** A part of the price of a rental that is not paid yet. Amounts in Dh. */
export interface UnpaidItem {
  /** The line of the price; null for the rent, to which all belongs that is no charge of its own. */
  readonly lineId: number | null;
  readonly label: string;
  readonly amount: Money;
  /** What can still be paid of it: at most its amount, and at most what the rental has left to pay. */
  readonly open: Money;
}

/** A line of the price, with the line that it reverses. */
export type PayableLine = Pick<PriceLine, 'kind' | 'label' | 'amount'> & {
  readonly id: number | null;
  readonly reversesId: number | null;
};

/** What is charged for and what is paid of a rental, in Dh. */
interface Owed {
  readonly total?: Money | null | undefined;
  readonly advance?: Money | null | undefined;
}

/** A part of a deposit that was kept, and the line that it paid. */
type Kept = Pick<DepositEntry, 'kind' | 'amount' | 'corrected' | 'line' | 'payment'>;

export const RENT_LABEL = 'Location';

/** Tells whether charges become a part of the price: not of a cancelled rental, and not where nobody came. */
export function isPriced({ status, stage }: Pick<Reservation, 'status' | 'stage'>): boolean {
  return status === ReservationStatus.ACCEPTED && stage !== RentalStage.NO_SHOW;
}

/**
 * Returns the parts of a price that a deposit may pay, the charges before the rent (docs/rules/payments.md#what-a-deposit-pays). Payments
 * name no lines, so that each part is open up to the balance; together the parts never pay more than it.
 */
export function unpaidItems(
  { total, advance }: Owed,
  lines: readonly PayableLine[],
  entries: readonly Kept[],
): UnpaidItem[] {
  const balance = subtractMoney(total ?? '0', advance ?? '0');
  const charges = chargesOf(lines);
  const rent = subtractMoney(total ?? '0', addMoney(...charges.map(({ amount }) => amount)));
  const paid = keptByLine(entries);
  const own = new Set<number | null>(charges.map(({ id }) => id));
  const paidRent = addMoney(...[...paid].filter(([id]) => !own.has(id)).map(([, amount]) => amount));
  const items = [
    ...charges.map(({ id, label, amount }) => ({ lineId: id, label, amount, paid: paid.get(id) ?? '0.00' })),
    { lineId: null, label: RENT_LABEL, amount: rent, paid: paidRent },
  ];
  return items
    .map(({ paid: part, ...item }) => ({ ...item, open: leastMoney(subtractMoney(item.amount, part), balance) }))
    .filter(({ open }) => compareMoney(open, '0') > 0);
}

/**
 * Divides a sum that is kept among unpaid parts of the price in their order, the charges before the rent. Throws ValidationError if it is
 * more than the balance, up to which each part is open.
 */
export function dividedAmong(items: readonly UnpaidItem[], sum: Money, balance: Money): KeptPart[] {
  if (compareMoney(sum, balance) > 0)
    throw new ValidationError({ kept: [`Il ne reste que ${formatMoney(balance)} à payer.`] });
  let rest = sum;
  return items.flatMap(({ lineId, open }) => {
    const amount = leastMoney(open, rest);
    rest = subtractMoney(rest, amount);
    return compareMoney(amount, '0') > 0 ? [{ field: 'kept', amount, pays: { lineId } }] : [];
  });
}

/** Returns the charges of a price that stand: neither reversed nor a reversal, and none of the rent. */
function chargesOf(lines: readonly PayableLine[]): PayableLine[] {
  const reversed = new Set(lines.map(({ reversesId }) => reversesId));
  return lines.filter(
    ({ id, kind, amount, reversesId }) =>
      id !== null && !RENT_KINDS.has(kind) && compareMoney(amount, '0') > 0 && reversesId === null && !reversed.has(id),
  );
}

/** Returns how much of a deposit was kept, by the line that it paid; null for the rent. */
export function keptByLine(entries: readonly Kept[]): Map<number | null, Money> {
  const kept = new Map<number | null, Money>();
  for (const { kind, amount, corrected, line, payment } of entries) {
    if (kind !== DepositEntryKind.KEPT || corrected || !payment) continue;
    const id = line?.id ?? null;
    kept.set(id, subtractMoney(kept.get(id) ?? '0', amount));
  }
  return kept;
}
