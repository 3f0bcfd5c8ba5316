import type { FieldErrors } from '../../../kernel/domain-error.js';
import type { Money } from '../../../kernel/money.js';
import type { Period } from '../../../kernel/period.js';
import { ChargeKind, type ChargeRule } from '../../fleet/quote/charge.rules.js';
import { type PriceBook, quotePrice, type QuoteRequest } from '../../fleet/quote/price-quote.js';

/** Counts the booked pieces of extras. Implemented by the reservations, which have a higher rank. */
export interface ExtraStocks {
  /** Returns how many pieces of each extra with a stock are left on every day of a period, by rule id. */
  left(rules: readonly Pick<ChargeRule, 'id' | 'stock'>[], period: Period): Promise<ReadonlyMap<number, number>>;
}

/** An extra that is available for a trip. */
export interface ExtraOffer<Rule extends ChargeRule = ChargeRule> {
  readonly rule: Rule;
  /** Price of one piece for the trip, in Dh. */
  readonly amount: Money;
  /** Number of pieces that can be chosen; 0 if none is left. */
  readonly available: number;
}

/** Returns the extras that apply to a trip, in the agency's order, without those that the caller may not choose. */
export function offersOf<Rule extends ChargeRule>(
  request: QuoteRequest,
  book: PriceBook,
  rules: readonly Rule[],
  { byStaff, left }: { readonly byStaff: boolean; readonly left: ReadonlyMap<number, number> },
): ExtraOffer<Rule>[] {
  const candidates = rules.filter(({ kind, shownOnSite }) => kind === ChargeKind.EXTRA && (byStaff || shownOnSite));
  if (candidates.length === 0) return [];
  const extras = candidates.map(({ id }) => ({ ruleId: id, quantity: 1 }));
  const amounts = new Map(
    quotePrice({ ...request, extras }, { ...book, charges: candidates }).lines.map(({ ruleId, amount }) => [
      ruleId,
      amount,
    ]),
  );
  return candidates.flatMap((rule) => {
    const amount = amounts.get(rule.id);
    if (amount === undefined) return [];
    return [{ rule, amount, available: Math.max(0, Math.min(rule.maxQuantity, left.get(rule.id) ?? Infinity)) }];
  });
}

/** Returns the problems of the chosen extras, by field. */
export function extraProblems(extras: NonNullable<QuoteRequest['extras']>, offers: readonly ExtraOffer[]): FieldErrors {
  const fields: Record<string, readonly string[]> = {};
  extras.forEach(({ ruleId, quantity }, index) => {
    const offer = offers.find(({ rule }) => rule.id === ruleId);
    if (!offer) fields[`extras.${index}.ruleId`] = ["Cette option n'est pas proposée pour cette location."];
    else if (extras.findIndex((other) => other.ruleId === ruleId) !== index)
      fields[`extras.${index}.ruleId`] = ['Cette option est choisie deux fois.'];
    else if (quantity > offer.rule.maxQuantity)
      fields[`extras.${index}.quantity`] = [`${offer.rule.name} : ${offer.rule.maxQuantity} au plus par location.`];
    else if (quantity > offer.available)
      fields[`extras.${index}.quantity`] = [leftSentence(offer.rule.name, offer.available)];
  });
  return fields;
}

/** Returns the French sentence that too few pieces of an extra are left for the dates. */
export function leftSentence(name: string, left: number): string {
  return left > 0
    ? `${name} : il n'en reste que ${left} pour ces dates.`
    : `${name} : il n'en reste plus pour ces dates.`;
}
