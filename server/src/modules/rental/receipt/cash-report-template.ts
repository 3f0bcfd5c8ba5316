import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';

/** A line of the report of a day, ready to print. */
export interface CashReportLine {
  readonly label: string;
  /** Payments, refunds, stamp duty, deposits, movements and total. */
  readonly amounts: readonly string[];
  /** Whether it is the sum of the lines before. */
  readonly sum: boolean;
}

/** All that the report of a day prints, in French and ready to print; the logo is a PNG data URL. */
export interface CashReportSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly title: string;
  readonly printedOn: string;
  readonly groups: ReadonlyArray<{ readonly title: string; readonly lines: readonly CashReportLine[] }>;
  readonly total: CashReportLine;
}

export const CASH_REPORT_TEMPLATE: PdfTemplate<CashReportSheet> = {
  file: import.meta.resolve('./cash-report.document.js'),
};
