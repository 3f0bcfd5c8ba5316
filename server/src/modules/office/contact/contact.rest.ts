import { json, MESSAGE } from '../../../api/rest/answers.js';
import { group, type RestRoute, route } from '../../../api/rest/route.js';
import { parseContactMessage } from './contact.commands.js';
import type { ContactService } from './contact.service.js';
import { CONTACT_FIELD_NAMES, CONTACT_MESSAGE, contactMessageFromWire } from './contact.wire.js';

/** Declares the REST call of the contact form. */
export function contactRoutes({ contact }: { readonly contact: ContactService }): RestRoute[] {
  return group('Public site', [
    route({
      method: 'POST',
      path: '/send-email',
      access: 'ANYONE',
      summary: 'Sends a message to the agency',
      body: CONTACT_MESSAGE,
      answer: json(MESSAGE),
      refusals: [429],
      fieldNames: CONTACT_FIELD_NAMES,
      handle: async ({ body, ip }) => {
        await contact.send(parseContactMessage(contactMessageFromWire(body)), ip);
        return { message: 'Message Envoyé!' };
      },
    }),
  ]);
}
