import { dayMinutes } from './wallMinutes';

/** A stretch of wall minutes, half-open: what ends at 10:00 leaves room for what begins at 10:00. */
export interface Span {
  start: number;
  end: number;
}

/** What stands on a row. */
export interface TimelineBar extends Span {
  /** Unique among all bars. */
  key: string;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** The bars that touch a day of a row; `day` is its first minute. */
export const barsOn = <Bar extends Span>(bars: readonly Bar[] | undefined, day: number): Bar[] =>
  bars?.filter((bar) => overlaps(bar, { start: day, end: day + dayMinutes })) ?? [];

/** Bars on lanes, so that those that overlap stand below each other: each on the first lane that is free by then. */
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
