import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useRouteError } from 'react-router-dom';
import { t } from '../../platform/i18n/texts';
import { paths } from '../../platform/url/paths';

/** Tells whether the page's code is missing under its old name, as after a deployment. */
const isOldVersion = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);

/** Replaces a page that failed; the navigation around it stays usable. */
export const PageError = () => {
  const error = useRouteError();
  // Without a network, a reload would replace the application by the browser's own error.
  const { online } = useNetwork();
  return (
    <Stack component="section" align="center" gap="md" px="md" py={96} ta="center" role="alert">
      <Title order={1} size="h2">
        {t('problem.page')}
      </Title>
      <Text c="dimmed" maw={480}>
        {t(!online ? 'problem.offline' : isOldVersion(error) ? 'problem.newVersion' : 'problem.pageHint')}
      </Text>
      <Group justify="center">
        <Button disabled={!online} onClick={() => window.location.reload()}>
          {t('retry')}
        </Button>
        <Button variant="default" component="a" href={paths.home}>
          {t('problem.home')}
        </Button>
      </Group>
    </Stack>
  );
};
