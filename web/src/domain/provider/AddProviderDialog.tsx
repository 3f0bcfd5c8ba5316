import { attempt } from '../../platform/errors/errors';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import { useAddProviderMutation, type AddProviderMutation } from './AddProvider.generated';
import { ProviderInputs, type ProviderDraft } from './ProviderInputs';
import { t } from './texts';

const nothing: ProviderDraft = { name: '', email: '', address: '', phone: '' };

interface AddProviderDialogProps {
  onAdded: (provider: AddProviderMutation['createServiceProvider']) => void;
  onClose: () => void;
}

/** Adds a service provider from another form, which goes on with it (docs/rules/back-office.md#added-in-place). */
export const AddProviderDialog = ({ onAdded, onClose }: AddProviderDialogProps) => {
  const [add] = useAddProviderMutation();
  const form = useServerForm({
    initial: { values: nothing },
    save: (input) =>
      attempt(async () => {
        const { data } = await add({ variables: { input } });
        if (data) onAdded(data.createServiceProvider);
      }),
    onSaved: () => {
      void notify({ message: t('added') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('title')} form={form} submitLabel={t('submit')} onClose={onClose} size="md">
      <ProviderInputs form={form} />
    </FormDialog>
  );
};
