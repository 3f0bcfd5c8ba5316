import { PDF_MEDIA_TYPE, type PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.js';
import type { Actor } from '../../../kernel/actor.js';
import { addMoney, formatMoney, type Money } from '../../../kernel/money.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { RentalPapers } from '../../booking/contract/rental-papers.js';
import { readableDay } from '../../booking/contract/rental-sheet.js';
import {
  CASH_METHOD_LABELS,
  type CashReportCriteria,
  type CashReportRow,
  type CashReports,
  OUTSIDE_TILL,
  isMoney,
  rowTotal,
} from '../till/cash-report.js';
import { CASH_REPORT_TEMPLATE, type CashReportLine, type CashReportSheet } from './cash-report-template.js';

interface Deps {
  readonly pdf: PdfRenderer;
  readonly papers: RentalPapers;
  readonly cashReports: CashReports;
}

/** Prints the daily report (docs/rules/payments.md#the-report-of-the-day). */
export class CashReportDocuments {
  constructor(private readonly deps: Deps) {}

  /**
   * Prepares the report of a day as a PDF, with the entries that the caller may see. Staff only. Throws ValidationError; printing throws
   * PdfUnavailableError.
   */
  async document(actor: Actor, criteria: CashReportCriteria): Promise<PreparedFile> {
    const { cashReports, papers, pdf } = this.deps;
    const { day, rows } = await cashReports.of(actor, criteria);
    return {
      fileName: `caisse-${day}.pdf`,
      mediaType: PDF_MEDIA_TYPE,
      make: async () => {
        const letterhead = await papers.letterhead({ name: rows[0]?.agency ?? '' });
        return pdf.render(CASH_REPORT_TEMPLATE, { ...letterhead, ...sheetOf(day, rows) });
      },
    };
  }
}

interface Column {
  readonly heading: string;
  readonly amount: (row: CashReportRow) => Money;
  /** Whether it is printed only on a day that has such amounts, as on the page. */
  readonly rare?: boolean;
}

const COLUMNS: readonly Column[] = [
  { heading: 'Paiements', amount: ({ payments }) => payments },
  { heading: 'Remboursements', amount: ({ refunds }) => refunds },
  { heading: 'Droit de timbre', amount: ({ stampDuties }) => stampDuties, rare: true },
  { heading: 'Cautions', amount: ({ deposits }) => deposits },
  { heading: 'Dépenses et banque', amount: ({ movements }) => movements },
  { heading: 'Total', amount: rowTotal },
  { heading: OUTSIDE_TILL, amount: ({ outsideTill }) => outsideTill, rare: true },
];

function sheetOf(day: string, rows: readonly CashReportRow[]): Omit<CashReportSheet, 'company' | 'logo'> {
  const agencies = [...new Set(rows.map(({ agencyId }) => agencyId))];
  const columns = COLUMNS.filter(({ rare, amount }) => !rare || rows.some((row) => Number(amount(row)) !== 0));
  return {
    title: `Rapport de caisse du ${readableDay(day)}`,
    printedOn: toReadableTime(new Date()),
    headings: columns.map(({ heading }) => heading),
    groups: agencies.map((id) => {
      const own = rows.filter(({ agencyId }) => agencyId === id);
      const title = own[0]?.agency ?? '';
      return { title, lines: [...own.map((row) => lineOf(row, columns)), sumOf(`Total ${title}`, own, columns)] };
    }),
    total: sumOf('Total du jour', rows, columns),
  };
}

function lineOf(row: CashReportRow, columns: readonly Column[]): CashReportLine {
  const { employee, method } = row;
  return {
    label: `${employee ?? 'Clé d’accès'}, ${CASH_METHOD_LABELS[method].toLowerCase()}`,
    amounts: columns.map(({ amount }) => formatMoney(amount(row))),
    sum: false,
  };
}

function sumOf(label: string, rows: readonly CashReportRow[], columns: readonly Column[]): CashReportLine {
  const counted = rows.filter(isMoney);
  return { label, amounts: columns.map(({ amount }) => formatMoney(addMoney(...counted.map(amount)))), sum: true };
}
