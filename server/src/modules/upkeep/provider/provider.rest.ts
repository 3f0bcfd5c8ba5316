import { dataOf, json, MESSAGE, messageAnd, pageOf } from '../../../api/rest/answers.js';
import { data, group, pagedData, type RestRoute, route } from '../../../api/rest/route.js';
import { ID_PARAM } from '../../../api/rest/wire-fields.js';
import { list } from '../../../api/rest/wire-schema.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { idOf } from '../../../kernel/ids.js';
import { parseNewServiceProvider, parseServiceProviderEdit } from './provider.commands.js';
import { ServiceProviderSearchField } from './provider.input.js';
import type { ServiceProviderService } from './provider.service.js';
import {
  NEW_PROVIDER,
  PROVIDER,
  PROVIDER_EDIT,
  PROVIDER_FIELD_NAMES,
  PROVIDER_SEARCH,
  PROVIDER_SEARCH_OPTIONS,
  providerFromWire,
  providerToWire,
} from './provider.wire.js';

/** Declares the REST calls about workshops and suppliers. */
export function providerRoutes({ providers }: { readonly providers: ServiceProviderService }): RestRoute[] {
  return group('Upkeep', [
    route({
      method: 'GET',
      path: '/prestataire',
      access: 'STAFF',
      summary: 'Lists the service providers',
      answer: json(dataOf(list(PROVIDER))),
      handle: async ({ actor }) => data((await providers.all(actor)).map(providerToWire)),
    }),
    route({
      method: 'GET',
      path: '/prestataire/:id',
      access: 'STAFF',
      summary: 'Returns a service provider',
      params: { id: ID_PARAM },
      answer: json(dataOf(PROVIDER)),
      handle: async ({ actor, params }) => data(providerToWire(await providers.get(actor, idOf(params['id'])))),
    }),
    route({
      method: 'POST',
      path: '/prestataire',
      access: 'STAFF',
      summary: 'Adds a service provider',
      body: NEW_PROVIDER,
      answer: json(messageAnd(PROVIDER)),
      fieldNames: PROVIDER_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        const provider = await providers.create(actor, parseNewServiceProvider(providerFromWire(body)));
        return { message: 'Le prestataire a été Ajouté.', ...data(providerToWire(provider)) };
      },
    }),
    route({
      method: 'POST',
      path: '/prestataireModifier',
      access: 'STAFF',
      summary: 'Changes a service provider; fields that are not sent keep their value',
      body: PROVIDER_EDIT,
      record: ['id_prestataire', 'id'],
      answer: json(messageAnd(PROVIDER)),
      refusals: [404, 409],
      fieldNames: PROVIDER_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        const id = body['id_prestataire'] ?? body['id'];
        const edit = parseServiceProviderEdit({ id, version: sentVersion(body), ...providerFromWire(body) });
        const provider = await providers.update(actor, edit);
        return { message: 'Le prestataire a été Modifié.', ...data(providerToWire(provider)) };
      },
    }),
    route({
      method: 'DELETE',
      path: '/prestataire/:id',
      access: 'STAFF',
      summary: 'Removes a service provider from every list',
      params: { id: ID_PARAM },
      answer: json(MESSAGE),
      handle: async ({ actor, params }) => {
        await providers.archive(actor, idOf(params['id']));
        return { message: 'Le prestataire a été supprimé.' };
      },
    }),
    route({
      method: 'POST',
      path: '/admin/getPrestataires',
      access: 'STAFF',
      summary: 'Searches the service providers in one column, page by page',
      paged: true,
      body: PROVIDER_SEARCH,
      answer: json(pageOf(PROVIDER)),
      handle: async ({ actor, body, page }) => {
        const { selected_option: option, valeur_recherche: value } = body;
        const field =
          option == null || option === ''
            ? ServiceProviderSearchField.NAME
            : PROVIDER_SEARCH_OPTIONS.get(option as string);
        if (!field) throw new ValidationError({ selected_option: ['Veuillez-vous sélectionner un choix'] });
        const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
        return pagedData(await providers.list(actor, { search: { field, text } }, undefined, page), providerToWire);
      },
    }),
  ]);
}
