import type { FieldErrors } from '../../../kernel/domain-error.js';
import type { NewVehicle } from './vehicle.commands.js';

const OLDEST_MODEL_YEAR = 1980;

/**
 * Returns the problems between fields. Single fields are checked elsewhere and may hold anything, so only values of the right type are
 * compared. `today` is an agency day.
 */
export function vehicleProblems(draft: Partial<NewVehicle>, today: string): FieldErrors {
  return { ...modelProblems(draft, today), ...insuranceProblems(draft), ...tierProblems(draft.tiers ?? []) };
}

function modelProblems({ modelDate }: Partial<NewVehicle>, today: string): FieldErrors {
  if (typeof modelDate !== 'string') return {};
  const year = Number(modelDate.slice(0, 4));
  const newest = Number(today.slice(0, 4)) + 1;
  return year < OLDEST_MODEL_YEAR || year > newest
    ? { modelDate: [`La date du modèle doit être entre ${OLDEST_MODEL_YEAR} et ${newest}.`] }
    : {};
}

function insuranceProblems({ insurance }: Partial<NewVehicle>): FieldErrors {
  const { startsOn, endsOn } = insurance ?? {};
  return typeof startsOn === 'string' && typeof endsOn === 'string' && endsOn <= startsOn
    ? { 'insurance.endsOn': ["La fin de l'assurance doit être après son début."] }
    : {};
}

/** Requires that durations rise from tier to tier, because otherwise the price of a rental would depend on their order. */
export function tierProblems(tiers: readonly { readonly fromDays?: unknown }[]): FieldErrors {
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
