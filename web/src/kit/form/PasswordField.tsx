import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { t } from '../../platform/i18n/texts';

type PasswordFieldProps = Pick<
  PasswordInputProps,
  'label' | 'description' | 'required' | 'disabled' | 'autoComplete' | 'value' | 'onChange' | 'error'
>;

/** Shows a password field whose text can be revealed, and whose errors screen readers announce. */
export const PasswordField = (props: PasswordFieldProps) => (
  <PasswordInput
    visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
    aria-invalid={props.error ? true : undefined}
    {...props}
  />
);
