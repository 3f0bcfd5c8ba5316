import type { Period } from '../../../kernel/period.js';
import { agencyDay, toReadableDay } from '../../../kernel/time.js';

/** First and last day of an insurance, as far as they are known. */
interface InsuredDays {
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
}

/**
 * Returns why the papers of a vehicle do not cover a rental, in French with the day; an empty list if they do, or if their days are not known.
 * They warn and block nothing (docs/rules/fleet.md#papers).
 */
export function paperWarnings(
  { insurance }: { readonly insurance: InsuredDays },
  { startsAt, endsAt }: Period,
): string[] {
  const { startsOn, endsOn } = insurance;
  const [first, last] = [agencyDay(startsAt), agencyDay(endsAt)];
  if (endsOn && endsOn < first)
    return [`L'assurance du véhicule s'arrête au ${toReadableDay(endsOn)} : il n'est pas assuré pour cette location.`];
  if (startsOn && startsOn > first)
    return [`L'assurance du véhicule ne commence que le ${toReadableDay(startsOn)}, après le départ.`];
  if (endsOn && endsOn < last)
    return [`L'assurance du véhicule s'arrête au ${toReadableDay(endsOn)}, avant le retour.`];
  return [];
}
