import type { DriverDraft, DriverField, ReservationDraft } from '../../domain/reservation/draft';
import { DriverInputs } from '../../domain/reservation/DriverInputs';
import type { FormFields } from '../../kit/form/useServerForm';
import classes from './ReservationForm.module.css';
import { t } from './texts';

interface DriverFieldsProps {
  form: FormFields<ReservationDraft>;
  path: 'driver' | 'secondDriver';
  fields: readonly DriverField[];
  required: readonly DriverField[];
}

const hints: Partial<Record<DriverField, string>> = {
  lastName: t('form.hints.name'),
  firstName: t('form.hints.name'),
  phone: t('form.hints.phone'),
  licenceNumber: t('form.hints.document'),
  nationalId: t('form.hints.document'),
  passportNumber: t('form.hints.passport'),
  nationality: t('form.hints.name'),
};

/** Returns the fields to mark as required. Either paper is enough, so the CIN is not marked once a passport is entered. */
export const marked = (fields: readonly DriverField[], { passportNumber }: DriverDraft) =>
  fields.filter((field) => field !== 'nationalId' || passportNumber.trim() === '');

/** Shows the fields of one driver. The browser may fill in its owner's data for the first driver only. */
export const DriverFields = ({ form, path, fields, required }: DriverFieldsProps) => (
  <div className={classes.fields}>
    <DriverInputs
      form={form}
      path={path}
      fields={fields}
      required={required}
      labelOf={(field) => t(`form.${field}`)}
      hintOf={(field) => (field === 'email' && !required.includes('email') ? t('form.hints.email') : hints[field])}
      size="md"
      autoFill={path === 'driver'}
    />
  </div>
);
