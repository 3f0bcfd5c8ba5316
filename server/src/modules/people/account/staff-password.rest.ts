import type { RestRoute } from '../../../api/rest/router.js';
import { SamePasswordError, WrongPasswordError } from './auth.errors.js';
import type { ChangePasswordInput } from './password.input.js';
import type { PasswordService } from './password.service.js';

const FIELD_NAMES = { currentPassword: 'ancien_mot_de_passe', newPassword: 'nouveau_mot_de_passe' } as const;

/**
 * Gives the REST call that changes the own password; two of its refusals are answers with 200
 * (docs/rules/rest-calls.md#logins).
 */
export function staffPasswordRoutes({ passwords }: { readonly passwords: PasswordService }): RestRoute[] {
  return [
    {
      method: 'POST',
      path: '/admin/updatePassword',
      access: 'STAFF',
      fieldNames: FIELD_NAMES,
      handle: async ({ actor, body, ip }) => {
        const typed = { currentPassword: body['ancien_mot_de_passe'], newPassword: body['nouveau_mot_de_passe'] };
        try {
          await passwords.change(actor, typed as ChangePasswordInput, ip);
          return { message: 'password update successfully' };
        } catch (error) {
          if (error instanceof WrongPasswordError) return { message: 'Ancien mot de passe incorrect' };
          if (error instanceof SamePasswordError) {
            return { message: "Ancien mot de passe and Nouveau mot de passe can't be same" };
          }
          throw error;
        }
      },
    },
  ];
}
