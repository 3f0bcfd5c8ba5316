import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet } from '../contract/rental-sheet.js';

/** The content of a printed receipt: French texts, pictures as PNG data URLs. */
export interface ReceiptSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly title: string;
  readonly number: string;
  readonly issuedOn: string;
  /** Printed across a receipt that is void; null otherwise. */
  readonly stamp: string | null;
  readonly amountLabel: string;
  readonly amount: string;
  readonly amountInWords: string;
  /** What came in beside the amount, such as the stamp duty on cash. */
  readonly extra: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  readonly facts: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  /** The rental's account after this payment. */
  readonly account: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  /** Who took the money; null if unknown. */
  readonly takenBy: string | null;
  readonly customer: string;
}

export const RECEIPT_TEMPLATE: PdfTemplate<ReceiptSheet> = {
  file: import.meta.resolve('./receipt.document.js'),
};
