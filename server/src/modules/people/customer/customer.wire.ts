import { SENT_ADDRESS, SENT_MAIL, SENT_NAME, SENT_NEW_PASSWORD, SENT_PHONE } from '../../../api/rest/wire-fields.js';
import { allRequired, form, type SentFields } from '../../../api/rest/wire-schema.js';
import type { Sent } from '../../../kernel/commands.js';
import { SENT_TITLE, titleFromWire } from '../account/title.wire.js';
import type { Registration } from './customer.commands.js';

/** The body of `POST /api/inscriptionClient`. */
export const REGISTRATION = form({
  ...allRequired({
    nom: SENT_NAME,
    prenom: SENT_NAME,
    adresse: SENT_ADDRESS,
    telephone: SENT_PHONE,
    email: SENT_MAIL,
    password: SENT_NEW_PASSWORD,
  }),
  sexe: SENT_TITLE,
});

/** REST names of the registration form. */
export const REGISTRATION_FIELD_NAMES = {
  lastName: 'nom',
  firstName: 'prenom',
  address: 'adresse',
  title: 'sexe',
  phone: 'telephone',
} as const;

/** Reads the fields of `POST /api/inscriptionClient`, not yet checked. */
export function registrationFromWire(body: SentFields<typeof REGISTRATION>): Sent<Registration> {
  return {
    lastName: body['nom'],
    firstName: body['prenom'],
    address: body['adresse'],
    title: titleFromWire(body['sexe']),
    phone: body['telephone'],
    email: body['email'],
    password: body['password'],
  };
}
