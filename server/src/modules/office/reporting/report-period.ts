import { ValidationError } from '../../../kernel/domain-error.js';
import { agencyDay, parseDay, parseInstant, startOfAgencyDay } from '../../../kernel/time.js';

/** Days asked for, both included; the current month without them. What is no `YYYY-MM-DD` is refused by `reportPeriod`. */
export interface DaySpan {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** A span of agency days that statistics are made of. */
export interface ReportPeriod {
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Every day of it. */
  readonly days: readonly string[];
  /** First moment of each day, and at the end the first moment after the last: computed here, never in SQL. */
  readonly bounds: readonly Date[];
}

const MAX_YEARS = 3;

/** Tells whether dates were given at all: only an Admin may ask with dates (docs/rules/reports.md#who-may-ask). */
export function hasDates(span: DaySpan | null | undefined): span is DaySpan {
  return Boolean(span && (given(span.from) || given(span.to)));
}

/**
 * Gives the days asked for, or those of the current month. Throws ValidationError under `from` or `to` for a missing or
 * unreadable day, an end before its start, or more than three years (docs/rules/reports.md#periods).
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

/** The agency's month of a moment, its last day included. */
export function monthOf(now: Date): ReportPeriod {
  const month = agencyDay(now).slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return periodOf(`${month}-01`, `${month}-${String(last).padStart(2, '0')}`);
}

function periodOf(from: string, to: string): ReportPeriod {
  const days: string[] = [];
  const bounds: Date[] = [];
  const noon = parseInstant(`${from}T12:00`) ?? new Date(NaN);
  for (let shift = 0; ; shift++) {
    const bound = startOfAgencyDay(noon, shift);
    bounds.push(bound);
    const day = agencyDay(bound);
    if (day > to) return { from, to, days, bounds };
    days.push(day);
  }
}

function given(value: string | null | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}
