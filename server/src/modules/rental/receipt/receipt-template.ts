import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet } from '../contract/rental-sheet.js';

/** All that a receipt prints, in French and ready to print; pictures are PNG data URLs. */
export interface ReceiptSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly title: string;
  readonly number: string;
  readonly issuedOn: string;
  /** Printed across the page of a receipt that is void. */
  readonly stamp: string | null;
  readonly amountLabel: string;
  readonly amount: string;
  readonly amountInWords: string;
  readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  /** The rental's account after this entry. */
  readonly account: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  /** Who took the money; null where nobody is known. */
  readonly takenBy: string | null;
  readonly customer: string;
}

export const RECEIPT_TEMPLATE: PdfTemplate<ReceiptSheet> = {
  file: import.meta.resolve('./receipt.document.js'),
};
