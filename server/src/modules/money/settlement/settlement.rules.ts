import { addMoney, compareMoney, leastMoney, type Money, subtractMoney } from '../../../kernel/money.js';
import { RentalStage } from '../../booking/reservation/rental-stage.js';
import type { ReservationRecord } from '../../booking/reservation/reservation.entity.js';
import type { Proposal } from '../../handover/return-charge/charge-proposals.js';
import { ReservationStatus } from '../../booking/reservation/reservation-status.js';

/** What a rental has left to settle, and the proposed step. Amounts in Dh. */
export interface Settlement {
  readonly due: Money;
  readonly paid: Money;
  readonly held: Money;
  readonly heldByImprint: Money;
  readonly kept: Money;
  readonly returned: Money;
  readonly left: Money;
}

/** What a return would propose: its charges, and the step that settles them. */
export interface ReturnPreview {
  readonly charges: readonly Proposal[];
  readonly settlement: Settlement;
}

/** Stages before the vehicle is back: what is due then is paid, not kept. */
const BEFORE_RETURN: readonly (RentalStage | null)[] = [RentalStage.PLANNED, RentalStage.OUT];

/**
 * Proposes the settlement of a rental: once the vehicle is back, the deposit pays what is due as far as it reaches, and the rest of it goes
 * back (docs/rules/payments.md#the-settlement).
 */
export function settlementOf(
  { status, stage, total, advance, depositHeld }: SettledRental,
  proposed: readonly Money[],
  heldByImprint: Money,
): Settlement {
  const paid = advance ?? '0.00';
  const owes = status === ReservationStatus.ACCEPTED;
  const due = owes ? addMoney(subtractMoney(total ?? '0', paid), ...proposed) : '0.00';
  const kept = BEFORE_RETURN.includes(stage) ? '0.00' : leastMoney(due, depositHeld);
  return {
    ...{ due, paid, held: depositHeld, heldByImprint, kept },
    returned: subtractMoney(depositHeld, kept),
    left: subtractMoney(due, kept),
  };
}

type SettledRental = Pick<ReservationRecord, 'status' | 'stage' | 'total' | 'advance' | 'depositHeld'>;

/** Tells whether an amount is more than zero. */
export function isSome(amount: Money): boolean {
  return compareMoney(amount, '0') > 0;
}
