import { asAmount, unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idOf, idSent } from '../../../kernel/ids.js';
import { compareMoney } from '../../../kernel/money.js';
import { agencyDay } from '../../../kernel/time.js';
import { CorrectPaymentInput, RecordPaymentInput } from './payment.input.js';

/** A payment or refund of a rental. */
export type NewPayment = Omit<RecordPaymentInput, 'note' | 'agencyId'> & {
  readonly note: string | null;
  /** Null for the agency of the rental's vehicle. */
  readonly agencyId: number | null;
};

/** Reverses a wrong entry. */
export interface PaymentCorrection {
  readonly paymentId: number;
  readonly reason: string;
}

const PAYMENT = new CommandFields<NewPayment>({
  validatedBy: RecordPaymentInput,
  clean: {
    number: unlessEmpty,
    version: unlessEmpty,
    amount: asAmount,
    method: unlessEmpty,
    paidOn: unlessEmpty,
    refund: unlessEmpty,
    agencyId: idSent,
    note: cleanText,
  },
  clearable: ['agencyId', 'note'],
  defaults: { refund: false },
  problemsBetween: ({ amount, paidOn }): FieldErrors => ({
    ...(amount !== undefined && compareMoney(amount, '0') <= 0
      ? { amount: ['Le montant doit être supérieur à zéro.'] }
      : {}),
    ...(paidOn !== undefined && paidOn > agencyDay(new Date())
      ? { paidOn: ["La date ne peut pas être postérieure à aujourd'hui."] }
      : {}),
  }),
});
const CORRECTION = new CommandFields<PaymentCorrection>({
  validatedBy: CorrectPaymentInput,
  clean: { paymentId: idOf, reason: cleanText },
});

/** Parses a payment or refund; the schema has parsed amount, day and version. Throws ValidationError with all invalid fields. */
export function parsePayment(sent: RecordPaymentInput): NewPayment {
  return PAYMENT.parse(sent satisfies Sent<NewPayment>);
}

/** Parses the reversal of an entry. Throws ValidationError. */
export function parsePaymentCorrection(sent: Sent<PaymentCorrection>): PaymentCorrection {
  return CORRECTION.parse(sent);
}
