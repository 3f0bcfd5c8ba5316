import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';

/** A line of the daily report as printed texts. */
export interface CashReportLine {
  readonly label: string;
  /** In the order of the sheet's headings. */
  readonly amounts: readonly string[];
  /** Whether it is the sum of the lines above. */
  readonly sum: boolean;
}

/** The content of the printed daily report: French texts, the logo as a PNG data URL. */
export interface CashReportSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly title: string;
  readonly printedOn: string;
  /** What the columns of amounts hold. */
  readonly headings: readonly string[];
  readonly groups: ReadonlyArray<{ readonly title: string; readonly lines: readonly CashReportLine[] }>;
  readonly total: CashReportLine;
}

/** Registers the layout of the PDF of the daily cash report; the PDF worker loads it. */
export const CASH_REPORT_TEMPLATE: PdfTemplate<CashReportSheet> = {
  file: import.meta.resolve('./cash-report.document.js'),
};
