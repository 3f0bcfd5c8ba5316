import type { RecordOf } from '../../../platform/database/records.js';
import type { FieldNames } from '../../../api/rest/error-reply.js';
import { type Agency, ContractTheme } from './agency.entity.js';
import type { AgencyChanges } from './agency.service.js';

type Body = Readonly<Record<string, unknown>>;

/** Keys of `errors` in the payload's own names. */
export const AGENCY_FIELD_NAMES: FieldNames = {
  name: 'nom_agence',
  phone: 'telephone_agence',
  mobile: 'gsm_agence',
  email: 'email_agence',
  address: 'adresse_agence',
  tradeRegister: 'rc_agence',
  cnss: 'cnss_agence',
  patente: 'patente_agence',
  taxId: 'if_agence',
  ice: 'ice_agence',
  contractTheme: 'theme_contract',
};

/** The values of `theme_contract` and what the form shows for them (docs/rules/rest-calls.md#names-of-things). */
const WIRE_THEMES: Readonly<Record<ContractTheme, string>> = {
  [ContractTheme.MODEL_1]: 'theme_contract',
  [ContractTheme.MODEL_2]: 'contractV2',
};
const THEMES: ReadonlyMap<unknown, ContractTheme> = new Map([
  ['theme_contract', ContractTheme.MODEL_1],
  ['Model 1', ContractTheme.MODEL_1],
  ['contractV2', ContractTheme.MODEL_2],
  ['Model 2', ContractTheme.MODEL_2],
]);

/** Gives an agency as the REST calls show it; `image` is a file name below `/storage/logos`. */
export function agencyToWire(agency: RecordOf<Agency>) {
  return {
    id: agency.id,
    nom_agence: agency.name,
    telephone_agence: agency.phone,
    gsm_agence: agency.mobile,
    email_agence: agency.email,
    adresse_agence: agency.address,
    rc_agence: agency.tradeRegister,
    cnss_agence: agency.cnss,
    patente_agence: agency.patente,
    if_agence: agency.taxId,
    ice_agence: agency.ice,
    theme_contract: WIRE_THEMES[agency.contractTheme],
    latitude: agency.latitude ?? null,
    longitude: agency.longitude ?? null,
    image: agency.imageFile ?? null,
    version: agency.version,
  };
}

/** The form of `POST /api/Agence` and `agenceModifier`; the service checks what its fields really are. */
export function agencyFromWire(body: Body): AgencyChanges {
  const theme = body['theme_contract'];
  return {
    name: body['nom_agence'],
    phone: body['telephone_agence'],
    mobile: body['gsm_agence'],
    email: body['email_agence'],
    address: body['adresse_agence'],
    tradeRegister: body['rc_agence'],
    cnss: body['cnss_agence'],
    patente: body['patente_agence'],
    taxId: body['if_agence'],
    ice: body['ice_agence'],
    contractTheme: theme === undefined || theme === null || theme === '' ? undefined : (THEMES.get(theme) ?? theme),
    latitude: degreesFromWire(body['latitude']),
    longitude: degreesFromWire(body['longitude']),
  };
}

/** A form sends numbers as text, and what was left empty as empty text. */
function degreesFromWire(value: unknown): unknown {
  if (value === '' || value === 'null') return null;
  return typeof value === 'string' ? Number(value.replace(',', '.')) : value;
}
