import { ref } from '@mikro-orm/core';
import { ValidationError } from '../../../kernel/domain-error.js';
import { addMoney, compareMoney, formatMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import { type StaffActor, employeeIdOf } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { type ChargeRule, chargeOf } from '../../fleet/quote/charge.rules.js';
import { lineOf, type PriceLine, PriceLineKind } from '../../fleet/quote/price-quote.js';
import { isFixed } from '../amendment/contract-fixed.js';
import { RentalStage } from '../reservation/rental-stage.js';
import { totalProblem } from '../reservation/reservation.rules.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import { ReservationLine } from '../reservation/reservation-line.entity.js';
import { RentalLinesClosedError } from './rental-line.errors.js';

/** Stages at which the price lines of a rental may change. */
const OPEN: readonly unknown[] = [RentalStage.PLANNED, RentalStage.OUT, RentalStage.RETURNED];

/** A price line to enter, with its reason. */
export interface EnteredLine {
  readonly line: PriceLine;
  readonly reason: string;
  /** The line that it reverses. */
  readonly reverses?: ReservationLine | undefined;
}

/**
 * Adds price lines to a locked rental within the caller's transaction and moves its total by their amounts, in Dh. The caller flushes,
 * asserts the stock of extras, and tells of the change with RESERVATION_EVENTS.changed, without what was agreed before: a line is no
 * amendment (docs/rules/prices.md#lines-that-staff-enter). Throws RentalLinesClosedError; ValidationError under `field` for a total below
 * what was paid.
 */
export async function enterLines(
  tx: Transaction,
  by: StaffActor,
  rental: Reservation,
  entered: readonly EnteredLine[],
  field = 'unitPrice',
): Promise<ReservationLine[]> {
  const { em } = tx;
  if (!rental.stage || !OPEN.includes(rental.stage)) throw new RentalLinesClosedError(rental.stage);
  const total = addMoney(rental.total ?? '0', ...entered.map(({ line }) => line.amount));
  const problem = totalProblem(total);
  if (problem) throw new ValidationError({ [field]: [problem] });
  const falls = compareMoney(total, rental.total ?? '0') < 0;
  if (falls) assertCovered(total, rental.advance ?? '0', field);
  const beside = await isFixed(tx, rental);
  const first = await em.count(ReservationLine, { reservation: rental.id });
  const made = entered.map(({ line, reason, reverses }, index) =>
    em.create(ReservationLine, {
      ...line,
      reservation: ref(rental),
      position: first + index,
      beside,
      reason,
      employee: employeeIdOf(by),
      reverses: reverses ? ref(reverses) : null,
    }),
  );
  em.persist(made);
  rental.total = total;
  return made;
}

/**
 * Returns the line of a rule for a rental, without checking the rule's conditions. `quantity` counts pieces of an extra, or the km, hours,
 * litres or eighths that the return measured. Percentages are of the quoted rent.
 */
export function lineByRule(
  rule: ChargeRule,
  rental: Pick<Reservation, 'days'>,
  rent: Money,
  quantity: number,
  vatPercent: string,
): PriceLine {
  const isExtra = rule.kind === 'EXTRA';
  const facts = { days: rental.days, rent, endsOutsideHours: 1 };
  const measured = ['KM', 'HOUR', 'LITRE', 'EIGHTH'].includes(rule.unit);
  const charge = measured ? chargeOf(rule, facts, 1, quantity) : chargeOf(rule, facts, quantity);
  return lineOf(rule, charge, isExtra ? quantity : null, vatPercent);
}

/** Returns the line that reverses a stored one. */
export function oppositeLine({
  kind,
  label,
  quantity,
  unitPrice,
  amount,
  vatPercent,
  ruleId,
  pieces,
}: ReservationLine): PriceLine {
  return {
    ...{ kind, label: `Retrait : ${label}`, quantity, vatPercent, ruleId },
    unitPrice: subtractMoney('0', unitPrice),
    amount: subtractMoney('0', amount),
    pieces: pieces == null ? null : -pieces,
  };
}

/** Returns the rent before discounts, in Dh. */
export function rentOf(lines: readonly PriceLine[]): Money {
  return addMoney(...lines.filter(({ kind }) => kind === PriceLineKind.DAYS).map(({ amount }) => amount));
}

/** Throws ValidationError if the total would fall below the paid sum, which must be refunded first. */
function assertCovered(total: Money, paid: Money, field: string): void {
  const over = subtractMoney(paid, total);
  if (compareMoney(over, '0') > 0)
    throw new ValidationError({
      [field]: [`${formatMoney(paid)} ont été payés : enregistrez d'abord un remboursement de ${formatMoney(over)}.`],
    });
}
