import { Alert, Anchor, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n/account';
import { t as common } from '../../lib/i18n/common';
import { paths } from '../../lib/paths';
import type { AccountType } from '../../lib/session';
import { lazyPart } from '../../ui/lazyPart';
import { Popup } from '../../ui/Popup';
import { focusFirstError } from '../../kit/form/focusFirstError';
import { keepLogin } from './keepLogin';
import { useLogin } from './useLogin';

const LoginStep = lazyPart(async () => (await import('../second-factor/LoginStep')).LoginStep);

interface LoginFormProps {
  type: AccountType;
  onLoggedIn: () => void;
}

type Field = 'email' | 'password';
type FieldErrors = Partial<Record<Field, string>>;

const findErrors = (email: string, password: string): FieldErrors => ({
  ...(!email && { email: t('login.emailMissing') }),
  ...(email && !/^\S+@\S+$/.test(email) && { email: t('login.emailWrong') }),
  ...(!password && { password: t('login.passwordMissing') }),
});

/** Logs staff ('admin') or customers ('client') in, and shows why it failed (docs/rules/site.md#logins). */
export const LoginForm = ({ type, onLoggedIn }: LoginFormProps) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const { login, busy, failure, blocked, dismissBlocked, secondHalf, restart } = useLogin(type);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const found = findErrors(email.trim(), password);
    setErrors(found);
    const outcome = Object.keys(found).length > 0 ? 'refused' : await login({ email: email.trim(), password });
    if (outcome === 'refused') focusFirstError(form);
    if (outcome === 'in') onLoggedIn();
  };

  if (secondHalf)
    return (
      <LoginStep
        {...secondHalf}
        onToken={(token) => void keepLogin({ token, type }).then(onLoggedIn)}
        onRestart={(reason) => {
          setPassword('');
          restart(reason);
        }}
      />
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
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
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={errors.email ?? 'email' in (failure?.fields ?? {})}
          size="md"
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          label={t('login.password')}
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={errors.password ?? 'password' in (failure?.fields ?? {})}
          aria-invalid={Boolean(errors.password)}
          visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword') }}
          size="md"
        />
        <Anchor component={Link} to={paths.forgottenPasswordFor(type)} state={{ email }} size="sm" underline="always">
          {t('login.forgotten')}
        </Anchor>
        <Button type="submit" size="md" loading={busy} fullWidth>
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
