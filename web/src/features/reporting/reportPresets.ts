import { addDays, daysBetween } from '../../platform/time/time';
import type { DaySpan } from './PeriodForm';

/** Periods that are set by one press. */
export const reportPresets = ['thisMonth', 'lastMonth', 'days30', 'months3', 'thisYear'] as const;
/** The name of a period that one press chooses, one of reportPresets. */
export type ReportPreset = (typeof reportPresets)[number];

/** Returns the first day of a month, so many months from that of a day. */
const monthFrom = (day: string, months: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1)).toISOString().slice(0, 10);

/** Returns the days of a preset, relative to the agency's day. */
export const spanOf = (preset: Exclude<ReportPreset, 'thisMonth'>, today: string): DaySpan => {
  switch (preset) {
    case 'lastMonth':
      return { from: monthFrom(today, -1), to: addDays(monthFrom(today, 0), -1) };
    case 'days30':
      return { from: addDays(today, -29), to: today };
    case 'months3':
      return { from: monthFrom(today, -2), to: addDays(monthFrom(today, 1), -1) };
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
};

/** Returns the period to compare with: the month before for a whole month, else as many days right before. */
export const spanBefore = (period: DaySpan | null, today: string): DaySpan => {
  const span = period ?? { from: monthFrom(today, 0), to: addDays(monthFrom(today, 1), -1) };
  if (span.from.endsWith('-01') && span.to === addDays(monthFrom(span.from, 1), -1))
    return { from: monthFrom(span.from, -1), to: addDays(span.from, -1) };
  return { from: addDays(span.from, -daysBetween(span.from, span.to) - 1), to: addDays(span.from, -1) };
};

/** Tells whether two periods have the same first and last day. Null stands for the current month, and equals only null. */
export const sameSpan = (a: DaySpan | null, b: DaySpan | null): boolean => a?.from === b?.from && a?.to === b?.to;
