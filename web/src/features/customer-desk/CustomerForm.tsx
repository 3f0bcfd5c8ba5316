import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { t } from '../../domain/person/texts';
import type {
  CreateCustomerInput,
  CustomerRating,
  CustomerStatus,
  Title,
} from '../../platform/graphql/types.generated';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { createCustomerLimits } from '../../platform/graphql/limits.generated';
import { DateField } from '../../kit/date/DateField';
import { EmptyDialog } from '../../kit/dialog/EmptyDialog';
import { EditRecord, type RecordFormProps } from '../../kit/form/EditRecord';
import { FormDialog } from '../../kit/form/FormDialog';
import { FoldedPart } from '../../kit/form/FormPart';
import { changedFields } from '../../kit/form/recordValues';
import { useRecordForm } from '../../kit/form/useRecordForm';
import { notify } from '../../kit/notice/notify';
import { PasswordField } from '../../kit/form/PasswordField';
import { hintBelow } from '../../kit/form/hintBelow';
import {
  useCreateCustomerMutation,
  CustomerRecordDocument,
  useUpdateCustomerMutation,
  type CustomerDetailsFragment,
} from './CustomerForm.generated';
import { t as customerDeskT } from './texts';

const papers = [
  ...(['licenceNumber', 'licenceIssuedOn', 'licenceExpiresOn'] as const),
  ...(['passportNumber', 'nationality', 'birthDate'] as const),
];
const days = ['licenceIssuedOn', 'licenceExpiresOn', 'birthDate', 'ratingReviewOn'] as const;

type Day = (typeof days)[number];
type Paper = (typeof papers)[number];

const isDay = (field: Paper): field is Paper & Day => days.some((day) => day === field);

/** Days are `YYYY-MM-DD`; empty texts for what is not there. */
interface CustomerDraft extends Record<Paper | Day, string> {
  nationalId: string;
  lastName: string;
  firstName: string;
  email: string;
  address: string;
  password: string;
  phone: string;
  title: Title;
  rating: CustomerRating;
  ratingReason: string;
  status: CustomerStatus;
  comment: string;
}

const draftOf = (customer: CustomerDetailsFragment | null): CustomerDraft => ({
  nationalId: customer?.nationalId ?? '',
  lastName: customer?.lastName ?? '',
  firstName: customer?.firstName ?? '',
  email: customer?.email ?? '',
  address: customer?.address ?? '',
  password: '',
  phone: customer?.phone ?? '',
  title: customer?.title ?? 'MR',
  licenceNumber: customer?.licenceNumber ?? '',
  licenceIssuedOn: customer?.licenceIssuedOn ?? '',
  licenceExpiresOn: customer?.licenceExpiresOn ?? '',
  passportNumber: customer?.passportNumber ?? '',
  nationality: customer?.nationality ?? '',
  birthDate: customer?.birthDate ?? '',
  rating: customer?.rating ?? 'GOOD',
  ratingReason: customer?.ratingReason ?? '',
  ratingReviewOn: customer?.ratingReviewOn ?? '',
  status: customer?.status ?? 'ACTIVE',
  comment: customer?.comment ?? '',
});

/** Days that are not there are sent as null. */
const inputOf = (values: CustomerDraft): CreateCustomerInput => ({
  ...values,
  ...Object.fromEntries(days.map((day) => [day, values[day] || null])),
});

/** Returns only what was changed, because a person without an account may lack what is required of one. */
const changesOf = (values: CustomerDraft, base: CustomerDraft): Partial<CreateCustomerInput> => {
  const input = inputOf(values);
  return Object.fromEntries(changedFields(base, values).map((field) => [field, input[field]]));
};

