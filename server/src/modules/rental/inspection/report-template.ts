import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet } from '../contract/rental-sheet.js';

/** One fact of a departure and of the return; null where there is no such inspection. */
export interface ReportFact {
  readonly label: string;
  readonly departure: string | null;
  readonly return: string | null;
}

/** The pictures of a view, JPEG data URLs. */
export interface ReportView {
  readonly label: string;
  readonly departure: string | null;
  readonly return: string | null;
}

export interface ReportDamage {
  readonly text: string;
  /** When it was found: `avant`, `au départ` or `au retour`. */
  readonly found: string;
}

export interface ReportSignature {
  /** `Départ` or `Retour`. */
  readonly title: string;
  readonly signatory: string;
  /** PNG data URL; null where it was refused. */
  readonly picture: string | null;
  readonly refusal: string | null;
  readonly completedAt: string;
  readonly employee: string | null;
  readonly manifest: string;
}

/** What was seen of one vehicle of the rental. */
export interface ReportLeg {
  readonly vehicle: string;
  readonly facts: readonly ReportFact[];
  readonly damages: readonly ReportDamage[];
  readonly views: readonly ReportView[];
  readonly signatures: readonly ReportSignature[];
}

/** All that the report of a rental's inspections prints, in French and ready to print. */
export interface ReportSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly qr: string;
  readonly number: string;
  readonly customer: string;
  readonly legs: readonly ReportLeg[];
}

export const REPORT_TEMPLATE: PdfTemplate<ReportSheet> = {
  file: import.meta.resolve('./report.document.js'),
};
