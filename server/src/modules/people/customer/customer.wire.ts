import type { RecordOf } from '../../../platform/database/records.js';
import { toWireTime } from '../../../kernel/time.js';
import { Title } from '../../../kernel/title.js';
import { type Customer, CustomerStatus } from './customer.entity.js';
import type { RegisterCustomerInput } from './customer.input.js';

const TITLES: ReadonlyMap<unknown, Title> = new Map([
  ['Monsieur', Title.MR],
  ['Madame', Title.MRS],
]);
const WIRE_TITLES: Readonly<Record<Title, string>> = { [Title.MR]: 'Monsieur', [Title.MRS]: 'Madame' };

/** Domain field → wire field of the registration form. */
export const REGISTRATION_FIELD_NAMES = {
  lastName: 'nom',
  firstName: 'prenom',
  address: 'adresse',
  title: 'sexe',
  phone: 'telephone',
} as const;

/** `sexe`: Monsieur when it is not sent; anything but the two words is handed on to be refused. */
export function titleFromWire(sexe: unknown): Title {
  if (sexe === undefined || sexe === null || sexe === '') return Title.MR;
  return TITLES.get(sexe) ?? (sexe as Title);
}

export function titleToWire(title: Title): string {
  return WIRE_TITLES[title];
}

/** Reads the body of `POST /api/inscriptionClient`; the service checks what its fields really are. */
export function registrationFromWire(body: Readonly<Record<string, unknown>>): RegisterCustomerInput {
  return {
    lastName: body['nom'],
    firstName: body['prenom'],
    address: body['adresse'],
    title: titleFromWire(body['sexe']),
    phone: body['telephone'],
    email: body['email'],
    password: body['password'],
  } as RegisterCustomerInput;
}

/**
 * Gives the bare object of `GET /api/client`, whose `statut` is spelled 'Inactive' (docs/rules/rest-calls.md#names-of-things).
 */
export function customerToWire(customer: RecordOf<Customer>) {
  return {
    id: customer.id,
    nom: customer.lastName,
    prenom: customer.firstName,
    email: customer.email,
    telephone: customer.phone,
    adresse: customer.address,
    sexe: titleToWire(customer.title),
    cin: customer.nationalId ?? null,
    statut: customer.status === CustomerStatus.ACTIVE ? 'Active' : 'Inactive',
    email_verified_at: customer.emailVerifiedAt ? toWireTime(customer.emailVerifiedAt) : null,
  };
}