const CustomerFields = ({ onClose, ...props }: RecordFormProps<CustomerDetailsFragment>) => {
  const customer = props.record;
  const [create] = useCreateCustomerMutation({ refetchQueries: ['Customers'] });
  const [update] = useUpdateCustomerMutation();
  const isAdmin = useIsAdmin();
  const registered = customer?.registered ?? true;
  // Only Admins change credentials of an account; a new customer gets a first password from any staff.
  const reserved = customer !== null && registered && !isAdmin;
  const form = useRecordForm({
    ...props,
    onClose,
    draftOf,
    toInput: inputOf,
    toChanges: changesOf,
    create,
    update,
    saved: customer
      ? { title: customerDeskT('customers.editedTitle'), message: customerDeskT('customers.edited') }
      : { title: customerDeskT('customers.addedTitle'), message: customerDeskT('customers.added') },
    // If no field of a new customer is invalid, a dialog says that it failed, and the form says why.
    onRefused: ({ fields }) => {
      if (!customer && Object.keys(fields).length === 0)
        void notify({
          tone: 'error',
          title: customerDeskT('customers.errorTitle'),
          message: customerDeskT('customers.saveFailed'),
        });
    },
  });

  const { rating, ratingReason, ratingReviewOn } = form.values;
  const rated = rating === 'IRRESPONSIBLE' || ratingReason !== '' || ratingReviewOn !== '';

  return (
    <FormDialog
      title={customerDeskT(customer ? 'customers.edit' : 'customers.add')}
      form={form}
      submitLabel={t(customer ? 'form.edit' : 'form.add')}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <TextInput label={t('form.nationalId')} {...createCustomerLimits.nationalId} {...form.field('nationalId')} />
        {registered && (
          <NativeSelect
            label={t('form.title')}
            {...form.field('title')}
            data={(['MR', 'MRS'] as const).map((value) => ({ value, label: t(`titles.${value}`) }))}
          />
        )}
        <TextInput label={t('form.lastName')} required autoComplete="off" {...form.field('lastName')} />
        <TextInput label={t('form.firstName')} required autoComplete="off" {...form.field('firstName')} />
        <TextInput
          label={t('form.email')}
          type="email"
          required={registered}
          autoComplete="off"
          readOnly={reserved}
          variant={reserved ? 'filled' : 'default'}
          description={reserved ? t('form.emailReserved') : undefined}
          inputWrapperOrder={hintBelow}
          {...form.field('email')}
        />
        <TextInput
          label={t('form.phone')}
          type="tel"
          required={registered}
          autoComplete="off"
          {...form.field('phone')}
        />
      </SimpleGrid>
      <TextInput label={t('form.address')} required={registered} autoComplete="off" {...form.field('address')} />
      {registered && (
        <PasswordField
          label={t('form.password')}
          required={!customer}
          disabled={reserved}
          description={t(reserved ? 'form.passwordReserved' : customer ? 'form.passwordKept' : 'form.passwordHint')}
          autoComplete="new-password"
          {...form.field('password')}
        />
      )}
      <FoldedPart
        legend={customerDeskT('customers.papers.title')}
        invalid={papers.some((field) => form.errorAt(field) !== undefined)}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
          {papers.map((field) =>
            isDay(field) ? (
              <DateField key={field} label={customerDeskT(`customers.papers.${field}`)} {...form.field(field)} />
            ) : (
              <TextInput
                key={field}
                label={customerDeskT(`customers.papers.${field}`)}
                autoComplete="off"
                {...createCustomerLimits[field]}
                {...form.field(field)}
              />
            ),
          )}
        </SimpleGrid>
      </FoldedPart>
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <NativeSelect
          label={t('form.rating')}
          {...form.field('rating')}
          data={(['GOOD', 'IRRESPONSIBLE'] as const).map((value) => ({
            value,
            label: customerDeskT(`ratings.${value}`),
          }))}
        />
        {registered && (
          <NativeSelect
            label={t('form.status')}
            {...form.field('status')}
            data={(['ACTIVE', 'BLOCKED'] as const).map((value) => ({
              value,
              label: customerDeskT(`statuses.${value}`),
            }))}
            description={form.values.status === 'BLOCKED' ? t('form.statusHint') : undefined}
            inputWrapperOrder={hintBelow}
          />
        )}
        {rated && (
          <>
            <TextInput
              label={customerDeskT('customers.ratingReason')}
              description={customerDeskT('customers.ratingReasonHint')}
              inputWrapperOrder={hintBelow}
              {...createCustomerLimits.ratingReason}
              {...form.field('ratingReason')}
            />
            <DateField label={customerDeskT('customers.ratingReviewOn')} {...form.field('ratingReviewOn')} />
          </>
        )}
      </SimpleGrid>
      <Textarea
        label={t('form.comment')}
        description={t('form.commentHint')}
        autosize
        minRows={2}
        maxRows={8}
        {...form.field('comment')}
      />
    </FormDialog>
  );
};

interface CustomerFormProps {
  /** The customer to edit; if left out, one is added. */
  id?: string;
  onClose: () => void;
}

/**
 * Adds a customer, or edits one ('Ajouter un Client', 'Modifier un Client'); a click outside does not close it
 * (docs/rules/back-office.md#forms).
 */
export const CustomerForm = ({ id, onClose }: CustomerFormProps) => (
  <EditRecord
    title={customerDeskT('customers.edit')}
    id={id}
    query={CustomerRecordDocument}
    recordOf={({ customer }) => customer}
    missing={
      <EmptyDialog
        heading={customerDeskT('customers.edit')}
        icon={IconUserOff}
        title={customerDeskT('customers.panel.notFoundTitle')}
        message={customerDeskT('customers.panel.notFoundText')}
        onClose={onClose}
      />
    }
    onClose={onClose}
  >
    {(record, onReload) => <CustomerFields record={record} onReload={onReload} onClose={onClose} />}
  </EditRecord>
);
