import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { readProblem } from '../../platform/errors/errors';
import { ErrorState } from '../../kit/state/ErrorState';
import { SettingsForm } from './SettingsForm';
import { useEditableSettingsQuery } from './SettingsForm.generated';
import { t } from './texts';

/** Shows /parametres once the settings are loaded. */
export const SettingsEditor = () => {
  // Never from the cache, because the edit must start from the stored values.
  const { data, loading, error, refetch } = useEditableSettingsQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Stack gap="lg">
      <header>
        <Title order={1} size={26}>
          {t('title')}
        </Title>
        <Text c="dimmed">{t('lead')}</Text>
      </header>
      {data && <SettingsForm key={data.settings.version} stored={data} />}
      {!data && loading && ['a', 'b', 'c'].map((key) => <Skeleton key={key} height={220} radius="md" />)}
      {!data && !loading && error && (
        <ErrorState
          title={t('loadFailed')}
          message={readProblem(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Stack>
  );
};
