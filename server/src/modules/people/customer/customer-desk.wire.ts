import type { RecordOf } from '../../../platform/database/records.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import { toWireTime } from '../../../kernel/time.js';
import { type Customer, CustomerRating, CustomerStatus } from '../account/customer.entity.js';
import { titleFromWire, titleToWire } from '../account/title.wire.js';
import { REGISTRATION_FIELD_NAMES } from './customer.wire.js';
import type { CreateCustomerInput } from './customer-desk.input.js';
import type { CustomerEdit } from './customer-desk.service.js';

/** Reads `statut` in every spelling that is accepted (docs/rules/rest-calls.md#names-of-things). */
const STATUSES: ReadonlyMap<unknown, CustomerStatus> = new Map([
  ['Active', CustomerStatus.ACTIVE],
  ['Inactif', CustomerStatus.BLOCKED],
  ['Inactive', CustomerStatus.BLOCKED],
]);
const RATINGS: ReadonlyMap<unknown, CustomerRating> = new Map([
  ['Bon Client', CustomerRating.GOOD],
  ['Irresponsable', CustomerRating.IRRESPONSIBLE],
]);
const WIRE_STATUSES: Readonly<Record<CustomerStatus, string>> = {
  [CustomerStatus.ACTIVE]: 'Active',
  [CustomerStatus.BLOCKED]: 'Inactif',
};
const WIRE_RATINGS: Readonly<Record<CustomerRating, string>> = {
  [CustomerRating.GOOD]: 'Bon Client',
  [CustomerRating.IRRESPONSIBLE]: 'Irresponsable',
};

/** Domain field → wire field of the staff's form. */
export const CUSTOMER_FIELD_NAMES = {
  ...REGISTRATION_FIELD_NAMES,
  nationalId: 'cin',
  comment: 'commentaire',
  rating: 'etat',
  status: 'statut',
} as const;

export function statusToWire(status: CustomerStatus): string {
  return WIRE_STATUSES[status];
}

export function ratingToWire(rating: CustomerRating): string {
  return WIRE_RATINGS[rating];
}

/** The body of `POST /api/admin/inscriptionFromAdmin`; the service checks what its fields really are. */
export function newCustomerFromWire(body: Readonly<Record<string, unknown>>): CreateCustomerInput {
  return {
    ...textFields(body),
    title: titleFromWire(body['sexe']),
    rating: known(RATINGS, body['etat']) ?? CustomerRating.GOOD,
    status: known(STATUSES, body['statut']) ?? CustomerStatus.ACTIVE,
  } as unknown as CreateCustomerInput;
}

/** The body of `POST /api/ClientModifier`: a field that is not sent, or a choice that is sent empty, stays as it was. */
export function customerEditFromWire(body: Readonly<Record<string, unknown>>): CustomerEdit {
  return {
    ...textFields(body),
    id: body['id'],
    version: sentVersion(body),
    title: isSent(body['sexe']) ? titleFromWire(body['sexe']) : undefined,
    rating: known(RATINGS, body['etat']),
    status: known(STATUSES, body['statut']),
  } as unknown as CustomerEdit;
}

/**
 * Gives a customer as the staff's calls show it, whose `statut` is spelled 'Inactif'
 * (docs/rules/rest-calls.md#names-of-things).
 */
export function customerRecordToWire(customer: RecordOf<Customer>) {
  return {
    id: customer.id,
    cin: customer.nationalId ?? null,
    nom: customer.lastName,
    prenom: customer.firstName,
    email: customer.email,
    adresse: customer.address,
    telephone: customer.phone,
    sexe: titleToWire(customer.title),
    statut: statusToWire(customer.status),
    etat: ratingToWire(customer.rating),
    commentaire: customer.comment ?? null,
    email_verified_at: customer.emailVerifiedAt ? toWireTime(customer.emailVerifiedAt) : null,
    created_at: toWireTime(customer.createdAt),
    updated_at: toWireTime(customer.updatedAt),
    version: customer.version,
  };
}

function textFields(body: Readonly<Record<string, unknown>>) {
  return {
    nationalId: body['cin'],
    lastName: body['nom'],
    firstName: body['prenom'],
    email: body['email'],
    address: body['adresse'],
    phone: body['telephone'],
    password: body['password'],
    comment: body['commentaire'],
  };
}

/** Undefined for a choice that was not made; what is no choice is handed on to be refused. */
function known<T>(choices: ReadonlyMap<unknown, T>, value: unknown): T | undefined {
  return isSent(value) ? (choices.get(value) ?? (value as T)) : undefined;
}

function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
