import type { Bar } from '../features/planning/bars';
import { dayMinutes, minutesOf } from '../kit/timeline/wallMinutes';

/** The start of the calendar's first day, in minutes. */
export const day = minutesOf('2026-11-20');

/** Returns a time in the calendar, so many days and hours after the start of its first day. */
export const at = (days: number, hours = 0): number => day + days * dayMinutes + hours * 60;

/** Makes a bar whose number and label are its key. */
export const bar = (
  key: string,
  start: number,
  end: number,
  state: Bar['state'] = 'ACCEPTED',
  vehicleId = 'v1',
): Bar => ({
  key,
  vehicleId,
  state,
  number: key,
  label: key,
  start,
  end,
});
