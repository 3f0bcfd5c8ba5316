import { SENT_MAIL } from '../../../api/rest/wire-fields.js';
import { allRequired, form, type SentFields, textUpTo } from '../../../api/rest/wire-schema.js';
import type { Sent } from '../../../kernel/commands.js';
import type { NewContactMessage } from './contact.commands.js';
import { MAX_MESSAGE, MAX_SENDER, MAX_SUBJECT } from './contact.input.js';

/** REST names of the contact form's fields. */
export const CONTACT_FIELD_NAMES = { subject: 'objet', name: 'nom' } as const;

/** The body of `POST /api/send-email`. */
export const CONTACT_MESSAGE = form(
  allRequired({
    objet: textUpTo(MAX_SUBJECT),
    nom: textUpTo(MAX_SENDER),
    email: SENT_MAIL,
    message: textUpTo(MAX_MESSAGE),
  }),
);

/** Reads the fields of `POST /api/send-email`, not yet checked. */
export function contactMessageFromWire(body: SentFields<typeof CONTACT_MESSAGE>): Sent<NewContactMessage> {
  return {
    subject: body['objet'],
    name: body['nom'],
    email: body['email'],
    message: body['message'],
  };
}
