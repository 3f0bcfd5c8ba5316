import type { StaffActor } from '../../../kernel/actor.js';
import type { Money } from '../../../kernel/money.js';
import type { PaymentMethod } from '../../../kernel/payment-method.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Reservation } from './reservation.entity.js';

/** Money that goes back to a customer, in Dh. */
export interface Refund {
  /** Above zero. */
  readonly amount: Money;
  readonly method: PaymentMethod;
  readonly note: string;
  /** The total that the receipt prints, because the command is about to change that of the rental. */
  readonly agreedTotal: Money;
  /** Where the money is given back; by default the agency of the rental's vehicle. */
  readonly agencyId?: number;
}

/**
 * Records what commands of rentals take and give back. Declared for them and implemented by the payments, which have a higher rank. Requires
 * the reservation to be locked.
 */
export interface RentalLedger {
  /** Records the advance taken at the acceptance, in Dh, as the first payment. */
  open(
    tx: Transaction,
    actor: StaffActor,
    reservation: Reservation,
    advance: Money,
    method: PaymentMethod | undefined,
  ): Promise<void>;
  /** Records what was paid before the rental was entered here, in Dh, without a receipt. `paidOn` is an agency day. */
  carryOver(tx: Transaction, actor: StaffActor, reservation: Reservation, paid: Money, paidOn: string): Promise<void>;
  /** Corrects the sum paid, in Dh, by an entry of the difference. */
  setSum(tx: Transaction, actor: StaffActor, reservation: Reservation, sum: Money): Promise<void>;
  /** Enters a refund. The caller has checked that no more is given back than was paid, and publishes `paymentRecorded` after its flush. */
  refund(tx: Transaction, actor: StaffActor, reservation: Reservation, refund: Refund): Promise<void>;
}
