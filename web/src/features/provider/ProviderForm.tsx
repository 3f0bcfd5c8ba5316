import { TextInput } from '@mantine/core';
import { EditRecord, type RecordFormProps } from '../../kit/form/EditRecord';
import { RecordFormDialog } from '../../kit/form/RecordFormDialog';
import { useRecordForm } from '../../kit/form/useRecordForm';
import type { StoredRecord } from '../../kit/form/useServerForm';
import {
  useCreateServiceProviderMutation,
  ServiceProviderDocument,
  useUpdateServiceProviderMutation,
  type ServiceProviderQuery,
} from './ProviderForm.generated';
import { t } from './texts';

type Provider = NonNullable<ServiceProviderQuery['serviceProvider']>;

const emptyDraft = { name: '', email: '', address: '', phone: '' };

const recordOf = ({ name, email, address, phone, version }: Provider): StoredRecord<typeof emptyDraft> => ({
  values: { name, email, address, phone },
  version,
});

const ProviderForm = ({ record: provider, onReload, onClose }: RecordFormProps<Provider>) => {
  const [create] = useCreateServiceProviderMutation({ refetchQueries: ['ServiceProviders'] });
  const [update] = useUpdateServiceProviderMutation();
  const form = useRecordForm({
    record: provider,
    storedOf: recordOf,
    start: emptyDraft,
    toInput: (values) => values,
    create,
    update,
    onReload,
    saved: { message: t(provider ? 'form.edited' : 'form.added') },
    onClose,
  });
  return (
    <RecordFormDialog t={t} record={provider} form={form} onClose={onClose}>
      <TextInput label={t('columns.name')} required maxLength={80} data-autofocus {...form.field('name')} />
      <TextInput label={t('columns.email')} type="email" required maxLength={50} {...form.field('email')} />
      <TextInput label={t('columns.address')} required maxLength={200} {...form.field('address')} />
      <TextInput label={t('columns.phone')} type="tel" inputMode="tel" required {...form.field('phone')} />
    </RecordFormDialog>
  );
};

/** Adds a provider, or edits one, which is loaded first. */
export const ProviderDialog = ({ id, onClose }: { id?: string; onClose: () => void }) => (
  <EditRecord
    title={t('form.editTitle')}
    id={id}
    query={ServiceProviderDocument}
    recordOf={({ serviceProvider }) => serviceProvider}
    onClose={onClose}
  >
    {(provider, reload) => <ProviderForm record={provider} onReload={reload} onClose={onClose} />}
  </EditRecord>
);
