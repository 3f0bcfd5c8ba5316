import type { RecordOf } from '../../../platform/database/records.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import { ServiceProviderSearchField, type CreateServiceProviderInput } from './provider.input.js';
import type { ServiceProvider } from './service-provider.entity.js';

type Body = Readonly<Record<string, unknown>>;

/** Keys of `errors` in the payload's own names. */
export const PROVIDER_FIELD_NAMES: FieldNames = {
  name: 'nom_prestataire',
  email: 'email_prestataire',
  phone: 'telephone_prestataire',
  address: 'adresse_prestataire',
};

/** `selected_option` of the list's search: the choices Nom and Telephone, and the fields they stand for. */
export const PROVIDER_SEARCH_OPTIONS: ReadonlyMap<unknown, ServiceProviderSearchField> = new Map([
  ['Nom', ServiceProviderSearchField.NAME],
  ['nom', ServiceProviderSearchField.NAME],
  ['nom_prestataire', ServiceProviderSearchField.NAME],
  ['Telephone', ServiceProviderSearchField.PHONE],
  ['telephone', ServiceProviderSearchField.PHONE],
  ['telephone_prestataire', ServiceProviderSearchField.PHONE],
]);

/**
 * Gives a provider as the REST calls show it; `id_prestataire` is what its edit sends back
 * (docs/rules/rest-calls.md#names-of-things).
 */
export function providerToWire(provider: RecordOf<ServiceProvider>) {
  return {
    id: provider.id,
    id_prestataire: provider.id,
    nom_prestataire: provider.name,
    email_prestataire: provider.email,
    telephone_prestataire: provider.phone,
    adresse_prestataire: provider.address,
    version: provider.version,
  };
}

/** The form of `POST /api/prestataire` and `prestataireModifier`; the service checks what its fields really are. */
export function providerFromWire(body: Body): CreateServiceProviderInput {
  return {
    name: body['nom_prestataire'],
    email: body['email_prestataire'],
    phone: body['telephone_prestataire'],
    address: body['adresse_prestataire'],
  } as CreateServiceProviderInput;
}
