import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet } from '../../booking/contract/rental-sheet.js';
import type { LabelledText } from './paper-kit.js';

/** The content of a printed receipt: French texts, pictures as PNG data URLs. */
export interface ReceiptSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly title: string;
  readonly number: string;
  readonly issuedOn: string;
  /** Printed across a void receipt; null otherwise. */
  readonly stamp: string | null;
  readonly amountLabel: string;
  readonly amount: string;
  readonly amountInWords: string;
  /** Amounts received in addition, such as the stamp duty on cash. */
  readonly extra: readonly LabelledText[];
  readonly facts: readonly LabelledText[];
  /** Total, paid sum and balance after this payment. */
  readonly account: readonly LabelledText[];
  /** Name of the employee who took the money; null if unknown. */
  readonly takenBy: string | null;
  readonly customer: string;
}

/** Registers the layout of the PDF of a receipt; the PDF worker loads it. */
export const RECEIPT_TEMPLATE: PdfTemplate<ReceiptSheet> = {
  file: import.meta.resolve('./receipt.document.js'),
};
