import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/url/paths';
import type { AccountType } from '../../platform/session/session';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { Popup } from '../../kit/dialog/Popup';
import { PasswordField } from '../../kit/form/PasswordField';
import { useServerForm, type FieldErrors } from '../../kit/form/useServerForm';
import { t as common } from '../../platform/i18n/texts';
import { keepLogin } from './keepLogin';
import { t } from './texts';
import { useLogin } from './useLogin';

const LoginStep = lazyPart(async () => (await import('./LoginStep')).LoginStep);

interface LoginFormProps {
  type: AccountType;
  onLoggedIn: () => void;
}

const findErrors = (email: string, password: string): FieldErrors => ({
  ...(!email && { email: t('login.emailMissing') }),
  ...(email && !/^\S+@\S+$/.test(email) && { email: t('login.emailWrong') }),
  ...(!password && { password: t('login.passwordMissing') }),
});

/** Logs staff ('admin') or customers ('client') in, and shows why it failed (docs/rules/site.md#logins). */
export const LoginForm = ({ type, onLoggedIn }: LoginFormProps) => {
  const { login, failure, blocked, dismissBlocked, secondStep, restart } = useLogin(type, onLoggedIn);
  const form = useServerForm({
    initial: { values: { email: '', password: '' } },
    validate: ({ email, password }) => findErrors(email.trim(), password),
    save: ({ email, password }) => login({ email: email.trim(), password }),
  });
  /** An error that is already shown above the form is only marked at its field. */
  const errorOf = (field: 'email' | 'password'): string | boolean => {
    const error = form.errorAt(field);
    return error !== undefined && (error === failure?.message || error);
  };

  if (secondStep)
    return (
      <LoginStep
        {...secondStep}
        onLogin={(made) => void keepLogin(type, made).then(onLoggedIn)}
        onRestart={(reason) => {
          form.setFieldValue('password', '');
          restart(reason);
        }}
      />
    );
  return (
    <form {...form.element}>
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title={failure.message}>
            {failure.detail}
          </Alert>
        )}
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          label={t('login.email')}
          required
          size="md"
          {...form.field('email')}
          error={errorOf('email')}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('login.password')}
          required
          size="md"
          {...form.field('password')}
          error={errorOf('password')}
        />
        <Anchor
          component={Link}
          to={paths.forgottenPasswordFor(type)}
          state={{ email: form.values.email }}
          size="sm"
          underline="always"
          data-alone
        >
          {t('login.forgotten')}
        </Anchor>
        <Button type="submit" size="md" loading={form.busy} fullWidth>
          {t('login.submit')}
        </Button>
      </Stack>
      {blocked && (
        <Popup title={t('login.blockedTitle')} onClose={dismissBlocked}>
          <Text>{t('login.blockedText')}</Text>
          <Group justify="flex-end" mt="lg">
            <Button onClick={dismissBlocked} data-autofocus>
              {common('close')}
            </Button>
          </Group>
        </Popup>
      )}
    </form>
  );
};
