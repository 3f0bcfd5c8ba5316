import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { t } from '../lib/i18n/common';

type PasswordFieldProps = Pick<
  PasswordInputProps,
  'label' | 'description' | 'required' | 'disabled' | 'autoComplete' | 'value' | 'onChange' | 'error'
>;

/** A password that can be shown; an error is told to those who hear the page, too. */
export const PasswordField = (props: PasswordFieldProps) => (
  <PasswordInput
    visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
    aria-invalid={props.error ? true : undefined}
    {...props}
  />
);
