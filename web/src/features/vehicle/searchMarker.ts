import { readProblem } from '../../platform/errors/errors';
import { isReversed } from '../../platform/time/time';
import { t } from './texts';

/** The problem of a search's dates (docs/rules/fleet.md#searching-by-dates). */
export type SearchMarker = 'noDate' | 'endNotAfterStart' | 'startInPast' | 'tooFar' | 'tooLong';

const codes: Record<string, SearchMarker> = {
  'SEARCH.NO_DATE': 'noDate',
  'SEARCH.END_NOT_AFTER_START': 'endNotAfterStart',
  'SEARCH.START_IN_PAST': 'startInPast',
  'SEARCH.TOO_FAR': 'tooFar',
  'SEARCH.TOO_LONG': 'tooLong',
};

/** Returns the marker in the server's answer, or null for another error. */
export const markerOf = (error: unknown): SearchMarker | null => codes[readProblem(error).code ?? ''] ?? null;

/** Checks dates in the same order as the server, which checks them again. */
export const checkPeriod = (startsAt: string, endsAt: string): SearchMarker | null => {
  if (!startsAt || !endsAt) return 'noDate';
  return isReversed({ startsAt, endsAt }) ? 'endNotAfterStart' : null;
};

/** Returns the French message for a problem of the dates. */
export const markerText = (marker: SearchMarker): string => t(`search.${marker}`);
