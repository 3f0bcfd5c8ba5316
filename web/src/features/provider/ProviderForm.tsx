import { TextInput } from '@mantine/core';
import { createServiceProviderLimits } from '../../platform/graphql/limits.generated';
import type { RecordFormProps } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { useRecordForm } from '../../kit/form/useRecordForm';
import {
  useCreateServiceProviderMutation,
  useUpdateServiceProviderMutation,
  type ServiceProviderQuery,
} from './ProviderForm.generated';
import { t } from './texts';

type Provider = NonNullable<ServiceProviderQuery['serviceProvider']>;

const draftOf = (provider: Provider | null) => {
  const { name = '', email = '', address = '', phone = '' } = provider ?? {};
  return { name, email, address, phone };
};

/** Adds a service provider, or edits one. */
export const ProviderForm = (props: RecordFormProps<Provider>) => {
  const { record: provider, onClose } = props;
  const [create] = useCreateServiceProviderMutation();
  const [update] = useUpdateServiceProviderMutation();
  const form = useRecordForm({ ...props, t, draftOf, toInput: (values) => values, create, update });
  return (
    <RecordFormDialog t={t} record={provider} form={form} onClose={onClose}>
      <TextInput
        label={t('columns.name')}
        required
        {...createServiceProviderLimits.name}
        data-autofocus
        {...form.field('name')}
      />
      <TextInput
        label={t('columns.email')}
        type="email"
        required
        {...createServiceProviderLimits.email}
        {...form.field('email')}
      />
      <TextInput
        label={t('columns.address')}
        required
        {...createServiceProviderLimits.address}
        {...form.field('address')}
      />
      <TextInput label={t('columns.phone')} type="tel" inputMode="tel" required {...form.field('phone')} />
    </RecordFormDialog>
  );
};
