import { lanesOf, type Bar } from './bars';

/** Heights in pixels, as the styles have them. */
export const groupHeight = 34;
export const laneHeight = 34;
export const rowPadding = 10;

interface Placed {
  /** From the first row's top, in pixels. */
  top: number;
  height: number;
}

/** The head of a category: how many of its vehicles are free on each day. */
export interface GroupRow extends Placed {
  kind: 'group';
  category: string;
  vehicleIds: readonly string[];
}

export interface VehicleRow<Vehicle> extends Placed {
  kind: 'vehicle';
  vehicle: Vehicle;
  bars: readonly Bar[];
  lanes: ReadonlyMap<string, number>;
}

export type Row<Vehicle> = GroupRow | VehicleRow<Vehicle>;

interface VehicleData {
  id: string;
  category: string;
}

const none: readonly Bar[] = [];

/** The rows from top to bottom: each category's head, then its vehicles unless it is folded. */
export const layRows = <Vehicle extends VehicleData>(
  vehicles: readonly Vehicle[],
  categories: readonly string[],
  bars: ReadonlyMap<string, Bar[]>,
  folded: ReadonlySet<string>,
): Row<Vehicle>[] => {
  const rows: Row<Vehicle>[] = [];
  let top = 0;
  const place = (height: number): Placed => {
    const placed = { top, height };
    top += height;
    return placed;
  };
  for (const category of categories) {
    const members = vehicles.filter((vehicle) => vehicle.category === category);
    if (members.length === 0) continue;
    rows.push({ kind: 'group', category, vehicleIds: members.map(({ id }) => id), ...place(groupHeight) });
    if (folded.has(category)) continue;
    for (const vehicle of members) {
      const own = bars.get(vehicle.id) ?? none;
      const { lanes, count } = lanesOf(own);
      rows.push({ kind: 'vehicle', vehicle, bars: own, lanes, ...place(count * laneHeight + rowPadding) });
    }
  }
  return rows;
};

/** Height of all rows, in pixels. */
export const heightOf = (rows: readonly Placed[]): number => {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
};

/** Index of the row at a height; the last one below all. -1 when there is none. */
export const rowAt = (rows: readonly Placed[], y: number): number => {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rows[middle]?.top ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return high < 0 ? -1 : low;
};

/** First and last row (excluded) that are seen between two heights, with some more so that scrolling shows no gap. */
export const visibleRows = (rows: readonly Placed[], from: number, to: number, more = 6): [number, number] => {
  if (rows.length === 0) return [0, 0];
  return [Math.max(0, rowAt(rows, from) - more), Math.min(rows.length, rowAt(rows, to) + 1 + more)];
};
