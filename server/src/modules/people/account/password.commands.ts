import { unlessEmpty, CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanMail } from '../../../kernel/field-rules.js';
import { AccountKind, ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from './password.input.js';

/** The account whose password was forgotten. */
export type ResetRequest = RequestPasswordResetInput;
/** A new password set by the mailed link. */
export type PasswordReset = ResetPasswordInput;
/** A change of the current password. */
export type PasswordChange = ChangePasswordInput;

const REQUEST = new CommandFields<ResetRequest>({
  validatedBy: RequestPasswordResetInput,
  clean: { email: cleanMail, account: unlessEmpty },
  defaults: { account: AccountKind.CUSTOMER },
});
const RESET = new CommandFields<PasswordReset>({
  validatedBy: ResetPasswordInput,
  clean: { token: (sent) => (typeof sent === 'string' ? sent : ''), password: unlessEmpty },
});
const CHANGE = new CommandFields<PasswordChange>({
  validatedBy: ChangePasswordInput,
  clean: { currentPassword: unlessEmpty, newPassword: unlessEmpty },
});

/** Reads the account whose password was forgotten. Throws ValidationError with every invalid field. */
export function parseResetRequest(sent: Sent<ResetRequest>): ResetRequest {
  return REQUEST.parse(sent);
}

/** Reads a new password; the service checks whether it is easily guessed. Throws ValidationError. */
export function parsePasswordReset(sent: PasswordReset): PasswordReset {
  return RESET.parse(sent satisfies Sent<PasswordReset>);
}

/** Reads a change of the current password. Throws ValidationError with every invalid field. */
export function parsePasswordChange(sent: Sent<PasswordChange>): PasswordChange {
  return CHANGE.parse(sent);
}
