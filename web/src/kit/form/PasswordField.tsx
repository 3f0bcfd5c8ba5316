import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { t } from '../../platform/i18n/texts';

/** Shows a password field whose text can be revealed, and whose errors screen readers announce. */
export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
    aria-invalid={props.error ? true : undefined}
    {...props}
  />
);
