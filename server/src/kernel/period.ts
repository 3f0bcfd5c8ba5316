import { MINUTE_MS } from './time.js';

/** A half-open interval of time: a car returned at 10:00 can leave at 10:00. */
export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Cuts an instant to its minute. The bounds of periods are cut where they are read, because people read minutes: a rental of 24 h and 30 s
 * would be charged as two days without a reason that anybody sees (docs/rules/common.md#time-and-dates).
 */
export function wholeMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** Cuts both bounds of a period to their minute. */
export function inMinutes({ startsAt, endsAt }: Period): Period {
  return { startsAt: wholeMinute(startsAt), endsAt: wholeMinute(endsAt) };
}
