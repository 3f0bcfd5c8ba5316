import type { FieldErrors } from '../../../kernel/domain-error.js';
import { compareMoney, parseMoney } from '../../../kernel/money.js';
import { ChargeKind, ChargeUnit, type ReturnFinding } from '../../fleet/quote/charge.rules.js';
import type { ChargeRule } from './charge.entity.js';

/** Units of prices that are known before the return. */
const KNOWN_BEFORE: readonly unknown[] = [ChargeUnit.RENTAL, ChargeUnit.DAY, ChargeUnit.PERCENT];
/** The unit that a charge for each finding may use, besides once per rental and percent of the rent. */
const MEASURED: Readonly<Partial<Record<ReturnFinding, ChargeUnit>>> = { KM: 'KM', FUEL: 'EIGHTH', DELAY: 'HOUR' };
const MOST_PERCENT = '100';

/** Returns the problems between the fields of a rule. Single fields are validated elsewhere, so any of them may be invalid here. */
export function chargeProblems(rule: Partial<ChargeRule>): FieldErrors {
  const { kind, unit, minAge, maxAge, fromDays, toDays, stock, outsideHours } = rule;
  const fields: Record<string, readonly string[]> = {};
  const [price, cap] = [parseMoney(rule.price), parseMoney(rule.cap)];
  if (kind && kind !== ChargeKind.RETURN && unit && !KNOWN_BEFORE.includes(unit))
    fields['unit'] = ["Cette unité n'est connue qu'au retour du véhicule."];
  if (unit === ChargeUnit.PERCENT && price !== undefined && compareMoney(price, MOST_PERCENT) > 0)
    fields['price'] = ['Le pourcentage est de 100 au plus.'];
  if (unit !== ChargeUnit.PERCENT && price !== undefined && cap !== undefined && compareMoney(cap, price) < 0)
    fields['cap'] = ['Le plafond ne peut pas être inférieur au prix.'];
  if (minAge != null && maxAge != null && maxAge < minAge)
    fields['maxAge'] = ["L'âge maximal ne peut pas être inférieur à l'âge minimal."];
  if (fromDays != null && toDays != null && toDays < fromDays)
    fields['toDays'] = ['La durée maximale ne peut pas être inférieure à la durée minimale.'];
  if (stock != null && kind && kind !== ChargeKind.EXTRA)
    fields['stock'] = ['Seule une option choisie par le client a un stock.'];
  if (outsideHours === true && kind === ChargeKind.RETURN)
    fields['outsideHours'] = ['Les horaires ne comptent pas pour ce qui est proposé au retour.'];
  Object.assign(fields, findingProblems(rule), depositProblems(rule));
  return fields;
}

function findingProblems({ kind, unit, finding }: Partial<ChargeRule>): FieldErrors {
  if (finding == null || !kind) return {};
  if (kind !== ChargeKind.RETURN) return { finding: ['Seul un frais proposé au retour dépend d’un constat.'] };
  const units: readonly unknown[] = [ChargeUnit.RENTAL, ChargeUnit.PERCENT, MEASURED[finding]];
  return unit && !units.includes(unit) ? { unit: ['Ce constat ne se mesure pas dans cette unité.'] } : {};
}

function depositProblems(rule: Partial<ChargeRule>): FieldErrors {
  const { kind, unlimitedKm, depositReduction, depositReductionPercent } = rule;
  const isExtra = !kind || kind === ChargeKind.EXTRA;
  return {
    ...(unlimitedKm === true && !isExtra
      ? { unlimitedKm: ['Seule une option choisie par le client rend le kilométrage illimité.'] }
      : {}),
    ...(depositReduction != null && !isExtra
      ? { depositReduction: ['Seule une option choisie par le client baisse la caution.'] }
      : {}),
    ...(depositReductionPercent != null && !isExtra
      ? { depositReductionPercent: ['Seule une option choisie par le client baisse la caution.'] }
      : depositReductionPercent != null && depositReduction != null
        ? { depositReductionPercent: ['Choisissez un montant ou un pourcentage.'] }
        : {}),
  };
}
