import { asSent, CommandFields, type Sent } from '../../../kernel/commands.js';
import { cleanMail } from '../../../kernel/field-rules.js';
import { AccountKind, ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from './password.input.js';

/** Whose password was forgotten. */
export type ResetRequest = RequestPasswordResetInput;
/** A new password by the link that was mailed. */
export type PasswordReset = ResetPasswordInput;
/** Another password in place of the present one. */
export type PasswordChange = ChangePasswordInput;

const REQUEST = new CommandFields<ResetRequest>({
  judgedBy: RequestPasswordResetInput,
  clean: { email: cleanMail, account: asSent },
  defaults: { account: AccountKind.CUSTOMER },
});
const RESET = new CommandFields<PasswordReset>({
  judgedBy: ResetPasswordInput,
  clean: { token: (sent) => (typeof sent === 'string' ? sent : ''), password: asSent },
});
const CHANGE = new CommandFields<PasswordChange>({
  judgedBy: ChangePasswordInput,
  clean: { currentPassword: asSent, newPassword: asSent },
});

/** Reads whose password was forgotten. Throws ValidationError with every field at fault. */
export function parseResetRequest(sent: Sent<ResetRequest>): ResetRequest {
  return REQUEST.parse(sent);
}

/** Reads a new password; who guesses it is for the service to find. Throws ValidationError. */
export function parsePasswordReset(sent: PasswordReset): PasswordReset {
  return RESET.parse(sent satisfies Sent<PasswordReset>);
}

/** Reads another password. Throws ValidationError with every field at fault. */
export function parsePasswordChange(sent: Sent<PasswordChange>): PasswordChange {
  return CHANGE.parse(sent);
}
