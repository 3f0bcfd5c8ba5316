import { markCorrected } from '../../../kernel/corrections.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { compareMoney, formatMoney, leastMoney, type Money, money, subtractMoney } from '../../../kernel/money.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { tablesOf } from '../../../platform/database/tables.js';
import { PaymentClosedError } from '../payment/payment.errors.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { ReservationLine } from '../../booking/reservation/reservation-line.entity.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';
import type { KeptPart } from './deposit.commands.js';
import { DepositEntry, type DepositEntryTable } from './deposit-entry.entity.js';
import { keptByLine, type PayableLine, RENT_LABEL, type UnpaidItem, unpaidItems } from './unpaid-items.js';
import { sql } from 'kysely';

/** Returns the part of the price that a kept amount is to pay; no line for the rent. Throws PaymentClosedError, ValidationError. */
export async function itemToPay(
  tx: Transaction,
  rental: Reservation,
  lineId: number | null,
  { amount, field }: Pick<KeptPart, 'amount' | 'field'>,
): Promise<{ readonly line: ReservationLine | null; readonly label: string }> {
  if (rental.status !== ReservationStatus.ACCEPTED) throw new PaymentClosedError();
  const lines = await linesWithin(tx, rental);
  const line = lines.find(({ id }) => id === lineId) ?? null;
  const gone = lines.some(({ reverses }) => reverses?.id === lineId);
  const unknown = field.replace(/amount$/, 'lineId');
  if (lineId !== null && (!line || gone || compareMoney(line.amount, '0') <= 0))
    throw new ValidationError({ [unknown]: ["Ce frais n'existe pas, ou a été retiré."] });
  const entries = markCorrected(await entriesWithin(tx, rental));
  const items = unpaidItems(rental, lines.map(payableOf), entries);
  const item = items.find((one) => one.lineId === lineId) ?? items.find((one) => one.lineId === null);
  const open = item?.open ?? '0.00';
  const left = line ? leastMoney(subtractMoney(line.amount, keptByLine(entries).get(line.id) ?? '0'), open) : open;
  const balance = rental.balance ?? '0';
  if (compareMoney(amount, balance) > 0)
    throw new ValidationError({ [field]: [`Il ne reste que ${formatMoney(balance)} à payer.`] });
  if (compareMoney(amount, left) > 0)
    throw new ValidationError({ [field]: [`Il ne reste que ${formatMoney(left)} à retenir pour ce frais.`] });
  return { line, label: line?.label ?? RENT_LABEL };
}

/** Returns the parts of a rental's price that its deposit may pay, including the lines and entries of the transaction. */
export async function unpaidWithin(tx: Transaction, rental: Reservation): Promise<UnpaidItem[]> {
  if (rental.status !== ReservationStatus.ACCEPTED) return [];
  const lines = await linesWithin(tx, rental);
  return unpaidItems(rental, lines.map(payableOf), markCorrected(await entriesWithin(tx, rental)));
}

function linesWithin({ em }: Transaction, rental: Reservation): Promise<ReservationLine[]> {
  return em.find(ReservationLine, { reservation: rental }, { orderBy: { position: 'asc', id: 'asc' } });
}

function payableOf({ id, kind, label, amount, reverses }: ReservationLine): PayableLine {
  return { id, kind, label, amount, reversesId: reverses?.id ?? null };
}

/** Returns how much of the deposit was kept for a price line, in Dh. */
export async function keptFor({ em }: Transaction, lineId: number): Promise<Money> {
  const row = await tablesOf<DepositEntryTable>(em)
    .selectFrom('depositEntry as e')
    .select(sql<Money | null>`sum(-e.amount)::text`.as('sum'))
    .where('e.lineId', '=', lineId)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('depositEntry as c').select('c.id').whereRef('c.correctsId', '=', 'e.id'))),
    )
    .executeTakeFirst();
  return money(row?.sum ?? '0');
}

/** Returns a rental's entries, oldest first, including those of the transaction. */
export function entriesWithin({ em }: Transaction, { id }: Reservation): Promise<DepositEntry[]> {
  return em.find(DepositEntry, { reservation: id }, { orderBy: { id: 'asc' } });
}
