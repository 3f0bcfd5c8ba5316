import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconAlertCircle, IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { attempt } from '../../platform/errors/errors';
import { paths } from '../../platform/url/paths';
import type { AccountType } from '../../platform/session/session';
import { useServerForm } from '../../kit/form/useServerForm';
import { useRequestPasswordResetMutation } from './ForgottenPassword.generated';
import { t } from './texts';

interface ForgottenPasswordProps {
  /** The login page from which the visitor comes. */
  type: AccountType;
  /** The address typed there. */
  initialEmail: string;
}

const loginOf = (type: AccountType): string => (type === 'admin' ? paths.adminLogin : paths.login);

const findError = (email: string): string | undefined => {
  if (!email) return t('forgotten.emailMissing');
  return /^\S+@\S+$/.test(email) ? undefined : t('forgotten.emailWrong');
};

/** Requests a link by mail. It never tells whether the address has an account. */
export const ForgottenPassword = ({ type, initialEmail }: ForgottenPasswordProps) => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [request] = useRequestPasswordResetMutation();
  const form = useServerForm({
    initial: { values: { email: initialEmail } },
    validate: ({ email }) => ({ email: findError(email.trim()) }),
    save: ({ email }) =>
      attempt(() =>
        request({ variables: { input: { email: email.trim(), account: type === 'admin' ? 'STAFF' : 'CUSTOMER' } } }),
      ),
    onSaved: ({ email }) => setSentTo(email.trim()),
  });

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
        <Anchor component={Link} to={loginOf(type)} underline="always" data-alone>
          {t('forgotten.back')}
        </Anchor>
      </Stack>
    );

  const staff = type === 'admin';
  return (
    <form {...form.element}>
      <Stack gap="md">
        {form.unplaced && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title={form.unplaced} />
        )}
        <Text>{t(staff ? 'forgotten.leadAdmin' : 'forgotten.leadClient')}</Text>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          label={t('forgotten.email')}
          required
          size="md"
          {...form.field('email')}
        />
        <Button type="submit" size="md" loading={form.busy}>
          {t('forgotten.submit')}
        </Button>
        <Anchor component={Link} to={loginOf(type)} underline="always" data-alone ta="center">
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
