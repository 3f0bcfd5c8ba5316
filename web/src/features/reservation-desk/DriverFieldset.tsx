import { SimpleGrid, TextInput } from '@mantine/core';
import type { FormFields } from '../../kit/form/useServerForm';
import { t } from '../../lib/i18n/backoffice';
import { driverFields, type DriverDraft, type EditDraft } from './editDraft';
import classes from './EditForm.module.css';

interface DriverFieldsetProps {
  legend: string;
  form: FormFields<EditDraft>;
  path: 'driver' | 'secondDriver';
  /** Names to mark as required. */
  required: readonly (keyof DriverDraft)[];
}

const inputTypes: Partial<Record<keyof DriverDraft, string>> = { phone: 'tel', email: 'email' };

/** A driver's fields, each with its own error. */
export const DriverFieldset = ({ legend, form, path, required }: DriverFieldsetProps) => (
  <fieldset className={classes.part}>
    <legend>{legend}</legend>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {driverFields.map((field) => (
        <TextInput
          key={field}
          type={inputTypes[field] ?? 'text'}
          label={t(`edit.${field}`)}
          required={required.includes(field)}
          description={field === 'passportNumber' ? t('edit.passportHint') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.field(`${path}.${field}`)}
        />
      ))}
    </SimpleGrid>
  </fieldset>
);
