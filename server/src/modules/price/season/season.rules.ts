import type { FieldErrors } from '../../../kernel/domain-error.js';
import { calendarDay, parseDay } from '../../../kernel/time.js';
import { covers, type Stretch } from '../../fleet/quote/season-rates.js';
import { tierProblems } from '../../fleet/vehicle/vehicle.rules.js';
import type { SeasonRateInput, SeasonStretchInput } from './season.input.js';

/** Maximum length in days of a stretch that recurs every year; a longer one would overlap itself. */
const YEAR = 365;

/** Returns the problems between the fields of a season. Single fields are validated elsewhere, so any of them may be invalid here. */
export function seasonProblems({
  stretches,
  rates,
}: {
  readonly stretches?: readonly SeasonStretchInput[];
  readonly rates?: readonly SeasonRateInput[];
}): FieldErrors {
  return { ...stretchProblems(stretches ?? []), ...rateProblems(rates ?? []) };
}

function stretchProblems(stretches: readonly SeasonStretchInput[]): FieldErrors {
  const fields: Record<string, readonly string[]> = {};
  const seen: Stretch[] = [];
  stretches.forEach(({ startsOn, endsOn, everyYear }, index) => {
    if (!parseDay(startsOn) || !parseDay(endsOn)) return;
    const stretch = { startsOn: startsOn as string, endsOn: endsOn as string, everyYear: everyYear === true };
    if (stretch.endsOn < stretch.startsOn)
      fields[`stretches.${index}.endsOn`] = ['Le dernier jour ne peut pas précéder le premier.'];
    else if (stretch.everyYear && stretch.endsOn >= calendarDay(stretch.startsOn, YEAR))
      fields[`stretches.${index}.endsOn`] = ['Une période de chaque année dure un an au plus.'];
    else if (seen.some((other) => overlap(other, stretch)))
      fields[`stretches.${index}.startsOn`] = ['Cette période en recouvre une autre de la même saison.'];
    else seen.push(stretch);
  });
  return fields;
}

/** Tells whether two stretches share a day, which is so if one contains the first day of the other; for a recurring one, in any year. */
function overlap(one: Stretch, other: Stretch): boolean {
  if (one.everyYear === other.everyYear) return covers(one, other.startsOn) || covers(other, one.startsOn);
  const [yearly, once] = one.everyYear ? [one, other] : [other, one];
  return (
    covers(yearly, once.startsOn) ||
    covers(yearly, once.endsOn) ||
    [0, 1].some((later) => covers(once, `${Number(once.startsOn.slice(0, 4)) + later}${yearly.startsOn.slice(4)}`))
  );
}

function rateProblems(rates: readonly SeasonRateInput[]): FieldErrors {
  const fields: Record<string, readonly string[]> = {};
  const seen = new Set<string>();
  rates.forEach((rate, index) => {
    const at = `rates.${index}`;
    const { vehicleId, category, percent, dailyPrice, tiers } = rate;
    if (vehicleId != null && category != null)
      fields[`${at}.category`] = ['Choisissez une gamme ou un véhicule, pas les deux.'];
    const target = `${vehicleId ?? ''} ${category ?? ''}`;
    if (seen.has(target)) fields[`${at}.category`] = ['Cette saison a déjà un tarif pour ce choix.'];
    seen.add(target);
    if (percent == null && dailyPrice == null)
      fields[`${at}.percent`] = ['Indiquez un pourcentage ou un prix par jour.'];
    if (percent != null && dailyPrice != null)
      fields[`${at}.percent`] = ['Indiquez un pourcentage ou un prix par jour, pas les deux.'];
    if (dailyPrice == null && tiers?.length) fields[`${at}.tiers`] = ['Les paliers demandent un prix par jour.'];
    for (const [field, messages] of Object.entries(tierProblems(tiers ?? []))) fields[`${at}.${field}`] = messages;
  });
  return fields;
}
