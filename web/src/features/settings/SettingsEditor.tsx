import { Skeleton, Stack } from '@mantine/core';
import { FormOfVersion } from '../../kit/form/FormOfVersion';
import { Loaded } from '../../kit/state/Loaded';
import { PageHeader } from '../../kit/display/PageHeader';
import { SettingsForm, type FurtherSection } from './SettingsForm';
import { useEditableSettingsQuery } from './SettingsForm.generated';
import { t } from './texts';

interface SettingsEditorProps {
  /** Sections of the page below the form, which its links lead to as well. */
  further?: readonly FurtherSection[];
}

/** Shows /parametres once the settings are loaded. */
export const SettingsEditor = ({ further = [] }: SettingsEditorProps) => {
  // Never from the cache, because the edit must start from the stored values.
  const query = useEditableSettingsQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Stack gap="lg">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Loaded
        query={query}
        title={t('loadFailed')}
        // As high as the screen, because the sections below must not be seen moving down.
        waiting={<Skeleton height="100vh" radius="md" />}
      >
        {(stored) => (
          <FormOfVersion version={stored.settings.version}>
            <SettingsForm stored={stored} further={further} />
          </FormOfVersion>
        )}
      </Loaded>
    </Stack>
  );
};
