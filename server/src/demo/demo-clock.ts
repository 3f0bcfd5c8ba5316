import { agencyDay, atAgencyHour, startOfAgencyDay } from '../kernel/time.js';

/** The demo's calendar, in agency days relative to today (0). */
export interface DemoClock {
  readonly now: Date;
  /** The start of the current day. Rentals that began today have not left yet, so that visitors of the demo can try a departure. */
  readonly midnight: Date;
  /** Returns the calendar day, `YYYY-MM-DD`. */
  day(shift: number): string;
  /** Returns the instant of an agency time. */
  at(shift: number, hour: number, minute?: number): Date;
  /** Returns an instant before now. */
  ago(minutes: number): Date;
}

/** Creates a clock that converts days, hours and minutes relative to `now` to dates. */
export function createClock(now: Date): DemoClock {
  return {
    now,
    midnight: atAgencyHour(now, 0, 0, 0),
    // Uses noon, which no clock change moves to another day.
    day: (shift) => agencyDay(new Date(startOfAgencyDay(now, shift).getTime() + 43_200_000)),
    at: (shift, hour, minute = 0) => atAgencyHour(now, shift, hour, minute),
    ago: (minutes) => new Date(now.getTime() - minutes * 60_000),
  };
}
