import type { StaffActor } from '../../../kernel/actor.js';
import { compareMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { DepartureRequirement } from '../../base/settings/departure-requirement.js';
import { Settings } from '../../base/settings/settings.entity.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { type MissingMoney, MoneyDueError } from './stage.errors.js';

/** What is stored of a departure that an Admin allowed although money was missing. */
export interface MoneyWord {
  readonly moneyReason: string;
  readonly missingBalance: Money | null;
  readonly missingDeposit: Money | null;
}

/** Returns the amounts missing for a departure (docs/rules/rental-life.md#money-at-the-departure). */
export function missingMoney(
  { balance, depositAmount, depositHeld }: Pick<Reservation, 'balance' | 'depositAmount' | 'depositHeld'>,
  requires: DepartureRequirement,
): MissingMoney {
  const deposit = requires === DepartureRequirement.NOTHING ? null : subtractMoney(depositAmount, depositHeld);
  return {
    balance: requires === DepartureRequirement.DEPOSIT_AND_BALANCE ? positive(balance) : null,
    deposit: positive(deposit),
  };
}

/**
 * Checks the money of a locked rental before its departure. Returns the Admin's reason and the missing amounts, or undefined if nothing is
 * missing. Throws MoneyDueError for employees, and for an Admin without a reason.
 */
export async function assertMoney(
  { em }: Transaction,
  rental: Reservation,
  by: StaffActor,
  moneyReason: string | null,
): Promise<MoneyWord | undefined> {
  const settings = await em.findOne(Settings, { id: 1 }, { refresh: true });
  const missing = missingMoney(rental, settings?.departureRequires ?? DepartureRequirement.NOTHING);
  if (missing.balance === null && missing.deposit === null) return undefined;
  if (by.kind !== 'admin' || !moneyReason) throw new MoneyDueError(missing, by.kind === 'admin');
  return { moneyReason, missingBalance: missing.balance, missingDeposit: missing.deposit };
}

function positive(amount: Money | null | undefined): Money | null {
  return amount != null && compareMoney(amount, '0') > 0 ? amount : null;
}
