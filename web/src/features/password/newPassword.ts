import { t as accountT } from '../../domain/account/texts';

/** A new password and its repetition. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Returns errors that prevent sending a new password; the server checks its strength. */
export const newPasswordErrors = ({ password, confirmation }: NewPassword): Partial<NewPassword> => ({
  ...(!password && { password: accountT('password.missing') }),
  ...(password !== confirmation && { confirmation: accountT('password.mismatch') }),
});
