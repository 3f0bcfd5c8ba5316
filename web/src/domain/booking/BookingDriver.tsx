import { Checkbox, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormPart } from '../../kit/form/FormPart';
import type { FormFields } from '../../kit/form/useServerForm';
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

/** A chosen customer; one that a kept draft names has no state of its papers. */
type ChosenCustomer = FoundCustomer | ReturnType<typeof chosenBefore>;

const chosenBefore = ({ customerId, registered, driver }: BookingDraft) =>
  customerId === '' ? null : { id: customerId, registered, ...driver };

interface BookingDriverProps {
  form: FormFields<BookingDraft>;
  /** Leaves papers and comment to a later step. */
  brief?: boolean;
}

/** Says who drives: a customer who is found, or somebody new (docs/rules/customers.md#records). */
export const BookingDriver = ({ form, brief = false }: BookingDriverProps) => {
  const { values } = form;
  const [customer, setCustomer] = useState<ChosenCustomer | null>(() => chosenBefore(values));
  const choose = (chosen: FoundCustomer | null): void => {
    setCustomer(chosen);
    form.setFieldValue('customerId', chosen?.id ?? '');
    form.setFieldValue('registered', chosen?.registered ?? false);
    if (!chosen) return;
    for (const field of driverFields) form.setFieldValue(`driver.${field}`, chosen[field] ?? '');
    if (hasPapers(chosen)) form.setFieldValue('full', true);
  };
  const fields = (
    <>
      <CustomerSearch chosen={customer} onChoose={choose} error={form.errorAt('customerId')} />
      {customer && 'papersCheckedAt' in customer && <PapersState {...customer} />}
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
      {!brief && <Checkbox label={t('full')} {...form.check('full')} />}
      {!brief && values.full && (
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
      {!brief && (
        <Textarea
          label={t('comment')}
          autosize
          minRows={2}
          {...createReservationLimits.comment}
          {...form.field('comment')}
        />
      )}
    </>
  );
  return brief ? <Stack>{fields}</Stack> : <FormPart legend={t('who')}>{fields}</FormPart>;
};
