import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconAlertCircle, IconMailForward } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/password';
import { paths } from '../../lib/paths';
import type { AccountType } from '../../lib/session';
import { focusFirstError } from '../../kit/form/focusFirstError';
import { useRequestPasswordResetMutation } from './ForgottenPassword.generated';

interface ForgottenPasswordProps {
  /** At which login page the password was forgotten. */
  type: AccountType;
  /** What was typed there already. */
  initialEmail: string;
}

const loginOf = (type: AccountType): string => (type === 'admin' ? paths.adminLogin : paths.login);

const findError = (email: string): string | null => {
  if (!email) return t('forgotten.emailMissing');
  return /^\S+@\S+$/.test(email) ? null : t('forgotten.emailWrong');
};

/** Asks for the address and has a link mailed to it. It never tells whether the address has an account. */
export const ForgottenPassword = ({ type, initialEmail }: ForgottenPasswordProps) => {
  const [email, setEmail] = useState(initialEmail);
  const [error, setError] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [request, { loading }] = useRequestPasswordResetMutation();

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    const typed = email.trim();
    const wrong = findError(typed);
    setError(wrong);
    setProblem(null);
    if (wrong) {
      focusFirstError(form);
      return;
    }
    try {
      await request({ variables: { input: { email: typed, account: type === 'admin' ? 'STAFF' : 'CUSTOMER' } } });
      setSentTo(typed);
    } catch (caught) {
      const { fields, message } = readProblem(caught);
      setError(fields.email ?? null);
      setProblem(fields.email ? null : message);
      focusFirstError(form);
    }
  };

  if (sentTo)
    return (
      <Stack align="center" ta="center" gap="md" role="status">
        <IconMailForward size={56} stroke={1.3} color="var(--mantine-color-green-7)" aria-hidden />
        <Title order={2} size="h3">
          {t('forgotten.sentTitle')}
        </Title>
        <Text>{t('forgotten.sent', { email: sentTo })}</Text>
        <Text size="sm" c="dimmed">
          {t('forgotten.sentHint')}
        </Text>
        <Button variant="default" onClick={() => setSentTo(null)}>
          {t('forgotten.again')}
        </Button>
        <Anchor component={Link} to={loginOf(type)} underline="always">
          {t('forgotten.back')}
        </Anchor>
      </Stack>
    );

  const staff = type === 'admin';
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={loading}>
      <Stack gap="md">
        {problem && <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title={problem} />}
        <Text>{t(staff ? 'forgotten.leadAdmin' : 'forgotten.leadClient')}</Text>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          label={t('forgotten.email')}
          required
          size="md"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={error}
        />
        <Button type="submit" size="md" loading={loading}>
          {t('forgotten.submit')}
        </Button>
        <Anchor component={Link} to={loginOf(type)} underline="always" ta="center">
          {t('forgotten.back')}
        </Anchor>
        <Text size="sm" c="dimmed" ta="center">
          {t(staff ? 'forgotten.client' : 'forgotten.staff')}{' '}
          <Anchor component={Link} to={paths.forgottenPasswordFor(staff ? 'client' : 'admin')} underline="always">
            {t(staff ? 'forgotten.clientLink' : 'forgotten.staffLink')}
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
};
