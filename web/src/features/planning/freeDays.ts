import { blocks, conflictIn, occupiedBy, type Bar } from './bars';
import { dayMinutes } from '../../kit/timeline/wallMinutes';
import type { Span } from '../../kit/timeline/spans';

/**
 * Returns for each day of a window how many of these vehicles are free from midnight to midnight, including the preparation beside rentals.
 */
export const freeByDay = (
  vehicleIds: readonly string[],
  bars: ReadonlyMap<string, readonly Bar[]>,
  firstDay: number,
  days: number,
): number[] => {
  const free = new Array<number>(days).fill(vehicleIds.length);
  for (const id of vehicleIds) {
    // A vehicle's bars are sorted by departure; two of them may touch the same day, which counts once.
    let counted = 0;
    for (const bar of bars.get(id) ?? []) {
      if (!blocks(bar)) continue;
      const { start, end } = occupiedBy(bar);
      const first = Math.max(counted, Math.floor((start - firstDay) / dayMinutes));
      const last = Math.min(days, Math.ceil((end - firstDay) / dayMinutes));
      for (let day = first; day < last; day++) free[day] = (free[day] ?? 0) - 1;
      counted = Math.max(counted, last);
    }
  }
  return free;
};

/** Tells whether a vehicle is free over a span. */
export const freeIn = (bars: readonly Bar[] | undefined, span: Span): boolean => conflictIn(bars, span) === undefined;
