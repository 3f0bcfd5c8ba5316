import type { RestRoute } from '../../rest/router.js';
import type { InvoiceService } from './invoice.service.js';

/** `getFactureDownload` (spec/2-back-office §7): the invoice as a PDF, opened in a new window; the first call issues it. */
export function invoiceRoutes({ invoices }: { readonly invoices: InvoiceService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/admin/getFactureDownload/:num',
      access: 'STAFF',
      handle: async (call) => {
        const { fileName, bytes } = await invoices.download(call, call.params['num']);
        void call.reply
          .type('application/pdf')
          .header('Content-Disposition', `inline; filename="${fileName}"`)
          .header('Cache-Control', 'private, no-store');
        return bytes;
      },
    },
  ];
}
