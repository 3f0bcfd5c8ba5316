import { Anchor, Checkbox, SimpleGrid, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n/settings';
import { paths } from '../../lib/paths';
import type { useRecordForm } from '../../ui/form/useRecordForm';
import type { SettingsDraft } from './settingsDraft';

type SettingsFormState = ReturnType<typeof useRecordForm<SettingsDraft>>;

/** How vehicles are followed: what is kept of them and for how long, from which speed on staff are told, and their maps. */
export const TrackingFields = ({
  form,
}: {
  form: Pick<SettingsFormState, 'bind' | 'change' | 'errorAt' | 'values'>;
}) => (
  <>
    <Text size="sm" c="dimmed" mb="md">
      {t('tracking.law')}
    </Text>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t('tracking.positionRetentionDays')}
        description={t('tracking.retentionHint')}
        inputMode="numeric"
        required
        {...form.bind('positionRetentionDays')}
      />
      <TextInput
        label={t('tracking.overspeedKph')}
        description={t('tracking.overspeedHint')}
        inputMode="numeric"
        {...form.bind('overspeedKph')}
      />
      <TextInput
        label={t('tracking.tileUrl')}
        description={t('tracking.tileHint')}
        inputMode="url"
        {...form.bind('tileUrl')}
      />
      <TextInput
        label={t('tracking.tileAttribution')}
        description={t('tracking.attributionHint')}
        {...form.bind('tileAttribution')}
      />
    </SimpleGrid>
    <Checkbox
      mt="md"
      label={t('tracking.trackAlways')}
      description={t('tracking.alwaysHint')}
      checked={form.values.trackAlways}
      onChange={(event) => form.change({ trackAlways: event.currentTarget.checked })}
      error={form.errorAt('trackAlways')}
    />
    <Text size="sm" mt="md">
      {t('tracking.zonesHint')}{' '}
      <Anchor component={Link} to={paths.zones} inherit underline="always">
        {t('tracking.zones')}
      </Anchor>
    </Text>
  </>
);
