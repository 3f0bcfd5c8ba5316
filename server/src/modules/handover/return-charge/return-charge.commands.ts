import { asAmount, unlessEmpty, CommandFields, listOf, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idOf } from '../../../kernel/ids.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { ReturnChargeDecision } from './return-charge.enums.js';
import { SettledChargeInput, SettleReturnChargesInput } from './return-charge.input.js';

/** The decision on one proposed charge. */
export interface SettledCharge {
  readonly chargeId: number;
  readonly decision: ReturnChargeDecision;
  /** In Dh; null for the proposed amount. */
  readonly amount: Money | null;
  readonly reason: string | null;
}

/** Decisions on the proposed charges of a rental. */
export interface ChargeSettlement {
  readonly number: string;
  readonly version: number;
  readonly charges: readonly SettledCharge[];
}

/** Cleans decisions on charges. */
export const cleanCharges = listOf(SettledChargeInput, ({ chargeId, decision, amount, reason }) => ({
  chargeId: idOf(chargeId),
  decision,
  amount: amount == null ? null : asAmount(amount),
  reason: reason == null ? null : cleanText(reason),
}));

const SETTLEMENT = new CommandFields<ChargeSettlement>({
  validatedBy: SettleReturnChargesInput,
  clean: { number: unlessEmpty, version: unlessEmpty, charges: cleanCharges },
  problemsBetween: ({ charges }) => chargeProblems(charges),
});

/** Parses decisions. Throws ValidationError with all invalid fields. */
export function parseSettlement(sent: SettleReturnChargesInput): ChargeSettlement {
  return SETTLEMENT.parse(sent satisfies Sent<ChargeSettlement>);
}

/** Returns the problems of decisions on charges, by field. */
export function chargeProblems(charges: readonly SettledCharge[] | undefined): FieldErrors {
  return Object.assign({}, ...(charges ?? []).map(problemsOf)) as FieldErrors;
}

function problemsOf(
  { chargeId, decision, amount, reason }: SettledCharge,
  index: number,
  all: readonly SettledCharge[],
): FieldErrors {
  const field = (name: string) => `charges.${index}.${name}`;
  if (all.findIndex((other) => other.chargeId === chargeId) < index)
    return { [field('chargeId')]: ['Ce frais est indiqué deux fois.'] };
  if (decision === ReturnChargeDecision.DROP && !reason) return { [field('reason')]: ['Le motif est obligatoire.'] };
  return amount != null && decision === ReturnChargeDecision.CONFIRM && compareMoney(amount, '0') <= 0
    ? { [field('amount')]: ['Le montant doit être supérieur à zéro.'] }
    : {};
}
