import { addMoney, compareMoney, leastMoney, type Money, timesMoney } from '../../../kernel/money.js';
import {
  applies,
  type ChargedRental,
  type ChargeRule as PricedRule,
  ChargeUnit,
  type ReturnFinding,
} from '../../fleet/quote/charge.rules.js';
import { lineByRule } from '../../booking/rental-line/rental-lines.js';
import type { FoundAtReturn } from './return-findings.js';

/** A charge rule for the return. */
export type ReturnRule = PricedRule & { readonly finding: ReturnFinding | null };

/** The facts on which the charges of a rental depend. */
export interface PricedReturn {
  readonly rental: ChargedRental;
  /** Quoted price a day, in Dh. It limits the charge for 24 hours of delay. */
  readonly dailyPrice: Money;
  /** TVA in percent for rules without a rate of their own. */
  readonly vatPercent: string;
}

/** A proposed charge. Amounts in Dh with TVA. */
export interface Proposal {
  readonly finding: ReturnFinding;
  readonly label: string;
  readonly detail: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly amount: Money;
  readonly vatPercent: string;
  readonly ruleId: number | null;
  readonly damageId: number | null;
}

/** Labels of charges that are proposed without an amount if the agency has no rule for them. */
const UNPRICED: Readonly<Partial<Record<ReturnFinding, string>>> = {
  ACCESSORY: 'Accessoire manquant',
  DAMAGE: 'Dommage',
};
/** Units whose quantity the return measures. Other charges cost once. */
const MEASURED: readonly ChargeUnit[] = [ChargeUnit.KM, ChargeUnit.EIGHTH, ChargeUnit.HOUR];
const HOURS_A_DAY = 24;

/**
 * Returns the proposed charges for the findings of a return, in the order of the rules: one for each matching rule whose conditions hold.
 * Damage and missing accessories are proposed at 0 Dh if no rule matches, so that the staff decide on them.
 */
export function proposalsOf(
  findings: readonly FoundAtReturn[],
  rules: readonly ReturnRule[],
  priced: PricedReturn,
): Proposal[] {
  return findings.flatMap((found) => {
    const fitting = rules.filter(({ finding }) => finding === found.finding);
    const applying = fitting.filter((rule) => applies(rule, priced.rental));
    if (applying.length > 0) return applying.map((rule) => byRule(found, rule, priced));
    const name = UNPRICED[found.finding];
    return name && fitting.length === 0 ? [unpriced(found, name, priced)] : [];
  });
}

function byRule(found: FoundAtReturn, rule: ReturnRule, { rental, dailyPrice, vatPercent }: PricedReturn): Proposal {
  const quantity = MEASURED.includes(rule.unit) ? found.quantity : 1;
  const line = lineByRule(rule, rental, rental.rent, quantity, vatPercent);
  const bounded = rule.unit === ChargeUnit.HOUR ? delayOf(rule, found.quantity, dailyPrice) : line.amount;
  const asIs = compareMoney(bounded, line.amount) === 0;
  return {
    ...common(found, rule.name),
    quantity: asIs ? line.quantity : 1,
    unitPrice: asIs ? line.unitPrice : bounded,
    amount: bounded,
    vatPercent: line.vatPercent,
    ruleId: rule.id,
  };
}

/** Returns the price of begun hours of delay: at most a day's rent per 24 hours, and at most the rule's cap. */
function delayOf({ price, cap }: ReturnRule, hours: number, dailyPrice: Money): Money {
  const perDay = leastMoney(timesMoney(price, HOURS_A_DAY), dailyPrice);
  const whole = timesMoney(perDay, Math.floor(hours / HOURS_A_DAY));
  const rest = leastMoney(timesMoney(price, hours % HOURS_A_DAY), perDay);
  const amount = addMoney(whole, rest);
  return cap == null ? amount : leastMoney(amount, cap);
}

function unpriced(found: FoundAtReturn, name: string, { vatPercent }: PricedReturn): Proposal {
  return { ...common(found, name), quantity: 1, unitPrice: '0.00', amount: '0.00', vatPercent, ruleId: null };
}

function common({ finding, detail, subject, damageId }: FoundAtReturn, name: string) {
  return { finding, detail, label: subject ? `${name} : ${subject}` : name, damageId: damageId ?? null };
}
