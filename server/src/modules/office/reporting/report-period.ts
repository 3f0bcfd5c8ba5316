import { ValidationError } from '../../../kernel/domain-error.js';
import { agencyDay, parseDay, startOfDay } from '../../../kernel/time.js';

/** The requested days, both included; the current month if absent. `reportPeriod` refuses anything but `YYYY-MM-DD`. */
export interface DaySpan {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** A period of agency days for statistics. */
export interface ReportPeriod {
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Every day of the period. */
  readonly days: readonly string[];
  /** The start of each day, and finally the end of the last one; computed here, never in SQL. */
  readonly bounds: readonly Date[];
}

const MAX_YEARS = 3;

/** Tells whether dates were given: only an Admin may give dates (docs/rules/reports.md#who-may-ask). */
export function hasDates(span: DaySpan | null | undefined): span is DaySpan {
  return Boolean(span && (given(span.from) || given(span.to)));
}

/**
 * Returns the requested days, or those of the current month. Throws ValidationError under `from` or `to` for a missing or unreadable day,
 * an end before its start, or more than three years (docs/rules/reports.md#periods).
 */
export function reportPeriod(span: DaySpan | null | undefined, now = new Date()): ReportPeriod {
  if (!hasDates(span)) return monthOf(now);
  const from = parseDay(span.from);
  const to = parseDay(span.to);
  const fields = {
    ...(from ? {} : { from: ['La date de début est obligatoire et doit être une date valable.'] }),
    ...(to ? {} : { to: ['La date de fin est obligatoire et doit être une date valable.'] }),
  };
  if (!from || !to) throw new ValidationError(fields, 'REPORT.PERIOD');
  if (to < from) throw new ValidationError({ to: ['La date de fin doit suivre la date de début.'] }, 'REPORT.PERIOD');
  const limit = `${Number(from.slice(0, 4)) + MAX_YEARS}${from.slice(4)}`;
  if (to >= limit) throw new ValidationError({ to: ['La période est limitée à trois ans.'] }, 'REPORT.PERIOD');
  return periodOf(from, to);
}

/** Returns the agency's calendar month of a moment. */
export function monthOf(now: Date): ReportPeriod {
  const month = agencyDay(now).slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return periodOf(`${month}-01`, `${month}-${String(last).padStart(2, '0')}`);
}

/** The agency's month of a moment and those before it, oldest first. */
export function lastMonths(now: Date, count: number): ReportPeriod[] {
  const months = [monthOf(now)];
  while (months.length < count) {
    const [earliest] = months;
    months.unshift(monthOf(new Date((earliest?.bounds[0] ?? now).getTime() - 1)));
  }
  return months;
}

function periodOf(from: string, to: string): ReportPeriod {
  const days: string[] = [];
  const bounds: Date[] = [];
  for (let shift = 0; ; shift++) {
    const bound = startOfDay(from, shift);
    bounds.push(bound);
    const day = agencyDay(bound);
    if (day > to) return { from, to, days, bounds };
    days.push(day);
  }
}

function given(value: string | null | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}
