import type { Transaction } from '../../../platform/database/transaction.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { ChargeRule } from '../../price/charge/charge.entity.js';
import { ReservationLine } from '../reservation/reservation-line.entity.js';
import { piecesOf } from '../reservation/reservation-lines.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { DepositSettingsService } from './deposit-settings.service.js';
import { loweredDeposit, raisedDeposit } from './lowered-deposit.js';

/**
 * Reckons what a rental asks for as a deposit: what was promised once, less what its extras lower it by; what the settings say later
 * changes no promise (docs/rules/payments.md#deposits). Each call runs on a locked rental.
 */
export class PromisedDeposits {
  constructor(private readonly settings: DepositSettingsService) {}

  /** Asks for the deposit of the vehicle's category by the settings of now. What is held already counts towards it. */
  async ask(tx: Transaction, rental: Reservation): Promise<void> {
    await this.promise(tx, rental, await this.amountOfToday(tx, rental), await loweringExtras(tx, rental));
  }

  /** Lowers or raises a deposit after lines of the price were entered, if they are about extras that lower it. */
  async follow(tx: Transaction, rental: Reservation, entered: readonly ReservationLine[]): Promise<void> {
    const about = await loweringRules(
      tx,
      entered.flatMap(({ ruleId }) => ruleId ?? []),
    );
    if (about.length === 0) return;
    const base =
      rental.depositBase ??
      raisedDeposit(rental.depositAmount, await loweringExtras(tx, rental, entered)) ??
      (await this.amountOfToday(tx, rental));
    await this.promise(tx, rental, base, await loweringExtras(tx, rental));
  }

  /** Sets what staff agreed, in Dh, as what the rental asks for with the extras that it has. */
  async agree(tx: Transaction, rental: Reservation, amount: Money): Promise<void> {
    const extras = await loweringExtras(tx, rental);
    rental.depositBase = extras.length > 0 ? (raisedDeposit(amount, extras) ?? amount) : null;
    rental.depositAmount = amount;
  }

  private async promise(
    tx: Transaction,
    rental: Reservation,
    base: Money,
    extras: readonly ChargeRule[],
  ): Promise<void> {
    const amount = loweredDeposit(base, extras);
    // Without such extras the amount is the base, and most rentals are saved once less.
    const kept = extras.length > 0 ? base : null;
    if (compareMoney(amount, rental.depositAmount) === 0 && kept === (rental.depositBase ?? null)) return;
    rental.depositBase = kept;
    rental.depositAmount = amount;
    await tx.em.flush();
  }

  private async amountOfToday(tx: Transaction, { vehicle }: Reservation): Promise<Money> {
    return this.settings.amountOf(tx, (await vehicle.loadOrFail()).category);
  }
}

/** The extras that lower a rental's deposit now; without `except` lines, those that did so before. */
async function loweringExtras(
  tx: Transaction,
  rental: Reservation,
  except: readonly ReservationLine[] = [],
): Promise<ChargeRule[]> {
  const lines = await tx.em.find(ReservationLine, { reservation: rental.id });
  const left = piecesOf(lines.filter((line) => !except.includes(line)));
  return loweringRules(tx, [...left.keys()]);
}

/** The extras among some rules that lower the deposit. */
async function loweringRules({ em }: Transaction, ids: readonly number[]): Promise<ChargeRule[]> {
  if (ids.length === 0) return [];
  return em.find(ChargeRule, {
    id: { $in: [...ids] },
    $or: [{ depositReduction: { $ne: null } }, { depositReductionPercent: { $ne: null } }],
  });
}
