import type { Period } from '../../../kernel/period.js';
import { ValidationError } from '../../../kernel/domain-error.js';

/** Why dates cannot be searched or booked, in the order of the checks (docs/rules/fleet.md#searching-by-dates). */
export type PeriodProblem = 'NO_DATE' | 'END_NOT_AFTER_START' | 'START_IN_PAST';

const MESSAGES: Readonly<Record<PeriodProblem, string>> = {
  NO_DATE: 'Veuillez-vous remplire tous les champs',
  END_NOT_AFTER_START: 'La date retour doit etre superieur à la date debut',
  START_IN_PAST: "La date debut doit etre superieur à la date d'aujourd'hui",
};

/** The invalid field of each problem. */
export const PROBLEM_FIELDS: Readonly<Record<PeriodProblem, string>> = {
  NO_DATE: 'startsAt',
  END_NOT_AFTER_START: 'endsAt',
  START_IN_PAST: 'startsAt',
};

/**
 * Returns the first problem of two dates, undefined if there is none. The current minute does not count as past, because date pickers have
 * no seconds.
 */
export function periodProblem(
  startsAt: Date | undefined,
  endsAt: Date | undefined,
  now: Date,
): PeriodProblem | undefined {
  if (!startsAt || !endsAt) return 'NO_DATE';
  if (endsAt <= startsAt) return 'END_NOT_AFTER_START';
  if (startsAt.getTime() < now.getTime() - 60_000) return 'START_IN_PAST';
  return undefined;
}

/** Thrown for a period that cannot be searched: code `SEARCH.…`, the message under the invalid date. */
export class SearchPeriodError extends ValidationError {
  constructor(readonly problem: PeriodProblem) {
    super({ [PROBLEM_FIELDS[problem]]: [MESSAGES[problem]] }, `SEARCH.${problem}`);
  }
}

/** Returns the message of a problem, for other forms with the same dates. */
export function periodMessage(problem: PeriodProblem): { field: string; message: string } {
  return { field: PROBLEM_FIELDS[problem], message: MESSAGES[problem] };
}

/** Throws SearchPeriodError where two dates are no period, past or not. */
export function assertPeriod({ startsAt, endsAt }: Period): void {
  if (endsAt <= startsAt) throw new SearchPeriodError('END_NOT_AFTER_START');
}
