import type { RestRoute } from '../../../api/rest/router.js';
import type { CustomerService } from './customer.service.js';
import { REGISTRATION_FIELD_NAMES, registrationFromWire } from './customer.wire.js';

/** Gives the REST calls that register a customer and send the verification mail again. */
export function customerRoutes({ customers }: { readonly customers: CustomerService }): RestRoute[] {
  return [
    {
      method: 'POST',
      path: '/inscriptionClient',
      access: 'ANYONE',
      fieldNames: REGISTRATION_FIELD_NAMES,
      handle: async ({ body, ip }) => {
        await customers.register(registrationFromWire(body), ip);
        return { message: 'Votre compte est créé!' };
      },
    },
    {
      method: 'POST',
      path: '/email/verify/resend',
      access: 'CUSTOMER',
      handle: async ({ actor, ip }) => {
        const sent = await customers.resendVerification(actor, ip);
        return { message: sent ? 'email envoyer' : 'Votre adresse e-mail est déjà vérifiée.' };
      },
    },
  ];
}
