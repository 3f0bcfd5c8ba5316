import type { FieldNames } from '../../../api/rest/error-reply.js';
import {
  ID,
  SEARCHED_TEXT,
  SENT_ADDRESS,
  SENT_ID,
  SENT_MAIL,
  SENT_PHONE,
  SENT_VERSION,
  VERSION,
} from '../../../api/rest/wire-fields.js';
import {
  allRequired,
  choice,
  form,
  named,
  object,
  type SentFields,
  text,
  textUpTo,
  type ValueOf,
} from '../../../api/rest/wire-schema.js';
import { withoutNulls } from '../../../api/rest/form-values.js';
import type { Sent } from '../../../kernel/commands.js';
import type { NewServiceProvider } from './provider.commands.js';
import { MAX_PROVIDER_NAME, ServiceProviderSearchField } from './provider.input.js';
import type { ServiceProvider, ServiceProviderRecord } from './service-provider.entity.js';

/** REST names of the fields, for the keys of `errors`. */
export const PROVIDER_FIELD_NAMES: FieldNames = {
  name: 'nom_prestataire',
  email: 'email_prestataire',
  phone: 'telephone_prestataire',
  address: 'adresse_prestataire',
};

/** The values of `selected_option` in the list's search, Nom and Telephone, and their fields. */
export const PROVIDER_SEARCH_OPTIONS: ReadonlyMap<string, ServiceProviderSearchField> = new Map([
  ['Nom', ServiceProviderSearchField.NAME],
  ['nom', ServiceProviderSearchField.NAME],
  ['nom_prestataire', ServiceProviderSearchField.NAME],
  ['Telephone', ServiceProviderSearchField.PHONE],
  ['telephone', ServiceProviderSearchField.PHONE],
  ['telephone_prestataire', ServiceProviderSearchField.PHONE],
]);

/** A service provider in the answers of the REST calls. */
export const PROVIDER = named(
  'ServiceProvider',
  object({
    id: ID,
    id_prestataire: ID,
    nom_prestataire: text(),
    email_prestataire: text(),
    telephone_prestataire: text(),
    adresse_prestataire: text(),
    version: VERSION,
  }),
);

const PROVIDER_FIELDS = {
  nom_prestataire: textUpTo(MAX_PROVIDER_NAME),
  email_prestataire: SENT_MAIL,
  telephone_prestataire: SENT_PHONE,
  adresse_prestataire: SENT_ADDRESS,
} as const;

/** The body of `POST /api/prestataire`. */
export const NEW_PROVIDER = form(allRequired(PROVIDER_FIELDS));

/** The body of `prestataireModifier`. */
export const PROVIDER_EDIT = form({ id: SENT_ID, id_prestataire: SENT_ID, version: SENT_VERSION, ...PROVIDER_FIELDS });

/** The body of `getPrestataires`; without an option the name is searched. */
export const PROVIDER_SEARCH = form({
  selected_option: choice(['', ...PROVIDER_SEARCH_OPTIONS.keys()]),
  valeur_recherche: SEARCHED_TEXT,
});

/** Converts a provider for REST calls; its edit sends back `id_prestataire` (docs/rules/rest-calls.md#names-of-things). */
export function providerToWire(provider: ServiceProvider | ServiceProviderRecord): ValueOf<typeof PROVIDER> {
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

/** Reads the fields of `POST /api/prestataire` and `prestataireModifier`, not yet checked. */
export function providerFromWire(body: SentFields<typeof NEW_PROVIDER>): Sent<NewServiceProvider> {
  return withoutNulls({
    name: body['nom_prestataire'],
    email: body['email_prestataire'],
    phone: body['telephone_prestataire'],
    address: body['adresse_prestataire'],
  });
}
