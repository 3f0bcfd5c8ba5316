import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { IconAlertCircle, IconLockCheck, IconLockX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { attempt } from '../../platform/errors/errors';
import { paths } from '../../platform/url/paths';
import { session, type AccountType } from '../../platform/session/session';
import { t as accountT } from '../../domain/account/texts';
import { LoadFailure } from '../../kit/state/Loaded';
import { PasswordField } from '../../kit/form/PasswordField';
import { useServerForm } from '../../kit/form/useServerForm';
import { newPasswordErrors, type NewPassword } from './newPassword';
import { usePasswordResetLinkQuery, useResetPasswordMutation } from './PasswordReset.generated';
import { t } from './texts';

const InvalidLink = ({ type }: { type: AccountType }) => (
  <Stack align="center" ta="center" role="alert">
    <IconLockX size={56} stroke={1.3} color="var(--mantine-color-error)" aria-hidden />
    <Title order={2} size="h3">
      {t('reset.invalidTitle')}
    </Title>
    <Text c="dimmed">{t('reset.invalid')}</Text>
    <Button component={Link} to={paths.forgottenPasswordFor(type)} size="md">
      {t('reset.newLink')}
    </Button>
  </Stack>
);

const Done = ({ type }: { type: AccountType }) => (
  <Stack align="center" ta="center" role="status">
    <IconLockCheck size={56} stroke={1.3} color="var(--mantine-color-green-7)" aria-hidden />
    <Title order={2} size="h3">
      {t('reset.doneTitle')}
    </Title>
    <Text c="dimmed">{t('reset.done')}</Text>
    <Button component={Link} to={type === 'admin' ? paths.adminLogin : paths.login} size="md">
      {t('reset.login')}
    </Button>
  </Stack>
);

interface ResetFormProps {
  token: string;
  type: AccountType;
  onDone: (type: AccountType) => void;
  onInvalid: () => void;
}

const ResetForm = ({ token, type, onDone, onInvalid }: ResetFormProps) => {
  const [reset] = useResetPasswordMutation();
  // An attempt that turns out to be saved already has no answer that says the kind of account.
  const account = useRef(type);
  const form = useServerForm<NewPassword>({
    initial: { values: { password: '', confirmation: '' } },
    validate: newPasswordErrors,
    save: async ({ password }) => {
      const problem = await attempt(async () => {
        const { data } = await reset({ variables: { input: { token, password } } });
        if (data) account.current = data.resetPassword === 'STAFF' ? 'admin' : 'client';
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

interface PasswordResetProps {
  token: string;
  /** The kind of account that the link names. */
  type: AccountType;
}

/** Sets a new password by the mailed link, or says that the link is used or expired. */
export const PasswordReset = ({ token, type }: PasswordResetProps) => {
  const [outcome, setOutcome] = useState<AccountType | 'invalid' | null>(token ? null : 'invalid');
  const { data, error, loading, refetch } = usePasswordResetLinkQuery({
    variables: { token },
    skip: !token,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // Once shown, the form stays, so that no input is lost when the link is checked again.
  const [usable, setUsable] = useState(false);
  if (data?.passwordResetLinkUsable && !usable) setUsable(true);

  if (outcome === 'invalid' || (!usable && data && !data.passwordResetLinkUsable)) return <InvalidLink type={type} />;
  if (outcome) return <Done type={outcome} />;
  if (usable)
    return <ResetForm token={token} type={type} onDone={setOutcome} onInvalid={() => setOutcome('invalid')} />;
  if (error && !loading) return <LoadFailure error={error} refetch={refetch} />;
  return (
    <Stack align="center" role="status">
      <Loader color="var(--brand)" />
      <Text>{t('reset.busy')}</Text>
    </Stack>
  );
};
