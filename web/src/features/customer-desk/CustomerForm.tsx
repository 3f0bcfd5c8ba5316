import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { t } from '../../domain/person/texts';
import type { CustomerRating, CustomerStatus, Title } from '../../platform/graphql/types.generated';
import { useMeQuery } from '../../platform/session/guards.generated';
import { createCustomerLimits } from '../../platform/graphql/limits.generated';
import { EmptyDialog } from '../../kit/dialog/EmptyDialog';
import { EditRecord, type RecordFormProps } from '../../kit/form/EditRecord';
import { FormDialog } from '../../kit/form/FormDialog';
import { useRecordForm } from '../../kit/form/useRecordForm';
import { notify } from '../../kit/notice/notify';
import { PasswordField } from '../../kit/form/PasswordField';
import { hintBelow } from '../../kit/form/hintBelow';
import { useCreateCustomerMutation, CustomerRecordDocument, useUpdateCustomerMutation } from './CustomerForm.generated';
import type { CustomerRowFragment } from './CustomerRow.generated';
import { t as customerDeskT } from './texts';

interface CustomerDraft {
  nationalId: string;
  lastName: string;
  firstName: string;
  email: string;
  address: string;
  password: string;
  phone: string;
  title: Title;
  rating: CustomerRating;
  status: CustomerStatus;
  comment: string;
}

const draftOf = (customer: CustomerRowFragment | null): CustomerDraft => ({
  nationalId: customer?.nationalId ?? '',
  lastName: customer?.lastName ?? '',
  firstName: customer?.firstName ?? '',
  email: customer?.email ?? '',
  address: customer?.address ?? '',
  password: '',
  phone: customer?.phone ?? '',
  title: customer?.title ?? 'MR',
  rating: customer?.rating ?? 'GOOD',
  status: customer?.status ?? 'ACTIVE',
  comment: customer?.comment ?? '',
});

const CustomerFields = ({ onClose, ...props }: RecordFormProps<CustomerRowFragment>) => {
  const customer = props.record;
  const [create] = useCreateCustomerMutation({ refetchQueries: ['Customers'] });
  const [update] = useUpdateCustomerMutation();
  const { data: login } = useMeQuery({ fetchPolicy: 'cache-first' });
  // Only Admins change credentials of an account; a new customer gets a first password from any staff.
  const reserved = customer !== null && login?.me?.employee?.role !== 'ADMIN';
  const form = useRecordForm({
    ...props,
    onClose,
    draftOf,
    toInput: (values: CustomerDraft) => values,
    toChanges: ({ email, password, ...open }) => (reserved ? open : { ...open, email, password }),
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

  return (
    <FormDialog
      title={customerDeskT(customer ? 'customers.edit' : 'customers.add')}
      form={form}
      submitLabel={t(customer ? 'form.edit' : 'form.add')}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <TextInput label={t('form.nationalId')} {...createCustomerLimits.nationalId} {...form.field('nationalId')} />
        <NativeSelect
          label={t('form.title')}
          {...form.field('title')}
          data={(['MR', 'MRS'] as const).map((value) => ({ value, label: t(`titles.${value}`) }))}
        />
        <TextInput label={t('form.lastName')} required autoComplete="off" {...form.field('lastName')} />
        <TextInput label={t('form.firstName')} required autoComplete="off" {...form.field('firstName')} />
        <TextInput
          label={t('form.email')}
          type="email"
          required
          autoComplete="off"
          readOnly={reserved}
          variant={reserved ? 'filled' : 'default'}
          description={reserved ? t('form.emailReserved') : undefined}
          inputWrapperOrder={hintBelow}
          {...form.field('email')}
        />
        <TextInput label={t('form.phone')} type="tel" required autoComplete="off" {...form.field('phone')} />
      </SimpleGrid>
      <TextInput label={t('form.address')} required autoComplete="off" {...form.field('address')} />
      <PasswordField
        label={t('form.password')}
        required={!customer}
        disabled={reserved}
        description={t(reserved ? 'form.passwordReserved' : customer ? 'form.passwordKept' : 'form.passwordHint')}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        <NativeSelect
          label={t('form.rating')}
          {...form.field('rating')}
          data={(['GOOD', 'IRRESPONSIBLE'] as const).map((value) => ({
            value,
            label: customerDeskT(`ratings.${value}`),
          }))}
        />
        <NativeSelect
          label={t('form.status')}
          {...form.field('status')}
          data={(['ACTIVE', 'BLOCKED'] as const).map((value) => ({ value, label: customerDeskT(`statuses.${value}`) }))}
          description={form.values.status === 'BLOCKED' ? t('form.statusHint') : undefined}
          inputWrapperOrder={hintBelow}
        />
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
