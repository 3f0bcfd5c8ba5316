import { blocks, heldBy, type Bar } from './bars';
import { dayMinutes } from '../../kit/timeline/wallMinutes';
import { overlaps, type Span } from '../../kit/timeline/spans';

/** How many of these vehicles nothing touches, nor the preparation beside it, for each day of a window: free from midnight to midnight. */
export const freeByDay = (
  vehicleIds: readonly string[],
  bars: ReadonlyMap<string, readonly Bar[]>,
  firstDay: number,
  days: number,
): number[] => {
  const free = new Array<number>(days).fill(vehicleIds.length);
  for (const id of vehicleIds) {
    // A vehicle's bars come by departure, and so do those of rentals with what they hold; they may touch one day twice.
    let counted = 0;
    for (const bar of bars.get(id) ?? []) {
      if (!blocks(bar)) continue;
      const { start, end } = heldBy(bar);
      const first = Math.max(counted, Math.floor((start - firstDay) / dayMinutes));
      const last = Math.min(days, Math.ceil((end - firstDay) / dayMinutes));
      for (let day = first; day < last; day++) free[day] = (free[day] ?? 0) - 1;
      counted = Math.max(counted, last);
    }
  }
  return free;
};

/** Whether nothing occupies a vehicle in a span. */
export const freeIn = (bars: readonly Bar[] | undefined, span: Span): boolean =>
  !bars?.some((bar) => blocks(bar) && overlaps(heldBy(bar), span));
