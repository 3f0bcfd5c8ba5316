import { addMoney, compareMoney, leastMoney, type Money, timesMoney } from '../../../kernel/money.js';
import {
  applies,
  type ChargedRental,
  type ChargeRule as PricedRule,
  ChargeUnit,
  type ReturnFinding,
} from '../../fleet/quote/charge.rules.js';
import { lineByRule } from '../line/rental-lines.js';
import type { FoundAtReturn } from './return-findings.js';

/** A rule of charges at the return. */
export type ReturnRule = PricedRule & { readonly finding: ReturnFinding | null };

/** What a rental's charges are priced by. */
export interface PricedReturn {
  readonly rental: ChargedRental;
  /** Price a day as it was quoted, in Dh: an hour of delay never makes a day dearer. */
  readonly dailyPrice: Money;
  /** TVA of rules that say nothing else, in percent. */
  readonly vatPercent: string;
}

/** A charge that is proposed; amounts in Dh with TVA. */
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

/** Names of what is proposed without an amount where the agency has no rule for it. */
const UNPRICED: Readonly<Partial<Record<ReturnFinding, string>>> = {
  ACCESSORY: 'Accessoire manquant',
  DAMAGE: 'Dommage',
};
/** Units that count what was measured; everything else costs once. */
const MEASURED: readonly ChargeUnit[] = [ChargeUnit.KM, ChargeUnit.EIGHTH, ChargeUnit.HOUR];
const HOURS_A_DAY = 24;

/**
 * Proposes charges for what a return shows, in the order of the rules: one for each rule that is for it and whose conditions hold. Damage
 * and what is missing are proposed even without a rule, at 0 Dh, since somebody has to decide on them.
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

/** What begun hours come to: each 24 h cost a day of the rental at most. The rule's own cap holds, too. */
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
