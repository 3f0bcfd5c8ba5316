import { inputProblems } from '../../../kernel/check-input.js';
import type { FieldErrors } from '../../../kernel/domain-error.js';
import { cleanText } from '../../../kernel/field-rules.js';
import { type Money, parseMoney } from '../../../kernel/money.js';
import { addMonths, DAY_MS } from '../../../kernel/time.js';
import type { Period } from '../../../kernel/period.js';
import type { Maintenance } from './maintenance.entity.js';
import { MaintenanceDraft } from './maintenance.input.js';

/** A work as the doors bring it: anything may stand in a field. */
export type MaintenanceFields = { readonly [K in keyof MaintenanceDraft]?: unknown };

/** Time out of service has the bounds of rentals (docs/rules/maintenance.md#out-of-service). */
const MAX_STAY_DAYS = 90;
const MAX_MONTHS_AHEAD = 18;

const FIELDS = [
  'nature',
  'odometerKm',
  'nextOdometerKm',
  'performedOn',
  'nextOn',
  'description',
  'cost',
] as const satisfies readonly (keyof MaintenanceDraft)[];

/** The work as it would be after a change: what was left out stays as it was. */
export function draftOf(former: Maintenance | undefined, change: MaintenanceFields): MaintenanceDraft {
  const draft = new MaintenanceDraft();
  for (const field of FIELDS)
    Object.assign(draft, { [field]: change[field] === undefined ? former?.[field] : change[field] });
  return Object.assign(draft, { description: cleanText(draft.description) ?? null });
}

/** Everything wrong with it, by field; only what has the right type is compared. */
export function draftProblems(draft: MaintenanceDraft): FieldErrors {
  const problems = inputProblems(draft);
  const { odometerKm, nextOdometerKm, performedOn, nextOn } = draft;
  return {
    ...(typeof odometerKm === 'number' && typeof nextOdometerKm === 'number' && nextOdometerKm <= odometerKm
      ? NEXT_KM
      : {}),
    ...(typeof performedOn === 'string' && typeof nextOn === 'string' && nextOn <= performedOn ? NEXT_DAY : {}),
    // A value that can be none says so, rather than how it compares.
    ...problems,
  };
}

const NEXT_KM: FieldErrors = {
  nextOdometerKm: ['Le kilométrage de la prochaine maintenance doit dépasser le kilométrage actuel.'],
};
const NEXT_DAY: FieldErrors = { nextOn: ['La date de la prochaine maintenance doit suivre celle de la maintenance.'] };

/** What a draft without problems is kept as. A new record has no value to remove, and would be written twice for a null. */
export function valuesOf({ cost, ...draft }: MaintenanceDraft, isNew: boolean): MaintenanceDraft & { cost: Money } {
  const values = { ...draft, cost: parseMoney(cost) ?? ('0.00' as Money) };
  const held = Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));
  return isNew ? (held as typeof values) : values;
}

/** What is wrong with a time out of service. What has been may be written down afterwards. */
export function stayProblems(period: Partial<Period> | null | undefined, now = new Date()): FieldErrors {
  if (!period) return {};
  const { startsAt, endsAt } = period;
  const at = (field: string, message: string): FieldErrors => ({ [`outOfService.${field}`]: [message] });
  if (!startsAt || !endsAt) {
    return {
      ...(startsAt ? {} : at('startsAt', "Le début de l'immobilisation est obligatoire.")),
      ...(endsAt ? {} : at('endsAt', "La fin de l'immobilisation est obligatoire.")),
    };
  }
  if (endsAt <= startsAt) return at('endsAt', "La fin de l'immobilisation doit suivre son début.");
  if (startsAt > addMonths(now, MAX_MONTHS_AHEAD)) {
    return at('startsAt', `Le début de l'immobilisation doit être dans les ${MAX_MONTHS_AHEAD} prochains mois.`);
  }
  if (endsAt.getTime() - startsAt.getTime() > MAX_STAY_DAYS * DAY_MS) {
    return at('endsAt', `Une immobilisation dure au plus ${MAX_STAY_DAYS} jours.`);
  }
  return {};
}
