import { lanesOf, type TimelineBar } from './spans';

/** The height of a group's heading in pixels, the same as in the style sheet. */
export const groupHeight = 34;
/** The height of a lane of bars in pixels, the same as in the style sheet. */
export const laneHeight = 34;
/** The height of a row in addition to its lanes, in pixels, the same as in the style sheet. */
export const rowPadding = 10;

interface Placed {
  /** Distance from the top of the first row, in pixels. */
  top: number;
  height: number;
}

/** A row that contains the heading of a group. */
export interface GroupRow extends Placed {
  kind: 'group';
  group: string;
  itemIds: readonly string[];
}

/** A row that contains an item and its bars. `lanes` gives the index of each bar's lane by the bar's key. */
export interface ItemRow<Item, Bar> extends Placed {
  kind: 'item';
  item: Item;
  bars: readonly Bar[];
  lanes: ReadonlyMap<string, number>;
}

/** A row of the timeline: the heading of a group, or an item. */
export type Row<Item, Bar = unknown> = GroupRow | ItemRow<Item, Bar>;

interface RowsData<Item, Bar> {
  items: readonly Item[];
  /** The groups in their order. */
  groups: readonly string[];
  groupOf: (item: Item) => string;
  /** Bars by the id of their item. */
  bars: ReadonlyMap<string, readonly Bar[]>;
  folded: ReadonlySet<string>;
}

/** Returns the rows from top to bottom: the heading of each group, then its items unless the group is folded. */
export const layRows = <Item extends { id: string }, Bar extends TimelineBar>({
  items,
  groups,
  groupOf,
  bars,
  folded,
}: RowsData<Item, Bar>): Row<Item, Bar>[] => {
  const rows: Row<Item, Bar>[] = [];
  let top = 0;
  const place = (height: number): Placed => {
    const placed = { top, height };
    top += height;
    return placed;
  };
  for (const group of groups) {
    const members = items.filter((item) => groupOf(item) === group);
    if (members.length === 0) continue;
    rows.push({ kind: 'group', group, itemIds: members.map(({ id }) => id), ...place(groupHeight) });
    if (folded.has(group)) continue;
    for (const item of members) {
      const own = bars.get(item.id) ?? [];
      const { lanes, count } = lanesOf(own);
      rows.push({ kind: 'item', item, bars: own, lanes, ...place(count * laneHeight + rowPadding) });
    }
  }
  return rows;
};

/** Height of all rows, in pixels. */
export const heightOf = (rows: readonly Placed[]): number => {
  const last = rows.at(-1);
  return last ? last.top + last.height : 0;
};

/** Returns the index of the row at a height; the last one below all rows, -1 if there is none. */
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

/** Returns the first and the last row (excluded) between two heights, with some more so that scrolling shows no gap. */
export const visibleRows = (rows: readonly Placed[], from: number, to: number, more = 6): [number, number] => {
  if (rows.length === 0) return [0, 0];
  return [Math.max(0, rowAt(rows, from) - more), Math.min(rows.length, rowAt(rows, to) + 1 + more)];
};
