import type { ContactMessageInput } from './contact.input.js';

/** Domain field → wire field of the contact form. */
export const CONTACT_FIELD_NAMES = { subject: 'objet', name: 'nom' } as const;

/** Reads the body of `POST /api/send-email`; the service checks what its fields really are. */
export function contactMessageFromWire(body: Readonly<Record<string, unknown>>): ContactMessageInput {
  return {
    subject: body['objet'],
    name: body['nom'],
    email: body['email'],
    message: body['message'],
  } as ContactMessageInput;
}
