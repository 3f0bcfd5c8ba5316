import type { PdfTemplate } from '../../../platform/pdf/pdf-renderer.js';
import type { AgencySheet, LineSheet, PaymentSheet } from '../../booking/contract/rental-sheet.js';

/** The content of a printed invoice, credit note or pro forma: French texts, pictures as PNG data URLs. */
export interface InvoiceSheet {
  readonly company: string;
  readonly logo: string | null;
  readonly agency: AgencySheet;
  readonly title: 'Facture' | 'Avoir' | 'Facture pro forma';
  /** Null on a pro forma. */
  readonly number: string | null;
  /** Day of issue; the day of printing for a pro forma. */
  readonly issuedOn: string;
  /** Further lines below the number: what the document replaces or takes back, and why. */
  readonly notes: readonly string[];
  /** Printed across a pro forma or an invoice that was taken back. */
  readonly stamp: string | null;
  readonly trackingUrl: string;
  readonly qr: string;
  readonly customer: readonly string[];
  readonly rental: ReadonlyArray<{ readonly label: string; readonly value: string }>;
  readonly lines: readonly LineSheet[];
  readonly net: string;
  /** The TVA by rate. */
  readonly vats: ReadonlyArray<{ readonly label: string; readonly amount: string }>;
  readonly total: string;
  readonly totalInWords: string;
  /** Stamp duty on what was paid in cash until the printing, below the total; null without any. */
  readonly stampDuty: string | null;
  /** Printed below the total; no part of it. */
  readonly retentions: ReadonlyArray<{ readonly label: string; readonly amount: string }>;
  /** What was paid until the printing; null for credit notes and invoices that were taken back. */
  readonly settlement: {
    readonly asOf: string;
    readonly payments: readonly PaymentSheet[];
    readonly paid: string;
    readonly balance: string;
  } | null;
}

/** Registers the layout of the PDF of an invoice, a credit note or a pro forma invoice; the PDF worker loads it. */
export const INVOICE_TEMPLATE: PdfTemplate<InvoiceSheet> = {
  file: import.meta.resolve('./invoice.document.js'),
};
