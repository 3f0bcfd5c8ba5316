import { PDF_MEDIA_TYPE, type PreparedFile } from '../../../platform/documents/prepared-file.js';
import type { PdfRenderer } from '../../../platform/pdf/pdf-renderer.js';
import type { Actor } from '../../../kernel/actor.js';
import { addMoney, formatMoney } from '../../../kernel/money.js';
import { toReadableTime } from '../../../kernel/time.js';
import type { RentalPapers } from '../contract/rental-papers.js';
import { readableDay } from '../contract/rental-sheet.js';
import {
  CASH_METHOD_LABELS,
  type CashReportCriteria,
  type CashReportRow,
  type CashReports,
  rowTotal,
} from '../till/cash-report.js';
import { CASH_REPORT_TEMPLATE, type CashReportLine, type CashReportSheet } from './cash-report-template.js';

interface Deps {
  readonly pdf: PdfRenderer;
  readonly papers: RentalPapers;
  readonly cashReports: CashReports;
}

/** Prints the report of a day. */
export class CashReportDocuments {
  constructor(private readonly deps: Deps) {}

  /** The report of a day, with the caller's right to see it. Staff only. Throws ValidationError; making it PdfUnavailableError. */
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

function sheetOf(day: string, rows: readonly CashReportRow[]): Omit<CashReportSheet, 'company' | 'logo'> {
  const agencies = [...new Set(rows.map(({ agencyId }) => agencyId))];
  return {
    title: `Rapport de caisse du ${readableDay(day)}`,
    printedOn: toReadableTime(new Date()),
    groups: agencies.map((id) => {
      const own = rows.filter(({ agencyId }) => agencyId === id);
      const title = own[0]?.agency ?? '';
      return { title, lines: [...own.map(lineOf), sumOf(`Total ${title}`, own)] };
    }),
    total: sumOf('Total du jour', rows),
  };
}

function lineOf(row: CashReportRow): CashReportLine {
  const { employee, method, payments, refunds, stampDuties, deposits, movements } = row;
  return {
    label: `${employee ?? 'Clé d’accès'}, ${CASH_METHOD_LABELS[method].toLowerCase()}`,
    amounts: [payments, refunds, stampDuties, deposits, movements, rowTotal(row)].map(formatMoney),
    sum: false,
  };
}

function sumOf(label: string, rows: readonly CashReportRow[]): CashReportLine {
  const columns = (['payments', 'refunds', 'stampDuties', 'deposits', 'movements'] as const).map((column) =>
    addMoney('0', ...rows.map((row) => row[column])),
  );
  return { label, amounts: [...columns, addMoney('0', ...rows.map(rowTotal))].map(formatMoney), sum: true };
}
