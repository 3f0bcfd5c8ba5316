import { SimpleGrid, TextInput } from '@mantine/core';
import { t } from '../../lib/i18n/backoffice';
import { driverFields, type DriverDraft } from './editDraft';
import classes from './EditForm.module.css';

interface DriverFieldsetProps {
  legend: string;
  driver: DriverDraft;
  onChange: (driver: DriverDraft) => void;
  /** Names to mark as required. */
  required: readonly (keyof DriverDraft)[];
  errorAt: (field: keyof DriverDraft) => string | undefined;
}

const inputTypes: Partial<Record<keyof DriverDraft, string>> = { phone: 'tel', email: 'email' };

/** A driver's fields, each with its own error. */
export const DriverFieldset = ({ legend, driver, onChange, required, errorAt }: DriverFieldsetProps) => (
  <fieldset className={classes.part}>
    <legend>{legend}</legend>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {driverFields.map((field) => (
        <TextInput
          key={field}
          type={inputTypes[field] ?? 'text'}
          label={t(`edit.${field}`)}
          value={driver[field]}
          required={required.includes(field)}
          description={field === 'passportNumber' ? t('edit.passportHint') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={errorAt(field)}
          onChange={(event) => onChange({ ...driver, [field]: event.currentTarget.value })}
        />
      ))}
    </SimpleGrid>
  </fieldset>
);
