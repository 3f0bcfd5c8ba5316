import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet, LineSheet, PaymentSheet } from '../contract/rental-sheet.js';

/** All that an invoice, a credit note or a pro forma prints, in French and ready to print; pictures are PNG data URLs. */
export interface InvoiceSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly title: 'Facture' | 'Avoir' | 'Facture pro forma';
  /** Null on a pro forma. */
  readonly number: string | null;
  /** Day of issue; of a pro forma the day of printing. */
  readonly issuedOn: string;
  /** Further lines below the number: what it replaces, takes back, why. */
  readonly notes: readonly string[];
  /** Printed across the page of what is no invoice, or none any more. */
  readonly stamp: string | null;
  readonly trackingUrl: string;
  readonly qr: string;
  readonly customer: readonly string[];
  readonly rental: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  readonly lines: readonly LineSheet[];
  readonly net: string;
  /** By rate. */
  readonly vats: ReadonlyArray<{ readonly label: string; readonly amount: string }>;
  readonly total: string;
  readonly totalInWords: string;
  /** Below the total, and no part of it. */
  readonly retentions: ReadonlyArray<{ readonly label: string; readonly amount: string }>;
  /** What was paid by the day of printing; null where it says nothing (credit notes, invoices taken back). */
  readonly settlement: {
    readonly asOf: string;
    readonly payments: readonly PaymentSheet[];
    readonly paid: string;
    readonly balance: string;
  } | null;
}

export const INVOICE_TEMPLATE: PdfTemplate<InvoiceSheet> = {
  file: import.meta.resolve('./invoice.document.js'),
};
