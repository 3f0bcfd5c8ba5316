import { registerEnumType } from 'type-graphql';

/** The kind of a numbered document. */
export enum InvoiceKind {
  INVOICE = 'INVOICE',
  CREDIT_NOTE = 'CREDIT_NOTE',
}

registerEnumType(InvoiceKind, {
  name: 'InvoiceKind',
  description: 'What a numbered document is.',
  valuesConfig: {
    INVOICE: { description: 'Facture.' },
    CREDIT_NOTE: { description: 'Avoir: takes one invoice back, whole.' },
  },
});
