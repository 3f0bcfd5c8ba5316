import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ResendVerification } from '../../features/auth/ResendVerification';
import { t } from '../../features/auth/texts';
import { fullName } from '../../platform/format/format';
import { useLoginWatch } from '../../platform/session/guards';
import { useMeQuery } from '../../platform/session/guards.generated';
import { paths } from '../../platform/url/paths';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { PageLoading } from '../../kit/state/PageLoading';
import { CustomerTopBar } from './CustomerTopBar';
import classes from './WaitVerificationPage.module.css';

const loginPage = (): string => paths.login;

/** Shows /waitVerification, which asks a new customer to open the link in their mail. */
export const WaitVerificationPage = () => {
  useLoginWatch(loginPage);
  usePageTitle(t('wait.title'));
  const { data } = useMeQuery({ fetchPolicy: 'cache-first' });
  const guard = useRevalidator();
  const [checked, setChecked] = useState(false);
  const customer = data?.me?.customer;
  if (!customer) return <PageLoading />;

  const checkAgain = async (): Promise<void> => {
    // The guard redirects by itself once the address is verified.
    await guard.revalidate();
    setChecked(true);
  };

  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <CustomerTopBar name={fullName(customer)} />
      </header>
      <main className={classes.main}>
        <Paper shadow="sm" p="xl" radius="md" maw={520} ta="center">
          <Stack align="center" gap="md">
            <IconMailCheck size={56} stroke={1.25} color="var(--mantine-color-green-7)" aria-hidden />
            <Title order={1} size="h2">
              {t('wait.title')}
            </Title>
            <Text>{t('wait.text', { email: customer.email })}</Text>
            <Text size="sm" c="dimmed">
              {t('wait.hint')}
            </Text>
            <Group justify="center">
              <ResendVerification />
              <Button variant="default" onClick={() => void checkAgain()} loading={guard.state === 'loading'}>
                {t('wait.checkAgain')}
              </Button>
            </Group>
            <Text size="sm" role="status">
              {checked && guard.state === 'idle' && t('wait.notYet')}
            </Text>
          </Stack>
        </Paper>
      </main>
    </div>
  );
};
