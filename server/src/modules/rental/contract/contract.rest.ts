import type { RestRoute } from '../../../api/rest/router.js';
import type { ContractService } from './contract.service.js';

/** Gives `getContratDownload`: the contract as a PDF, opened in a new window. */
export function contractRoutes({ contracts }: { readonly contracts: ContractService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/admin/getContratDownload/:num',
      access: 'STAFF',
      handle: async (call) => call.sendFile(await contracts.document(call, call.params['num']), 'inline'),
    },
  ];
}
