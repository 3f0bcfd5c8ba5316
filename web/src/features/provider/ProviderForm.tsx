import { ProviderInputs } from '../../domain/provider/ProviderInputs';
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
      <ProviderInputs form={form} />
    </RecordFormDialog>
  );
};
