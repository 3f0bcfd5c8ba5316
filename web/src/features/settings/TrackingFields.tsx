import { Anchor, Checkbox, SimpleGrid, Text, TextInput } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/url/paths';
import { WholeField } from '../../kit/form/WholeField';
import type { FormFields } from '../../kit/form/useServerForm';
import type { SettingsDraft } from './settingsDraft';
import { t } from './texts';

/** Edits the tracking of vehicles: which positions are kept and for how long, from which speed the staff are notified, and the maps. */
export const TrackingFields = ({ form }: { form: FormFields<SettingsDraft> }) => (
  <>
    <Text size="sm" c="dimmed" mb="md">
      {t('tracking.law')}
    </Text>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <WholeField
        label={t('tracking.positionRetentionDays')}
        description={t('tracking.retentionHint')}
        required
        {...form.field('positionRetentionDays')}
      />
      <WholeField
        label={t('tracking.overspeedKph')}
        description={t('tracking.overspeedHint')}
        {...form.field('overspeedKph')}
      />
      <TextInput
        label={t('tracking.tileUrl')}
        description={t('tracking.tileHint')}
        inputMode="url"
        {...form.field('tileUrl')}
      />
      <TextInput
        label={t('tracking.tileAttribution')}
        description={t('tracking.attributionHint')}
        {...form.field('tileAttribution')}
      />
    </SimpleGrid>
    <Checkbox
      mt="md"
      label={t('tracking.trackAlways')}
      description={t('tracking.alwaysHint')}
      {...form.check('trackAlways')}
    />
    <Text size="sm" mt="md">
      {t('tracking.zonesHint')}{' '}
      <Anchor component={Link} to={paths.zones} inherit underline="always">
        {t('tracking.zones')}
      </Anchor>
    </Text>
  </>
);
