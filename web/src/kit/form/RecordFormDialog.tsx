import { FormDialog, type FormDialogProps } from './FormDialog';

/** The texts that a feature has for the form of its records. */
type FormText = 'form.editTitle' | 'form.addTitle' | 'form.submitEdit' | 'form.submitAdd';

interface RecordFormDialogProps extends Omit<FormDialogProps, 'title' | 'submitLabel'> {
  t: (key: FormText) => string;
  /** The record that is edited; null adds one. */
  record: object | null;
}

/** Shows the form of a record, with the texts for editing or for adding. */
export const RecordFormDialog = ({ t, record, ...dialog }: RecordFormDialogProps) => (
  <FormDialog
    title={t(record ? 'form.editTitle' : 'form.addTitle')}
    submitLabel={t(record ? 'form.submitEdit' : 'form.submitAdd')}
    {...dialog}
  />
);
