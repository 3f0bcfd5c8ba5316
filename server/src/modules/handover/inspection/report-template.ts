import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet } from '../../booking/contract/rental-sheet.js';

/** A fact at the departure and at the return; null where there is no inspection. */
export interface ReportFact {
  readonly label: string;
  readonly departure: string | null;
  readonly return: string | null;
}

/** The photos of a view as JPEG data URLs. */
export interface ReportView {
  readonly label: string;
  readonly departure: string | null;
  readonly return: string | null;
}

/** A damage as a French text, and in which inspection it was found. */
export interface ReportDamage {
  readonly text: string;
  /** One of `avant`, `au départ`, `au retour`. */
  readonly found: string;
}

/** The signature of one inspection, or why the customer refused to sign. `manifest` is the beginning of the SHA-256 of what was signed. */
export interface ReportSignature {
  /** `Départ` or `Retour`. */
  readonly title: string;
  readonly signatory: string;
  /** PNG data URL; null if the customer refused to sign. */
  readonly picture: string | null;
  readonly refusal: string | null;
  readonly completedAt: string;
  readonly employee: string | null;
  readonly manifest: string;
}

/** The inspections of one vehicle of a rental. */
export interface ReportLeg {
  readonly vehicle: string;
  readonly facts: readonly ReportFact[];
  readonly damages: readonly ReportDamage[];
  readonly views: readonly ReportView[];
  readonly signatures: readonly ReportSignature[];
}

/** The content of the report of a rental's inspections: French texts, pictures as data URLs. */
export interface ReportSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly qr: string;
  readonly number: string;
  readonly customer: string;
  readonly legs: readonly ReportLeg[];
}

/** Registers the layout of the PDF with a rental's inspections; the PDF worker loads it. */
export const REPORT_TEMPLATE: PdfTemplate<ReportSheet> = {
  file: import.meta.resolve('./report.document.js'),
};
