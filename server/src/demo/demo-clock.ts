import { agencyDay, atAgencyHour, startOfAgencyDay } from '../kernel/time.js';

/** The demo's calendar: everything is told in agency days from today (0). */
export interface DemoClock {
  readonly now: Date;
  /** The calendar day, `YYYY-MM-DD`. */
  day(shift: number): string;
  /** The moment of an agency wall time. */
  at(shift: number, hour: number, minute?: number): Date;
  /** A moment before now. */
  ago(minutes: number): Date;
}

export function createClock(now: Date): DemoClock {
  return {
    now,
    // Noon: no change of the clocks moves it to another day.
    day: (shift) => agencyDay(new Date(startOfAgencyDay(now, shift).getTime() + 43_200_000)),
    at: (shift, hour, minute = 0) => atAgencyHour(now, shift, hour, minute),
    ago: (minutes) => new Date(now.getTime() - minutes * 60_000),
  };
}
