import { Checkbox, SimpleGrid, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormPart } from '../../kit/form/FormPart';
import type { ServerForm } from '../../kit/form/useServerForm';
import { createReservationLimits } from '../../platform/graphql/limits.generated';
import { CustomerWarnings } from '../customer/CustomerWarnings';
import { PapersState } from '../customer/PapersState';
import { contactFields, driverFields, paperFields, type DriverField } from '../reservation/draft';
import { DriverInputs } from '../reservation/DriverInputs';
import { t as reservationT } from '../reservation/texts';
import type { BookingDraft } from './bookingDraft';
import { CustomerSearch, type FoundCustomer } from './CustomerSearch';
import { t } from './texts';

const labelOf = (field: DriverField): string => reservationT(`driver.${field}`);

const hintOf = (field: DriverField): string | undefined => {
  if (field === 'phone') return reservationT('driver.contactHint');
  return field === 'passportNumber' ? reservationT('driver.passportHint') : undefined;
};

/** Tells whether a record contains what a full reservation requires of the papers. */
const hasPapers = ({ licenceNumber, nationality, nationalId, passportNumber }: FoundCustomer): boolean =>
  Boolean(licenceNumber && nationality && (nationalId || passportNumber));

/** Says who drives: a customer who is found, or somebody new (docs/rules/customers.md). */
export const BookingDriver = ({ form }: { form: ServerForm<BookingDraft> }) => {
  const { values } = form;
  const [customer, setCustomer] = useState<FoundCustomer | null>(null);
  const choose = (chosen: FoundCustomer | null): void => {
    setCustomer(chosen);
    form.setFieldValue('customerId', chosen?.id ?? '');
    form.setFieldValue('registered', chosen?.registered ?? false);
    if (!chosen) return;
    for (const field of driverFields) form.setFieldValue(`driver.${field}`, chosen[field] ?? '');
    if (hasPapers(chosen)) form.setFieldValue('full', true);
  };
  return (
    <FormPart legend={t('who')}>
      <CustomerSearch chosen={customer} onChoose={choose} error={form.errorAt('customerId')} />
      {customer && <PapersState {...customer} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DriverInputs
          form={form}
          path="driver"
          fields={contactFields}
          required={['lastName', 'firstName']}
          labelOf={labelOf}
          hintOf={hintOf}
        />
      </SimpleGrid>
      <Checkbox label={t('full')} {...form.check('full')} />
      {values.full && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <DriverInputs
            form={form}
            path="driver"
            fields={paperFields}
            required={['licenceNumber', 'nationality']}
            labelOf={labelOf}
            hintOf={hintOf}
          />
        </SimpleGrid>
      )}
      <CustomerWarnings customerId={values.customerId} driver={values.driver} />
      <Textarea
        label={t('comment')}
        autosize
        minRows={2}
        {...createReservationLimits.comment}
        {...form.field('comment')}
      />
    </FormPart>
  );
};
