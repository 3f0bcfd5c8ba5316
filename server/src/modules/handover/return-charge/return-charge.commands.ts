import { asAmount, unlessEmpty, CommandFields, listOf, type Sent } from '../../../kernel/commands.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { idOf } from '../../../kernel/ids.js';
import { compareMoney, type Money } from '../../../kernel/money.js';
import { ReturnChargeDecision } from './return-charge.enums.js';
import { PreviewedChargeInput, SettledChargeInput, SettleReturnChargesInput } from './return-charge.input.js';

/** What the staff decide on a charge. */
export interface ChargeDecision {
  readonly decision: ReturnChargeDecision;
  /** In Dh; null for the proposed amount. */
  readonly amount: Money | null;
  readonly reason: string | null;
}

/** The decision on one proposed charge. */
export interface SettledCharge extends ChargeDecision {
  readonly chargeId: number;
}

/** The decision on a charge of a preview. `proposed` in Dh. */
export interface PreviewedCharge extends ChargeDecision {
  readonly label: string;
  readonly proposed: Money;
}

/** Decisions on the proposed charges of a rental. */
export interface ChargeSettlement {
  readonly number: string;
  readonly version: number;
  readonly charges: readonly SettledCharge[];
}

/** Cleans decisions on charges. */
export const cleanCharges = listOf(SettledChargeInput, ({ chargeId, ...decision }) => ({
  ...cleanDecision(decision),
  chargeId: idOf(chargeId),
}));

/** Cleans decisions on charges of a preview. */
export const cleanPreviewed = listOf(PreviewedChargeInput, ({ label, proposed, ...decision }) => ({
  ...cleanDecision(decision),
  label: cleanText(label),
  proposed: asAmount(proposed),
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
  const all = charges ?? [];
  const twice = all.flatMap(({ chargeId }, index) =>
    all.findIndex((other) => other.chargeId === chargeId) < index
      ? [[`charges.${index}.chargeId`, ['Ce frais est indiqué deux fois.']]]
      : [],
  );
  return { ...decisionProblems(all), ...(Object.fromEntries(twice) as FieldErrors) };
}

/** Returns what decisions lack in themselves, by field. */
export function decisionProblems(charges: readonly ChargeDecision[] | undefined): FieldErrors {
  return Object.assign({}, ...(charges ?? []).map(problemsOf)) as FieldErrors;
}

function cleanDecision({ decision, amount, reason }: Sent<ChargeDecision>) {
  return {
    decision,
    amount: amount == null ? null : asAmount(amount),
    reason: reason == null ? null : cleanText(reason),
  };
}

function problemsOf({ decision, amount, reason }: ChargeDecision, index: number): FieldErrors {
  const field = (name: string) => `charges.${index}.${name}`;
  if (decision === ReturnChargeDecision.DROP && !reason) return { [field('reason')]: ['Le motif est obligatoire.'] };
  return amount != null && decision === ReturnChargeDecision.CONFIRM && compareMoney(amount, '0') <= 0
    ? { [field('amount')]: ['Le montant doit être supérieur à zéro.'] }
    : {};
}
