import type { Money } from '../../../kernel/money.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { ContractSheet } from './contract-template.js';
import type { PaymentSheet } from './rental-sheet.js';

/** An entry of the payments as a contract counts and prints it. */
export interface ContractPayment {
  readonly createdAt: Date;
  /** In Dh; negative for a refund. */
  readonly amount: Money;
  /** Null for a reversed entry and its reversal, which count but are not printed. */
  readonly sheet: PaymentSheet | null;
}

/** Reads the payments that a contract prints. Declared for the contract and implemented by the payments, which have a higher rank. */
export interface ContractPayments {
  /** Returns a rental's entries, oldest first; the caller has checked the permission. */
  forContract(reservation: Reservation): Promise<ContractPayment[]>;
}

/** Reads the deposit that a contract prints. Declared for the contract and implemented by the deposits, which have a higher rank. */
export interface ContractDeposits {
  /** Returns what is printed; null without a deposit. `lowering` names the extras that lower it. The caller has checked the permission. */
  forContract(reservation: Reservation, lowering: readonly string[]): Promise<ContractSheet['deposit']>;
}
