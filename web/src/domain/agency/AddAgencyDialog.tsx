import { attempt } from '../../platform/errors/errors';
import { FormDialog } from '../../kit/form/FormDialog';
import { useServerForm } from '../../kit/form/useServerForm';
import { notify } from '../../kit/notice/notify';
import { AgencyInputs } from './AgencyInputs';
import { shortAgency, shortAgencyInput, type ShortAgency } from './shortAgency';
import { useAddAgencyMutation, type AddAgencyMutation } from './ShortAgency.generated';
import { t } from './texts';

interface AddAgencyDialogProps {
  onAdded: (agency: AddAgencyMutation['createAgency']) => void;
  onClose: () => void;
}

/** Adds an agency from another form, which goes on with it (docs/rules/back-office.md#added-in-place). */
export const AddAgencyDialog = ({ onAdded, onClose }: AddAgencyDialogProps) => {
  const [add] = useAddAgencyMutation();
  const form = useServerForm<ShortAgency>({
    initial: { values: shortAgency() },
    // The mobile number is the telephone of the short form.
    fieldOf: { mobile: 'phone' },
    save: (values) =>
      attempt(async () => {
        const { data } = await add({ variables: { input: shortAgencyInput(values) } });
        if (data) onAdded(data.createAgency);
      }),
    onSaved: () => {
      void notify({ message: t('short.added') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('short.title')} form={form} submitLabel={t('short.submit')} onClose={onClose}>
      <AgencyInputs form={form} />
    </FormDialog>
  );
};
