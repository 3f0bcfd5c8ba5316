import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet } from './rental-sheet.js';

/** An agreed fact before and after; the same text twice if it did not change. */
export interface ChangedFact {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly changed: boolean;
}

/** The content of a printed amendment: French texts, pictures as PNG data URLs. */
export interface AmendmentSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly trackingUrl: string;
  readonly qr: string;
  /** Number of the contract, which is that of the reservation. */
  readonly number: string;
  readonly amendment: number;
  readonly kind: string;
  /** The day on which the amendment was made. */
  readonly madeOn: string;
  readonly from: string;
  readonly madeBy: string | null;
  readonly customer: string;
  readonly facts: readonly ChangedFact[];
  readonly pricing: string | null;
  readonly difference: string;
  readonly reason: string | null;
  readonly signature: { readonly picture: string | null; readonly signedAt: string } | null;
}

/** Registers the layout of the PDF of an amendment; the PDF worker loads it. */
export const AMENDMENT_TEMPLATE: PdfTemplate<AmendmentSheet> = {
  file: import.meta.resolve('./amendment.document.js'),
};
