import { TextInput } from '@mantine/core';
import { attempt } from '../../platform/errors/errors';
import { brandLimits } from '../../platform/graphql/limits.generated';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import { useAddBrandMutation, type AddBrandMutation } from './AddBrand.generated';
import { t } from './texts';

interface AddBrandDialogProps {
  onAdded: (brand: AddBrandMutation['createBrand']) => void;
  onClose: () => void;
}

/** Adds a brand from another form, which goes on with it (docs/rules/back-office.md#added-in-place). */
export const AddBrandDialog = ({ onAdded, onClose }: AddBrandDialogProps) => {
  const [add] = useAddBrandMutation();
  const form = useServerForm({
    initial: { values: { name: '' } },
    save: (input) =>
      attempt(async () => {
        const { data } = await add({ variables: { input } });
        if (data) onAdded(data.createBrand);
      }),
    onSaved: () => {
      void notify({ message: t('added') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('title')} form={form} submitLabel={t('submit')} onClose={onClose} size="sm">
      <TextInput label={t('name')} required {...brandLimits.name} data-autofocus {...form.field('name')} />
    </FormDialog>
  );
};
