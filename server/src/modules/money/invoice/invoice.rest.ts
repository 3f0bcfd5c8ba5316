import { file } from '../../../api/rest/answers.js';
import { group, type RestRoute, route } from '../../../api/rest/route.js';
import { NUMBER_PARAM } from '../../../api/rest/wire-fields.js';
import { PDF_MEDIA_TYPE } from '../../../platform/documents/prepared-file.js';
import type { InvoiceService } from './invoice.service.js';

/**
 * Returns the REST call `getFactureDownload`: the invoice as a PDF that browsers show, or a pro forma while none is issued
 * (docs/rules/documents.md#invoices).
 */
export function invoiceRoutes({ invoices }: { readonly invoices: InvoiceService }): RestRoute[] {
  return group('Rentals', [
    route({
      method: 'GET',
      path: '/admin/getFactureDownload/:num',
      access: 'STAFF',
      summary: 'Gives the invoice of a rental as a PDF; a pro forma while none is issued',
      params: { num: NUMBER_PARAM },
      answer: file('The invoice, to be shown.', PDF_MEDIA_TYPE),
      refusals: [409, 429],
      handle: async (call) => call.sendFile(await invoices.documentOrProForma(call, call.params['num']), 'inline'),
    }),
  ]);
}
