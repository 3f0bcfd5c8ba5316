import type { FieldErrors } from '../../../kernel/domain-error.js';

const OLDEST_MODEL_YEAR = 1980;

/** The fields that are compared with others or with today. Single fields are checked elsewhere, so each may hold anything. */
interface Compared {
  readonly modelDate?: unknown;
  readonly insurance?: { readonly startsOn?: unknown; readonly endsOn?: unknown } | undefined;
  readonly tiers?: readonly { readonly fromDays?: unknown }[] | undefined;
}

/** Returns the problems between fields; values of a wrong type are not compared. `today` is an agency day, `YYYY-MM-DD`. */
export function vehicleProblems(draft: Compared, today: string): FieldErrors {
  return { ...modelProblems(draft, today), ...insuranceProblems(draft), ...tierProblems(draft.tiers ?? []) };
}

function modelProblems({ modelDate }: Compared, today: string): FieldErrors {
  if (typeof modelDate !== 'string') return {};
  const year = Number(modelDate.slice(0, 4));
  const newest = Number(today.slice(0, 4)) + 1;
  return year < OLDEST_MODEL_YEAR || year > newest
    ? { modelDate: [`La date du modèle doit être entre ${OLDEST_MODEL_YEAR} et ${newest}.`] }
    : {};
}

function insuranceProblems({ insurance }: Compared): FieldErrors {
  const { startsOn, endsOn } = insurance ?? {};
  return typeof startsOn === 'string' && typeof endsOn === 'string' && endsOn <= startsOn
    ? { 'insurance.endsOn': ["La fin de l'assurance doit être après son début."] }
    : {};
}

/** Requires that durations rise from tier to tier, because otherwise the price of a rental would depend on their order. */
export function tierProblems(tiers: NonNullable<Compared['tiers']>): FieldErrors {
  const fields: Record<string, string[]> = {};
  let longest = 0;
  tiers.forEach((tier, index) => {
    const days = tier.fromDays;
    if (typeof days !== 'number' || !Number.isSafeInteger(days)) return;
    if (days <= longest)
      fields[`tiers.${index}.fromDays`] = [`La durée doit dépasser celle du palier précédent (${longest} jours).`];
    else longest = days;
  });
  return fields;
}
