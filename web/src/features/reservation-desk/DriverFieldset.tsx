import { SimpleGrid } from '@mantine/core';
import { driverFields, type DriverField, type ReservationDraft } from '../../domain/reservation/draft';
import { DriverInputs } from '../../domain/reservation/DriverInputs';
import { t } from '../../domain/reservation/texts';
import { FormPart } from '../../kit/form/FormPart';
import type { FormFields } from '../../kit/form/useServerForm';

interface DriverFieldsetProps {
  legend: string;
  form: FormFields<ReservationDraft>;
  path: 'driver' | 'secondDriver';
  required: readonly DriverField[];
}

/** Shows all fields of a driver, each with its own error. */
export const DriverFieldset = ({ legend, form, path, required }: DriverFieldsetProps) => (
  <FormPart legend={legend}>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <DriverInputs
        form={form}
        path={path}
        fields={driverFields}
        required={required}
        labelOf={(field) => t(`driver.${field}`)}
        hintOf={(field) => (field === 'passportNumber' ? t('driver.passportHint') : undefined)}
      />
    </SimpleGrid>
  </FormPart>
);
