import { json, MESSAGE } from '../../../api/rest/answers.js';
import { group, type RestRoute, route } from '../../../api/rest/route.js';
import { parseRegistration } from './customer.commands.js';
import type { CustomerService } from './customer.service.js';
import { REGISTRATION, REGISTRATION_FIELD_NAMES, registrationFromWire } from './customer.wire.js';

/** Declares the REST calls that register a customer and send the verification mail again. */
export function customerRoutes({ customers }: { readonly customers: CustomerService }): RestRoute[] {
  return group('Logins', [
    route({
      method: 'POST',
      path: '/inscriptionClient',
      access: 'ANYONE',
      ignoresDeadToken: true,
      summary: 'Registers a customer',
      description: 'Mails a link that verifies the address.',
      body: REGISTRATION,
      answer: json(MESSAGE),
      refusals: [429],
      fieldNames: REGISTRATION_FIELD_NAMES,
      handle: async ({ body, ip }) => {
        await customers.register(parseRegistration(registrationFromWire(body)), ip);
        return { message: 'Votre compte est créé!' };
      },
    }),
    route({
      method: 'POST',
      path: '/email/verify/resend',
      access: 'CUSTOMER',
      summary: 'Mails the link that verifies the address again',
      answer: json(MESSAGE),
      refusals: [429],
      handle: async ({ actor, ip }) => {
        const sent = await customers.resendVerification(actor, ip);
        return { message: sent ? 'email envoyer' : 'Votre adresse e-mail est déjà vérifiée.' };
      },
    }),
  ]);
}
