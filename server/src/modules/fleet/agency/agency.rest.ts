import { dataOf, json, MESSAGE, messageAnd } from '../../../api/rest/answers.js';
import { data, group, type RestRoute, route } from '../../../api/rest/route.js';
import { ID_PARAM } from '../../../api/rest/wire-fields.js';
import { list } from '../../../api/rest/wire-schema.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import { idOf } from '../../../kernel/ids.js';
import { parseAgencyEdit, parseNewAgency } from './agency.commands.js';
import type { AgencyService } from './agency.service.js';
import { AGENCY, AGENCY_EDIT, AGENCY_FIELD_NAMES, agencyFromWire, agencyToWire, NEW_AGENCY } from './agency.wire.js';

/** Returns the REST calls about agencies. */
export function agencyRoutes({ agencies }: { readonly agencies: AgencyService }): RestRoute[] {
  return group('Agencies', [
    route({
      method: 'GET',
      path: '/Agence',
      access: 'STAFF',
      summary: 'Lists the agencies',
      answer: json(dataOf(list(AGENCY))),
      handle: async ({ actor }) => data((await agencies.all(actor)).map(agencyToWire)),
    }),
    route({
      method: 'GET',
      path: '/Agence/:id',
      access: 'STAFF',
      summary: 'Gives an agency',
      params: { id: ID_PARAM },
      answer: json(dataOf(AGENCY)),
      handle: async ({ actor, params }) => data(agencyToWire(await agencies.get(actor, idOf(params['id'])))),
    }),
    route({
      method: 'POST',
      path: '/Agence',
      access: 'ADMIN',
      summary: 'Adds an agency',
      body: NEW_AGENCY,
      answer: json(messageAnd(AGENCY)),
      fieldNames: AGENCY_FIELD_NAMES,
      handle: async ({ actor, body, files: { image } }) => {
        const agency = await agencies.create(actor, parseNewAgency(agencyFromWire(body)), image);
        return { message: "L'Agence a été ajouté.", ...data(agencyToWire(agency)) };
      },
    }),
    route({
      method: 'POST',
      path: '/admin/agenceModifier',
      access: 'ADMIN',
      summary: 'Changes an agency; what is not sent stays as it was',
      body: AGENCY_EDIT,
      record: ['id', 'id_agence'],
      answer: json(messageAnd(AGENCY)),
      refusals: [404, 409],
      fieldNames: AGENCY_FIELD_NAMES,
      handle: async ({ actor, body, files: { image } }) => {
        const id = body['id'] ?? body['id_agence'];
        const edit = parseAgencyEdit({ id, version: sentVersion(body), ...agencyFromWire(body) });
        const agency = await agencies.update(actor, edit, image);
        return { message: "L'Agence a été modifié.", ...data(agencyToWire(agency)) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/Agence/:id',
      access: 'ADMIN',
      summary: 'Takes an agency out of every list; what has rentals running or to come is refused',
      params: { id: ID_PARAM },
      answer: json(MESSAGE),
      refusals: [409],
      handle: async ({ actor, params }) => {
        await agencies.archive(actor, idOf(params['id']));
        return { message: 'Supprimé!' };
      },
    }),
  ]);
}
