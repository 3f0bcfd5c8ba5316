import { data, type RestRoute } from '../../../api/rest/router.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import type { AgencyService } from './agency.service.js';
import { AGENCY_FIELD_NAMES, agencyFromWire, agencyToWire } from './agency.wire.js';

/** Gives the REST calls about the branches of the company. */
export function agencyRoutes({ agencies }: { readonly agencies: AgencyService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/Agence',
      access: 'STAFF',
      handle: async ({ actor }) => data((await agencies.all(actor)).map(agencyToWire)),
    },
    {
      method: 'GET',
      path: '/Agence/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => data(agencyToWire(await agencies.get(actor, params['id']))),
    },
    {
      method: 'POST',
      path: '/Agence',
      access: 'ADMIN',
      fieldNames: AGENCY_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const agency = await agencies.create(actor, agencyFromWire(body), files['image']);
        return { message: "L'Agence a été ajouté.", ...data(agencyToWire(agency)) };
      },
    },
    {
      method: 'POST',
      path: '/admin/agenceModifier',
      access: 'ADMIN',
      fieldNames: AGENCY_FIELD_NAMES,
      handle: async ({ actor, body, files }) => {
        const id = body['id'] ?? body['id_agence'];
        const agency = await agencies.update(actor, id, sentVersion(body), agencyFromWire(body), files['image']);
        return { message: "L'Agence a été modifié.", ...data(agencyToWire(agency)) };
      },
    },
    {
      method: 'DELETE',
      path: '/Agence/:id',
      access: 'ADMIN',
      handle: async ({ actor, params }) => {
        await agencies.archive(actor, params['id']);
        return { message: 'Supprimé!' };
      },
    },
  ];
}
