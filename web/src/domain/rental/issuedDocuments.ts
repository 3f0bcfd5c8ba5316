/** The description of an invoice or credit note in a list. */
export interface IssuedDocument {
  kind: 'INVOICE' | 'CREDIT_NOTE';
  corrected: boolean;
}

/** Tells whether a document is an invoice that no credit note has reversed. A rental has at most one. */
export const stands = ({ kind, corrected }: IssuedDocument): boolean => kind === 'INVOICE' && !corrected;

/** Tells whether a rental has an invoice that stands. */
export const hasInvoice = (documents: readonly IssuedDocument[]): boolean => documents.some(stands);
