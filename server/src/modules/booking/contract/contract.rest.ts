import { file } from '../../../api/rest/answers.js';
import { group, type RestRoute, route } from '../../../api/rest/route.js';
import { NUMBER_PARAM } from '../../../api/rest/wire-fields.js';
import { PDF_MEDIA_TYPE } from '../../../platform/documents/prepared-file.js';
import type { ContractService } from './contract.service.js';

/** Returns the REST call `getContratDownload`: the contract as a PDF that browsers show. */
export function contractRoutes({ contracts }: { readonly contracts: ContractService }): RestRoute[] {
  return group('Rentals', [
    route({
      method: 'GET',
      path: '/admin/getContratDownload/:num',
      access: 'STAFF',
      summary: 'Gives the contract of a rental as a PDF',
      params: { num: NUMBER_PARAM },
      answer: file('The contract, to be shown.', PDF_MEDIA_TYPE),
      refusals: [409, 429],
      handle: async (call) => call.sendFile(await contracts.document(call, call.params['num']), 'inline'),
    }),
  ]);
}
