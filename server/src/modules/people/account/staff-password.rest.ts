import { json } from '../../../api/rest/answers.js';
import { group, type RestRoute, route } from '../../../api/rest/route.js';
import { SENT_NEW_PASSWORD, SENT_PASSWORD } from '../../../api/rest/wire-fields.js';
import { choice, form, object, required } from '../../../api/rest/wire-schema.js';
import { SamePasswordError, WrongPasswordError } from './auth.errors.js';
import { parsePasswordChange } from './password.commands.js';
import type { PasswordService } from './password.service.js';

const PASSWORD_CHANGE = form({
  ancien_mot_de_passe: required(SENT_PASSWORD),
  nouveau_mot_de_passe: required(SENT_NEW_PASSWORD),
});

/** Clients distinguish the outcomes by these texts. */
const MESSAGES = {
  changed: 'password update successfully',
  wrong: 'Ancien mot de passe incorrect',
  same: "Ancien mot de passe and Nouveau mot de passe can't be same",
} as const;

const FIELD_NAMES = { currentPassword: 'ancien_mot_de_passe', newPassword: 'nouveau_mot_de_passe' } as const;

/** Declares the REST call that changes one's own password; two of its refusals are answers with 200 (docs/rules/rest-calls.md#logins). */
export function staffPasswordRoutes({ passwords }: { readonly passwords: PasswordService }): RestRoute[] {
  return group('Logins', [
    route({
      method: 'POST',
      path: '/admin/updatePassword',
      access: 'STAFF',
      summary: "Changes the caller's password",
      description: 'Also answers 200, with its `message`, for a wrong old password and an unchanged one.',
      body: PASSWORD_CHANGE,
      answer: json(object({ message: choice(Object.values(MESSAGES)) })),
      refusals: [429],
      fieldNames: FIELD_NAMES,
      handle: async ({ actor, body, ip }) => {
        const sent = { currentPassword: body['ancien_mot_de_passe'], newPassword: body['nouveau_mot_de_passe'] };
        try {
          await passwords.change(actor, parsePasswordChange(sent), ip);
          return { message: MESSAGES.changed };
        } catch (error) {
          if (error instanceof WrongPasswordError) return { message: MESSAGES.wrong };
          if (error instanceof SamePasswordError) return { message: MESSAGES.same };
          throw error;
        }
      },
    }),
  ]);
}
