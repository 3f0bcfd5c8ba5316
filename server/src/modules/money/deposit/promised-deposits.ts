import type { Transaction } from '../../../platform/database/transaction.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import { ReservationLine } from '../../booking/reservation/reservation-line.entity.js';
import { type Extras, piecesOf } from '../../booking/reservation/reservation-lines.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { DepositSettingsService } from './deposit-settings.service.js';
import { loweredDeposit, raisedDeposit } from './lowered-deposit.js';

/**
 * Computes the deposit that a rental requires: the amount fixed when the request was accepted, minus the reductions of its extras. Later
 * changes of the settings do not affect it (docs/rules/payments.md#deposits). Callers must hold the lock of the rental, and flush it.
 */
export class PromisedDeposits {
  constructor(private readonly settings: DepositSettingsService) {}

  /**
   * Sets the excess and the deposit to those of the vehicle's category in the present settings, the deposit lowered by those of the rental's `extras` that do so. What is
   * held already counts towards it.
   */
  async ask(tx: Transaction, rental: Reservation, extras: Extras): Promise<void> {
    const { deposit, excess } = await this.ofToday(tx, rental);
    if (excess !== (rental.excessAmount ?? null)) rental.excessAmount = excess;
    this.promise(rental, deposit, await loweringRules(tx, [...extras.keys()]));
  }

  /** Updates a deposit after price lines were entered, if they concern extras that lower it. */
  async follow(tx: Transaction, rental: Reservation, entered: readonly ReservationLine[]): Promise<void> {
    const about = await loweringRules(
      tx,
      entered.flatMap(({ ruleId }) => ruleId ?? []),
    );
    if (about.length === 0) return;
    const base =
      rental.depositBase ??
      raisedDeposit(rental.depositAmount, await loweringExtras(tx, rental, entered)) ??
      (await this.ofToday(tx, rental)).deposit;
    this.promise(rental, base, await loweringExtras(tx, rental));
  }

  /** Sets the deposit that the staff agreed, in Dh, which includes the reductions of the present extras. */
  async agree(tx: Transaction, rental: Reservation, amount: Money): Promise<void> {
    const extras = await loweringExtras(tx, rental);
    rental.depositBase = extras.length > 0 ? (raisedDeposit(amount, extras) ?? amount) : null;
    rental.depositAmount = amount;
  }

  private promise(rental: Reservation, base: Money, extras: readonly ChargeRule[]): void {
    const amount = loweredDeposit(base, extras);
    // Without such extras the amount is the base itself, and the base is not stored, which saves an update for most rentals.
    const storedBase = extras.length > 0 ? base : null;
    if (compareMoney(amount, rental.depositAmount) === 0 && storedBase === (rental.depositBase ?? null)) return;
    rental.depositBase = storedBase;
    rental.depositAmount = amount;
  }

  private async ofToday(tx: Transaction, { vehicle }: Reservation) {
    return this.settings.ofCategory(tx, (await vehicle.loadOrFail()).category);
  }
}

/**
 * Returns the extras that lower a rental's deposit. With `except`, these lines are ignored, which gives the extras before they were
 * entered.
 */
async function loweringExtras(
  tx: Transaction,
  rental: Reservation,
  except: readonly ReservationLine[] = [],
): Promise<ChargeRule[]> {
  const lines = await tx.em.find(ReservationLine, { reservation: rental.id });
  const left = piecesOf(lines.filter((line) => !except.includes(line)));
  return loweringRules(tx, [...left.keys()]);
}

/** Returns those of the rules that are extras and lower the deposit. */
async function loweringRules({ em }: Transaction, ids: readonly number[]): Promise<ChargeRule[]> {
  if (ids.length === 0) return [];
  return em.find(ChargeRule, {
    id: { $in: [...ids] },
    $or: [{ depositReduction: { $ne: null } }, { depositReductionPercent: { $ne: null } }],
  });
}
