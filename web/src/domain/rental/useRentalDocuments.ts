import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { openInWindow } from '../../platform/device/download';
import { useExport } from '../../platform/device/useExport';
import { shownAmong } from '../../platform/query/shownAmong';
import { openDocument } from '../../kit/notice/documents';
import {
  InvoiceDocumentDocument,
  PaymentReceiptDocument,
  RentalContractDocument,
  useIssueInvoiceMutation,
} from './RentalDocuments.generated';

/** The queries that show a rental's invoices and are reloaded. */
export const shownWithInvoices = (client: ApolloClient): string[] => shownAmong(client, ['Rentals', 'RentalDetails']);

/** Opens documents in a new window; call each in the click itself. A failure is told in a notice. */
export const useRentalDocuments = () => {
  const loadContract = useExport(RentalContractDocument, (data) => data.rentalContract);
  const loadInvoice = useExport(InvoiceDocumentDocument, (data) => data.invoiceDocument);
  const loadReceipt = useExport(PaymentReceiptDocument, (data) => data.paymentReceipt);
  const client = useApolloClient();
  const [issue] = useIssueInvoiceMutation({ refetchQueries: () => shownWithInvoices(client) });

  return {
    openContract: (number: string) => openDocument(() => loadContract({ number })),
    openInvoice: (number: string, invoiceNumber?: string) =>
      openDocument(() => loadInvoice({ number, ...(invoiceNumber !== undefined && { invoiceNumber }) })),
    /** Opens the pro forma: the invoice as it would be issued now, without a number. */
    openProForma: (number: string) => openDocument(() => loadInvoice({ number, proForma: true })),
    openReceipt: (number: string, receiptNumber: string) => openDocument(() => loadReceipt({ number, receiptNumber })),
    /** Issues the invoice, which takes a number, and opens it. Throws the server's refusal. */
    issueInvoice: (number: string) =>
      openInWindow(async () => {
        await issue({ variables: { input: { number } } });
        return loadInvoice({ number });
      }),
  };
};
