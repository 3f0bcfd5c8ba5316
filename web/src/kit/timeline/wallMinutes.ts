/*
 * The calendar computes in whole minutes of agency wall time, counted from 1970 as if it were UTC. A day always has 1440 of them, also when
 * the clocks change, so that all columns have the same width.
 */

/** The number of minutes of a day. */
export const dayMinutes = 1440;

/** Converts a wall time `YYYY-MM-DDTHH:mm` (more may follow) or a day `YYYY-MM-DD` to minutes. */
export const minutesOf = (wall: string): number =>
  Date.parse(`${wall.length > 10 ? wall.slice(0, 16) : `${wall}T00:00`}Z`) / 60_000;

/** Converts minutes to a wall time `YYYY-MM-DDTHH:mm`. */
export const wallOf = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(0, 16);

/** Converts minutes to a day `YYYY-MM-DD`. */
export const dayOf = (minutes: number): string => wallOf(minutes).slice(0, 10);

/** Returns the first minute of the day. */
export const startOfDay = (minutes: number): number => Math.floor(minutes / dayMinutes) * dayMinutes;

/** Tells whether `YYYY-MM-DD` is a day that exists. */
export const isDay = (value: string | null): value is string =>
  value !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(minutesOf(value)) &&
  dayOf(minutesOf(value)) === value;
