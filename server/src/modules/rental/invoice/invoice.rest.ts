import type { RestRoute } from '../../../api/rest/router.js';
import type { InvoiceService } from './invoice.service.js';

/**
 * Gives `getFactureDownload`: the invoice as a PDF, opened in a new window; a pro forma while none is issued
 * (docs/rules/documents.md#invoices).
 */
export function invoiceRoutes({ invoices }: { readonly invoices: InvoiceService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/admin/getFactureDownload/:num',
      access: 'STAFF',
      handle: async (call) => call.sendFile(await invoices.documentOrProForma(call, call.params['num']), 'inline'),
    },
  ];
}
