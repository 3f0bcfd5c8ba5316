import { FormDialog, type FormDialogProps } from './FormDialog';

/** The keys of the texts that a feature must have for the dialog with its form. */
type FormText = 'form.editTitle' | 'form.addTitle' | 'form.submitEdit' | 'form.submitAdd';

interface RecordFormDialogProps extends Omit<FormDialogProps, 'title' | 'submitLabel'> {
  t: (key: FormText) => string;
  /** The record to edit; null for a new one. */
  record: object | null;
}

/** Shows the dialog with the form of a record, whose title and button depend on whether the record is new. */
export const RecordFormDialog = ({ t, record, ...dialog }: RecordFormDialogProps) => (
  <FormDialog
    title={t(record ? 'form.editTitle' : 'form.addTitle')}
    submitLabel={t(record ? 'form.submitEdit' : 'form.submitAdd')}
    {...dialog}
  />
);
