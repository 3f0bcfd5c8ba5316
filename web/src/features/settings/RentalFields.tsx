import { SimpleGrid, TextInput } from '@mantine/core';
import type { FormFields } from '../../kit/form/useServerForm';
import { t } from '../../lib/i18n/settings';
import type { SettingsDraft } from './settingsDraft';

/** What the agency chooses for its rentals (docs/rules/rental-life.md#lateness). */
export const RentalFields = ({ form }: { form: FormFields<SettingsDraft> }) => (
  <SimpleGrid cols={{ base: 1, sm: 2 }}>
    <TextInput
      label={t('rental.lateAfterMinutes')}
      description={t('rental.lateHint')}
      inputMode="numeric"
      required
      {...form.field('lateAfterMinutes')}
    />
  </SimpleGrid>
);
