import { asAmount, CommandFields, listOf, type Sent, unlessEmpty } from '../../../kernel/commands.js';
import { fieldsUnder, refuse } from '../../../kernel/check-input.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import type { Money } from '../../../kernel/money.js';
import type { PaymentMethod } from '../../../kernel/payment-method.js';
import {
  chargeProblems,
  cleanCharges,
  cleanPreviewed,
  decisionProblems,
  type PreviewedCharge,
  type SettledCharge,
} from '../../handover/return-charge/return-charge.commands.js';
import type { DepositMethod } from '../deposit/deposit.enums.js';
import {
  AddedChargeInput,
  ReturnSettlementInput,
  SettlementPaymentInput,
  SettleRentalInput,
} from './settlement.input.js';
import { isSome } from './settlement.rules.js';

/** What a settlement moves besides the proposed charges. Amounts in Dh. */
export interface SettlementContent {
  readonly added: readonly { readonly label: string; readonly amount: Money }[];
  readonly kept: Money;
  readonly returned: Money;
  /** Null for the way in which the deposit was left. */
  readonly returnMethod: DepositMethod | null;
  readonly payment: { readonly amount: Money; readonly method: PaymentMethod } | null;
}

/** The settlement of a rental. */
export interface RentalSettlement extends SettlementContent {
  readonly number: string;
  readonly version: number;
  readonly charges: readonly SettledCharge[];
}

/** The settlement that is agreed on before the return is signed. */
export interface ReturnSettlement extends SettlementContent {
  readonly charges: readonly PreviewedCharge[];
}

const POSITIVE = ['Le montant doit être supérieur à zéro.'];

const CONTENT = {
  added: listOf(AddedChargeInput, ({ label, amount }) => ({ label: cleanText(label), amount: asAmount(amount) })),
  kept: asAmount,
  returned: asAmount,
  returnMethod: unlessEmpty,
  payment: cleanPayment,
} as const;
const COMMON = {
  clearable: ['returnMethod', 'payment'],
  defaults: { charges: [], added: [] },
} as const;

const SETTLEMENT = new CommandFields<RentalSettlement>({
  ...COMMON,
  validatedBy: SettleRentalInput,
  clean: { ...CONTENT, number: unlessEmpty, version: unlessEmpty, charges: cleanCharges },
  problemsBetween: ({ charges, ...content }) => ({ ...chargeProblems(charges), ...contentProblems(content) }),
});
const OF_RETURN = new CommandFields<ReturnSettlement>({
  ...COMMON,
  validatedBy: ReturnSettlementInput,
  clean: { ...CONTENT, charges: cleanPreviewed },
  problemsBetween: ({ charges, ...content }) => ({ ...decisionProblems(charges), ...contentProblems(content) }),
});

/** Parses a settlement. Throws ValidationError with all invalid fields. */
export function parseRentalSettlement(sent: SettleRentalInput): RentalSettlement {
  return SETTLEMENT.parse(sent satisfies Sent<RentalSettlement>);
}

/** Parses the settlement of a return. Throws ValidationError with all invalid fields, under `settlement`. */
export function parseReturnSettlement(sent: ReturnSettlementInput): ReturnSettlement {
  const { fields, problems } = OF_RETURN.read(sent satisfies Sent<ReturnSettlement>);
  refuse(fieldsUnder('settlement', problems));
  return fields;
}

function contentProblems({ added, payment }: Partial<SettlementContent>): FieldErrors {
  return {
    ...Object.fromEntries(
      (added ?? []).flatMap(({ amount }, index) => (isSome(amount) ? [] : [[`added.${index}.amount`, POSITIVE]])),
    ),
    ...(payment && !isSome(payment.amount) ? { 'payment.amount': POSITIVE } : {}),
  };
}

function cleanPayment(sent: unknown): unknown {
  if (sent == null) return null;
  const { amount, method } = sent as SettlementPaymentInput;
  return Object.assign(new SettlementPaymentInput(), { amount: asAmount(amount), method: unlessEmpty(method) });
}
