import type { Sent, SentEdit } from '../../../kernel/commands.js';
import { sentVersion } from '../../../api/rest/sent-version.js';
import {
  ID,
  RECORD_EDIT,
  SENT_ADDRESS,
  SENT_IDENTITY_NUMBER,
  SENT_MAIL,
  SENT_NAME,
  SENT_NEW_PASSWORD,
  SENT_PHONE,
  VERSION,
} from '../../../api/rest/wire-fields.js';
import {
  allRequired,
  choice,
  exactly,
  either,
  form,
  named,
  nullable,
  object,
  required,
  type SentFields,
  text,
  textUpTo,
  type ValueOf,
  wireTime,
} from '../../../api/rest/wire-schema.js';
import { MAX_COMMENT } from '../../../kernel/field-rules.js';
import { toWireTime } from '../../../kernel/time.js';
import { type Customer, type CustomerRecord, CustomerRating, CustomerStatus } from '../account/customer.entity.js';
import { SENT_TITLE, TITLE, titleFromWire, titleToWire } from '../account/title.wire.js';
import { REGISTRATION_FIELD_NAMES } from './customer.wire.js';
import type { NewCustomer } from './customer-desk.commands.js';

/** The accepted spellings of `statut` (docs/rules/rest-calls.md#names-of-things). */
const STATUSES: ReadonlyMap<string, CustomerStatus> = new Map([
  ['Active', CustomerStatus.ACTIVE],
  ['Inactif', CustomerStatus.BLOCKED],
  ['Inactive', CustomerStatus.BLOCKED],
]);
const RATINGS: ReadonlyMap<string, CustomerRating> = new Map([
  ['Bon Client', CustomerRating.GOOD],
  ['Irresponsable', CustomerRating.IRRESPONSIBLE],
]);
const WIRE_STATUSES = { [CustomerStatus.ACTIVE]: 'Active', [CustomerStatus.BLOCKED]: 'Inactif' } as const;
const WIRE_RATINGS = {
  [CustomerRating.GOOD]: 'Bon Client',
  [CustomerRating.IRRESPONSIBLE]: 'Irresponsable',
} as const;
type WireStatus = (typeof WIRE_STATUSES)[CustomerStatus];
type WireRating = (typeof WIRE_RATINGS)[CustomerRating];

/** A customer as the staff's calls return it. */
export const CUSTOMER = named(
  'Customer',
  object({
    id: ID,
    cin: nullable(text()),
    nom: text(),
    prenom: text(),
    email: text(),
    adresse: text(),
    telephone: text(),
    sexe: TITLE,
    statut: choice(Object.values(WIRE_STATUSES)),
    etat: choice(Object.values(WIRE_RATINGS)),
    commentaire: nullable(text()),
    email_verified_at: nullable(wireTime()),
    created_at: wireTime(),
    updated_at: wireTime(),
    version: VERSION,
  }),
);

const CUSTOMER_TEXTS = {
  nom: SENT_NAME,
  prenom: SENT_NAME,
  email: SENT_MAIL,
  adresse: SENT_ADDRESS,
  telephone: SENT_PHONE,
} as const;
const CUSTOMER_CHOICES = {
  cin: nullable(SENT_IDENTITY_NUMBER),
  commentaire: nullable(textUpTo(MAX_COMMENT)),
  sexe: SENT_TITLE,
  etat: choice(['', ...RATINGS.keys()]),
  statut: choice(['', ...STATUSES.keys()]),
} as const;

/** The body of `POST /api/admin/inscriptionFromAdmin`. */
export const NEW_CUSTOMER = form({
  ...allRequired(CUSTOMER_TEXTS),
  password: required(SENT_NEW_PASSWORD),
  ...CUSTOMER_CHOICES,
});

/** The body of `POST /api/ClientModifier`. */
export const CUSTOMER_EDIT = form({
  ...RECORD_EDIT,
  ...CUSTOMER_TEXTS,
  password: either(exactly('', { description: 'If empty, the old one is kept.' }), SENT_NEW_PASSWORD),
  ...CUSTOMER_CHOICES,
});

/** REST names of the staff's form. */
export const CUSTOMER_FIELD_NAMES = {
  ...REGISTRATION_FIELD_NAMES,
  nationalId: 'cin',
  comment: 'commentaire',
  rating: 'etat',
  status: 'statut',
} as const;

/** Converts the status of an account to the value of the REST field `statut`. */
export function statusToWire(status: CustomerStatus): WireStatus {
  return WIRE_STATUSES[status];
}

/** Converts a customer's rating to the value of the REST field `etat`. */
export function ratingToWire(rating: CustomerRating): WireRating {
  return WIRE_RATINGS[rating];
}

/** Reads the fields of `POST /api/admin/inscriptionFromAdmin`, not yet checked. */
export function newCustomerFromWire(body: SentFields<typeof NEW_CUSTOMER>): Sent<NewCustomer> {
  return {
    ...textFields(body),
    title: titleFromWire(body['sexe']),
    rating: known(RATINGS, body['etat']) ?? CustomerRating.GOOD,
    status: known(STATUSES, body['statut']) ?? CustomerStatus.ACTIVE,
  };
}

/** Reads the body of `POST /api/ClientModifier`: a field that is not sent, or an empty choice, keeps its value. */
export function customerEditFromWire(body: SentFields<typeof CUSTOMER_EDIT>): SentEdit<NewCustomer> {
  return {
    ...textFields(body),
    id: body['id'],
    version: sentVersion(body),
    title: isSent(body['sexe']) ? titleFromWire(body['sexe']) : undefined,
    rating: known(RATINGS, body['etat']),
    status: known(STATUSES, body['statut']),
  };
}

/** Converts a customer for the staff's calls, whose `statut` is spelled 'Inactif' (docs/rules/rest-calls.md#names-of-things). */
export function customerRecordToWire(customer: Customer | CustomerRecord): ValueOf<typeof CUSTOMER> {
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

function textFields(body: SentFields<typeof NEW_CUSTOMER>) {
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

/** Reads a choice; undefined for an empty one. An unknown value is passed on, so that validation refuses it. */
function known(choices: ReadonlyMap<string, string>, value: unknown): unknown {
  return isSent(value) ? (choices.get(value as string) ?? value) : undefined;
}

function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
