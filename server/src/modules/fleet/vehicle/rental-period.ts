import type { Period } from '../../../kernel/period.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { addMonths, DAY_MS } from '../../../kernel/time.js';

/** The most days that a rental may last (docs/rules/reservations.md#dates). */
const MAX_DAYS = 90;
/** The message for a longer period. */
export const TOO_LONG = `Une location dure au plus ${MAX_DAYS} jours.`;

/** The most months that a rental may start ahead (docs/rules/reservations.md#dates). */
const MAX_MONTHS_AHEAD = 18;
/** The message for a later start. */
export const TOO_FAR = `La date debut doit être dans les ${MAX_MONTHS_AHEAD} prochains mois.`;

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

/** Tells whether a period is longer than any rental. Such a period has no price, because pricing takes time for each of its days. */
export function isTooLong({ startsAt, endsAt }: Period): boolean {
  return endsAt.getTime() - startsAt.getTime() > MAX_DAYS * DAY_MS;
}

/** A lower bound of these months. Lists check the start for each vehicle, and calendar arithmetic costs more than the price itself. */
const SURELY_NEAR_MS = MAX_MONTHS_AHEAD * 28 * DAY_MS;

/** Tells whether a start lies further ahead than any rental may start. */
export function isTooFar(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() > SURELY_NEAR_MS && startsAt > addMonths(now, MAX_MONTHS_AHEAD);
}

/** Thrown for a start further ahead than any rental may start, so that nothing is offered that the booking would refuse. */
export class StartTooFarError extends ValidationError {
  constructor() {
    super({ startsAt: [TOO_FAR] }, 'SEARCH.TOO_FAR');
  }
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

/**
 * Throws SearchPeriodError if two dates, past or not, are no period; StartTooFarError if they begin too far ahead, ValidationError
 * SEARCH.TOO_LONG if they are longer than any rental.
 */
export function assertPriceable(period: Period): void {
  if (period.endsAt <= period.startsAt) throw new SearchPeriodError('END_NOT_AFTER_START');
  if (isTooFar(period.startsAt, new Date())) throw new StartTooFarError();
  if (isTooLong(period)) throw new ValidationError({ endsAt: [TOO_LONG] }, 'SEARCH.TOO_LONG');
}
