import { asAmount, CommandFields, listOf, type Sent, unlessEmpty } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import type { PaymentMethod } from '../../../kernel/payment-method.js';
import {
  chargeProblems,
  cleanCharges,
  type SettledCharge,
} from '../../handover/return-charge/return-charge.commands.js';
import type { DepositMethod } from '../deposit/deposit.enums.js';
import { AddedChargeInput, SettlementPaymentInput, SettleRentalInput } from './settlement.input.js';
import { isSome } from './settlement.rules.js';

/** The settlement of a rental. Amounts in Dh. */
export interface RentalSettlement {
  readonly number: string;
  readonly version: number;
  readonly charges: readonly SettledCharge[];
  readonly added: readonly { readonly label: string; readonly amount: Money }[];
  readonly kept: Money;
  readonly returned: Money;
  /** Null for the way in which the deposit was left. */
  readonly returnMethod: DepositMethod | null;
  readonly payment: { readonly amount: Money; readonly method: PaymentMethod } | null;
}

const POSITIVE = ['Le montant doit être supérieur à zéro.'];

const SETTLEMENT = new CommandFields<RentalSettlement>({
  validatedBy: SettleRentalInput,
  clean: {
    number: unlessEmpty,
    version: unlessEmpty,
    charges: cleanCharges,
    added: listOf(AddedChargeInput, ({ label, amount }) => ({ label: cleanText(label), amount: asAmount(amount) })),
    kept: asAmount,
    returned: asAmount,
    returnMethod: unlessEmpty,
    payment: cleanPayment,
  },
  clearable: ['returnMethod', 'payment'],
  defaults: { charges: [], added: [] },
  problemsBetween: ({ charges, added, payment }): FieldErrors => ({
    ...chargeProblems(charges),
    ...Object.fromEntries(
      (added ?? []).flatMap(({ amount }, index) => (isSome(amount) ? [] : [[`added.${index}.amount`, POSITIVE]])),
    ),
    ...(payment && !isSome(payment.amount) ? { 'payment.amount': POSITIVE } : {}),
  }),
});

/** Parses a settlement. Throws ValidationError with all invalid fields. */
export function parseRentalSettlement(sent: SettleRentalInput): RentalSettlement {
  return SETTLEMENT.parse(sent satisfies Sent<RentalSettlement>);
}

function cleanPayment(sent: unknown): unknown {
  if (sent == null) return null;
  const { amount, method } = sent as SettlementPaymentInput;
  return Object.assign(new SettlementPaymentInput(), { amount: asAmount(amount), method: unlessEmpty(method) });
}
