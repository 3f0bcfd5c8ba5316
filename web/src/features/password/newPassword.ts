import { t } from '../../lib/i18n/password';

/** A new password and its repetition. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** What keeps a new password from being sent; how good it is the server says. */
export const newPasswordErrors = ({ password, confirmation }: NewPassword): Partial<NewPassword> => ({
  ...(!password && { password: t('missing') }),
  ...(password !== confirmation && { confirmation: t('mismatch') }),
});
