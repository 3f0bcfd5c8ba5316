import type { FieldErrors } from '../../../kernel/domain-error.js';
import { addMonths, DAY_MS } from '../../../kernel/time.js';
import type { Period } from '../../../kernel/period.js';

/** The most days that a vehicle may be out of service, as many as a rental may last (docs/rules/maintenance.md#out-of-service). */
const MAX_STAY_DAYS = 90;
/** How many months ahead a time out of service may begin, as many as for a rental (docs/rules/maintenance.md#out-of-service). */
const MAX_MONTHS_AHEAD = 18;

/** The fields that are compared with others or with the present. Single fields are checked elsewhere, so each may hold anything. */
interface Compared {
  readonly odometerKm?: unknown;
  readonly nextOdometerKm?: unknown;
  readonly performedOn?: unknown;
  readonly nextOn?: unknown;
  readonly outOfService?: Partial<Period> | null | undefined;
}

/** Returns the problems between fields; values of a wrong type are not compared. */
export function maintenanceProblems(
  { odometerKm, nextOdometerKm, performedOn, nextOn, outOfService }: Compared,
  now: Date,
): FieldErrors {
  return {
    ...(typeof odometerKm === 'number' && typeof nextOdometerKm === 'number' && nextOdometerKm <= odometerKm
      ? NEXT_KM
      : {}),
    ...(typeof performedOn === 'string' && typeof nextOn === 'string' && nextOn <= performedOn ? NEXT_DAY : {}),
    ...stayProblems(outOfService, now),
  };
}

const NEXT_KM: FieldErrors = {
  nextOdometerKm: ['Le kilométrage de la prochaine maintenance doit dépasser le kilométrage actuel.'],
};
const NEXT_DAY: FieldErrors = { nextOn: ['La date de la prochaine maintenance doit suivre celle de la maintenance.'] };

/** Returns the problems of a time out of service, which may be in the past. */
function stayProblems(period: Partial<Period> | null | undefined, now: Date): FieldErrors {
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
