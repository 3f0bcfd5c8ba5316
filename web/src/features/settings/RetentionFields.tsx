import { SimpleGrid, Text } from '@mantine/core';
import { WholeField } from '../../kit/form/WholeField';
import type { FormFields } from '../../kit/form/useServerForm';
import { retentionFields, type SettingsDraft } from './settingsDraft';
import { t } from './texts';

/** Edits how long personal data is kept before the nightly job deletes it. */
export const RetentionFields = ({ form }: { form: FormFields<SettingsDraft> }) => (
  <>
    <Text size="sm" c="dimmed" mb="md">
      {t('retention.law')}
    </Text>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {retentionFields.map((field) => (
        <WholeField
          key={field}
          label={t(`retention.fields.${field}`)}
          description={t(`retention.hints.${field}`)}
          required
          {...form.field(field)}
        />
      ))}
    </SimpleGrid>
  </>
);
