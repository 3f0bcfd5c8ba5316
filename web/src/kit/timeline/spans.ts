import { dayMinutes } from './wallMinutes';

/** A half-open interval of wall-clock minutes: one that ends at 10:00 does not overlap one that begins at 10:00. */
export interface Span {
  start: number;
  end: number;
}

/** A bar on a row of a timeline. */
export interface TimelineBar extends Span {
  /** Identifies the bar among all bars of the timeline. */
  key: string;
}

/** Tells whether two intervals have at least one minute in common. */
export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Returns the bars that overlap a day; `day` is its first minute. */
export const barsOn = <Bar extends Span>(bars: readonly Bar[] | undefined, day: number): Bar[] =>
  bars?.filter((bar) => overlaps(bar, { start: day, end: day + dayMinutes })) ?? [];

/** Assigns bars to lanes, so that overlapping bars stand below each other: each gets the first lane that is free at its start. */
export const lanesOf = (bars: readonly TimelineBar[]): { lanes: ReadonlyMap<string, number>; count: number } => {
  const ends: number[] = [];
  const lanes = new Map<string, number>();
  for (const bar of bars) {
    const free = ends.findIndex((end) => end <= bar.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = bar.end;
    lanes.set(bar.key, lane);
  }
  return { lanes, count: Math.max(1, ends.length) };
};
