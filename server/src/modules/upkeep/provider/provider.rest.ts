import { data, pagedData, type RestRoute } from '../../../api/rest/router.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import { ValidationError } from '../../../kernel/domain-error.js';
import { ServiceProviderSearchField } from './provider.input.js';
import type { ServiceProviderService } from './provider.service.js';
import { PROVIDER_FIELD_NAMES, PROVIDER_SEARCH_OPTIONS, providerFromWire, providerToWire } from './provider.wire.js';

/** Gives the REST calls about workshops and suppliers. */
export function providerRoutes({ providers }: { readonly providers: ServiceProviderService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/prestataire',
      access: 'STAFF',
      handle: async ({ actor }) => data((await providers.all(actor)).map(providerToWire)),
    },
    {
      method: 'GET',
      path: '/prestataire/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => data(providerToWire(await providers.get(actor, params['id']))),
    },
    {
      method: 'POST',
      path: '/prestataire',
      access: 'STAFF',
      fieldNames: PROVIDER_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        const provider = await providers.create(actor, providerFromWire(body));
        return { message: 'Le prestataire a été Ajouté.', ...data(providerToWire(provider)) };
      },
    },
    {
      method: 'POST',
      path: '/prestataireModifier',
      access: 'STAFF',
      fieldNames: PROVIDER_FIELD_NAMES,
      handle: async ({ actor, body }) => {
        const id = body['id_prestataire'] ?? body['id'];
        const provider = await providers.update(actor, id, sentVersion(body), providerFromWire(body));
        return { message: 'Le prestataire a été Modifié.', ...data(providerToWire(provider)) };
      },
    },
    {
      method: 'DELETE',
      path: '/prestataire/:id',
      access: 'STAFF',
      handle: async ({ actor, params }) => {
        await providers.archive(actor, params['id']);
        return { message: 'Le prestataire a été supprimé.' };
      },
    },
    {
      method: 'POST',
      path: '/admin/getPrestataires',
      access: 'STAFF',
      handle: async ({ actor, body, page }) => {
        const { selected_option: option, valeur_recherche: value } = body;
        const field =
          option == null || option === '' ? ServiceProviderSearchField.NAME : PROVIDER_SEARCH_OPTIONS.get(option);
        if (!field) throw new ValidationError({ selected_option: ['Veuillez-vous sélectionner un choix'] });
        const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
        return pagedData(await providers.list(actor, { search: { field, text } }, undefined, page), providerToWire);
      },
    },
  ];
}
