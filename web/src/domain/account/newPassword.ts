import { t } from './texts';

/** A new password and its repetition. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** Returns errors that prevent sending a new password; the server checks its strength. */
export const newPasswordErrors = ({ password, confirmation }: NewPassword): Partial<NewPassword> => ({
  ...(!password && { password: t('password.missing') }),
  ...(password !== confirmation && { confirmation: t('password.mismatch') }),
});
