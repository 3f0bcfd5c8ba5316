import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { t } from '../../lib/i18n/site';
import type { DriverValues } from './reservationValues';
import classes from './ReservationForm.module.css';

interface DriverFieldsProps {
  path: 'driver' | 'secondDriver';
  /** Which fields of a driver this form shows, in order. */
  fields: readonly (keyof DriverValues)[];
  required: readonly (keyof DriverValues)[];
  getInputProps: (path: string) => GetInputPropsReturnType;
}

const hints: Partial<Record<keyof DriverValues, string>> = {
  lastName: t('form.hints.name'),
  firstName: t('form.hints.name'),
  phone: t('form.hints.phone'),
  licenceNumber: t('form.hints.document'),
  nationalId: t('form.hints.document'),
  passportNumber: t('form.hints.passport'),
  nationality: t('form.hints.name'),
};

const attributes: Partial<Record<keyof DriverValues, { type?: string; autoComplete?: string }>> = {
  lastName: { autoComplete: 'family-name' },
  firstName: { autoComplete: 'given-name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
};

/** The fields of one driver with their hints; errors stand beside the field. */
export const DriverFields = ({ path, fields, required, getInputProps }: DriverFieldsProps) => (
  <div className={classes.fields}>
    {fields.map((field) => {
      // A browser fills in its owner, who is the first driver.
      const { autoComplete, ...rest } = attributes[field] ?? {};
      const emailHint = field === 'email' && !required.includes('email') ? t('form.hints.email') : undefined;
      return (
        <TextInput
          key={field}
          label={t(`form.${field}`)}
          description={hints[field] ?? emailHint}
          required={required.includes(field)}
          size="md"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete={path === 'driver' ? (autoComplete ?? 'off') : 'off'}
          {...rest}
          {...getInputProps(`${path}.${field}`)}
        />
      );
    })}
  </div>
);
