import { t } from '../../lib/i18n/site';
import { readProblem } from '../../lib/errors';

/** What is wrong with the dates of a search (docs/rules/fleet.md#searching-by-dates). */
export type SearchMarker = 'noDate' | 'endNotAfterStart' | 'startInPast';

const codes: Record<string, SearchMarker> = {
  'SEARCH.NO_DATE': 'noDate',
  'SEARCH.END_NOT_AFTER_START': 'endNotAfterStart',
  'SEARCH.START_IN_PAST': 'startInPast',
};

/** The marker the server answered with, or null when it is another error. */
export const markerOf = (error: unknown): SearchMarker | null => codes[readProblem(error).code ?? ''] ?? null;

/** Checks in the order of the server, which has the last word, also on what is past. */
export const checkPeriod = (startsAt: string, endsAt: string): SearchMarker | null => {
  if (!startsAt || !endsAt) return 'noDate';
  return endsAt <= startsAt ? 'endNotAfterStart' : null;
};

export const markerText = (marker: SearchMarker): string => t(`search.${marker}`);
