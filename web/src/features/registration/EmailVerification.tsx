import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { IconMailCheck, IconMailX } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAtStart } from '../../platform/effect/useAtStart';
import { readProblem } from '../../platform/errors/errors';
import { paths } from '../../platform/url/paths';
import { useSession } from '../../platform/session/session';
import { useVerifyEmailMutation } from './EmailVerification.generated';
import { t } from './texts';

/** Verifies the address with the token of the mailed link, once, and shows the result. */
export const EmailVerification = ({ token }: { token: string }) => {
  const [verify] = useVerifyEmailMutation();
  const session = useSession();
  const [state, setState] = useState<'busy' | 'done' | 'known' | { problem: string }>(
    token ? 'busy' : { problem: t('verification.noToken') },
  );

  useAtStart(() => {
    if (!token) return;
    verify({ variables: { input: { token } } }).then(
      () => setState('done'),
      (error: unknown) => {
        const { code, message } = readProblem(error);
        setState(code === 'CUSTOMER.EMAIL_VERIFIED' ? 'known' : { problem: message });
      },
    );
  });

  if (state === 'busy') {
    return (
      <Stack align="center" role="status">
        <Loader color="var(--brand)" />
        <Text>{t('verification.busy')}</Text>
      </Stack>
    );
  }
  const done = typeof state === 'string';
  const enterTo = session?.type === 'client' ? paths.customerDashboard : paths.login;
  return (
    <Stack align="center" ta="center" role={done ? 'status' : 'alert'}>
      {done ? (
        <IconMailCheck size={56} stroke={1.3} color="var(--mantine-color-green-7)" aria-hidden />
      ) : (
        <IconMailX size={56} stroke={1.3} color="var(--mantine-color-error)" aria-hidden />
      )}
      <Title order={2} size="h3">
        {t(done ? `verification.${state}Title` : 'verification.failedTitle')}
      </Title>
      <Text c="dimmed">{done ? t(`verification.${state}`) : state.problem}</Text>
      <Button component={Link} to={done ? enterTo : paths.login} size="md">
        {t(done ? 'verification.enter' : 'verification.login')}
      </Button>
    </Stack>
  );
};
