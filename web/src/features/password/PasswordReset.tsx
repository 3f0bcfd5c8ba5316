import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { IconAlertCircle, IconLockCheck, IconLockX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { attempt } from '../../platform/errors/errors';
import type { AccountKind } from '../../platform/graphql/types.generated';
import { paths } from '../../platform/url/paths';
import { session } from '../../platform/session/session';
import { t as accountT } from '../../domain/account/texts';
import { LoadFailure } from '../../kit/state/Loaded';
import { PasswordField } from '../../kit/form/PasswordField';
import { useServerForm } from '../../kit/form/useServerForm';
import { newPasswordErrors, type NewPassword } from './newPassword';
import { usePasswordResetLinkQuery, useResetPasswordMutation } from './PasswordReset.generated';
import { t } from './texts';

const InvalidLink = () => (
  <Stack align="center" ta="center" role="alert">
    <IconLockX size={56} stroke={1.3} color="var(--mantine-color-error)" aria-hidden />
    <Title order={2} size="h3">
      {t('reset.invalidTitle')}
    </Title>
    <Text c="dimmed">{t('reset.invalid')}</Text>
    <Button component={Link} to={paths.forgottenPassword} size="md">
      {t('reset.newLink')}
    </Button>
  </Stack>
);

const Done = ({ account }: { account: AccountKind }) => (
  <Stack align="center" ta="center" role="status">
    <IconLockCheck size={56} stroke={1.3} color="var(--mantine-color-green-7)" aria-hidden />
    <Title order={2} size="h3">
      {t('reset.doneTitle')}
    </Title>
    <Text c="dimmed">{t('reset.done')}</Text>
    <Button component={Link} to={account === 'STAFF' ? paths.adminLogin : paths.login} size="md">
      {t('reset.login')}
    </Button>
  </Stack>
);

interface ResetFormProps {
  token: string;
  onDone: (account: AccountKind) => void;
  onInvalid: () => void;
}

const ResetForm = ({ token, onDone, onInvalid }: ResetFormProps) => {
  const [reset] = useResetPasswordMutation();
  const account = useRef<AccountKind>('CUSTOMER');
  const form = useServerForm<NewPassword>({
    initial: { values: { password: '', confirmation: '' } },
    validate: newPasswordErrors,
    save: async ({ password }) => {
      const problem = await attempt(async () => {
        const { data } = await reset({ variables: { input: { token, password } } });
        account.current = data?.resetPassword ?? 'CUSTOMER';
      });
      if (problem?.code === 'AUTH.RESET_LINK_INVALID') onInvalid();
      return problem;
    },
    onSaved: () => {
      // The server ended every login of the account, so one stored in this browser is invalid.
      session.clear();
      onDone(account.current);
    },
  });

  const field = (name: keyof NewPassword) => ({
    required: true,
    size: 'md',
    autoComplete: 'new-password',
    ...form.field(name),
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        {form.unplaced && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title={form.unplaced} />
        )}
        <Text>{t('reset.lead')}</Text>
        <PasswordField label={t('reset.password')} description={accountT('password.rule')} {...field('password')} />
        <PasswordField label={t('reset.confirmation')} {...field('confirmation')} />
        <Button type="submit" size="md" loading={form.busy}>
          {t('reset.submit')}
        </Button>
      </Stack>
    </form>
  );
};

/** Sets a new password by the mailed link, or says that the link is used or expired. */
export const PasswordReset = ({ token }: { token: string }) => {
  const [outcome, setOutcome] = useState<AccountKind | 'invalid' | null>(token ? null : 'invalid');
  const { data, error, loading, refetch } = usePasswordResetLinkQuery({
    variables: { token },
    skip: !token,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // Once shown, the form stays, so that no input is lost when the link is checked again.
  const [usable, setUsable] = useState(false);
  if (data?.passwordResetLinkUsable && !usable) setUsable(true);

  if (outcome === 'invalid' || (!usable && data && !data.passwordResetLinkUsable)) return <InvalidLink />;
  if (outcome) return <Done account={outcome} />;
  if (usable) return <ResetForm token={token} onDone={setOutcome} onInvalid={() => setOutcome('invalid')} />;
  if (error && !loading) return <LoadFailure error={error} refetch={refetch} />;
  return (
    <Stack align="center" role="status">
      <Loader color="var(--brand)" />
      <Text>{t('reset.busy')}</Text>
    </Stack>
  );
};
