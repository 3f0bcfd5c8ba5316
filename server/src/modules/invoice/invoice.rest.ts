import type { RestRoute } from '../../rest/router.js';
import type { InvoiceService } from './invoice.service.js';

/** `getFactureDownload` (spec/2-back-office §7): the invoice as a PDF, opened in a new window; the first call issues it. */
export function invoiceRoutes({ invoices }: { readonly invoices: InvoiceService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/admin/getFactureDownload/:num',
      access: 'STAFF',
      handle: async (call) => call.sendFile(await invoices.download(call, call.params['num']), 'inline'),
    },
  ];
}
