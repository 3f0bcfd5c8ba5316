import type { RestRoute } from '../../../api/rest/router.js';
import type { ContactService } from './contact.service.js';
import { CONTACT_FIELD_NAMES, contactMessageFromWire } from './contact.wire.js';

/** Gives the REST call of the contact form. */
export function contactRoutes({ contact }: { readonly contact: ContactService }): RestRoute[] {
  return [
    {
      method: 'POST',
      path: '/send-email',
      access: 'ANYONE',
      fieldNames: CONTACT_FIELD_NAMES,
      handle: async ({ body, ip }) => {
        await contact.send(contactMessageFromWire(body), ip);
        return { message: 'Message Envoyé!' };
      },
    },
  ];
}
