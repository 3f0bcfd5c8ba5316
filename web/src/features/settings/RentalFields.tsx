import { Checkbox, NativeSelect, SimpleGrid } from '@mantine/core';
import { AmountField, PercentField } from '../../kit/form/AmountField';
import { WholeField } from '../../kit/form/WholeField';
import type { FormFields } from '../../kit/form/useServerForm';
import { rentalFields, requirements, type SettingsDraft } from './settingsDraft';
import { t } from './texts';

/** Shows the settings of rentals, in minutes, hours and Dh (docs/rules/back-office.md#settings). */
export const RentalFields = ({ form }: { form: FormFields<SettingsDraft> }) => (
  <>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {rentalFields.map((field) => (
        <WholeField
          key={field}
          label={t(`rental.fields.${field}`)}
          description={t(`rental.hints.${field}`)}
          required
          {...form.field(field)}
        />
      ))}
    </SimpleGrid>
    <SimpleGrid cols={{ base: 1, sm: 2 }} mt="md">
      <PercentField
        label={t('rental.cash.stampDutyPercent')}
        description={t('rental.cashHints.stampDutyPercent')}
        {...form.field('stampDutyPercent')}
      />
      <AmountField
        label={t('rental.cash.cashLimit')}
        description={t('rental.cashHints.cashLimit')}
        {...form.field('cashLimit')}
      />
    </SimpleGrid>
    <NativeSelect
      mt="md"
      label={t('rental.departureRequires')}
      description={t('rental.departureRequiresHint')}
      data={requirements.map((value) => ({ value, label: t(`rental.requirement.${value}`) }))}
      {...form.field('departureRequires')}
    />
    <Checkbox
      mt="md"
      label={t('rental.lateReminder')}
      description={t('rental.lateReminderHint')}
      {...form.check('lateReminder')}
    />
  </>
);
