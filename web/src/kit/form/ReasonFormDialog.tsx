import { Text, type TextareaProps } from '@mantine/core';
import { attempt } from '../../platform/errors/errors';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { ReasonField } from './ReasonField';
import { useServerForm } from './useServerForm';

interface ReasonFormDialogProps
  extends Pick<FormDialogProps, 'title' | 'submitLabel' | 'onClose'>, Pick<TextareaProps, 'label' | 'description'> {
  /** The most characters of the reason. */
  maxLength: number;
  /** What it leads to. */
  text?: string;
  /** The error of an empty reason; the server's if left out. */
  missing?: string;
  /** Runs the action; what it throws is shown in the dialog, which stays open. */
  run: (reason: string) => Promise<unknown>;
}

/** Asks for the reason that an action requires, and runs it. */
export const ReasonFormDialog = ({
  title,
  submitLabel,
  text,
  missing,
  run,
  onClose,
  ...field
}: ReasonFormDialogProps) => {
  const form = useServerForm({
    initial: { values: { reason: '' } },
    validate: ({ reason }) => ({ reason: reason.trim() ? undefined : missing }),
    save: ({ reason }) => attempt(() => run(reason)),
    onSaved: onClose,
  });
  return (
    <FormDialog title={title} form={form} submitLabel={submitLabel} onClose={onClose} size="md">
      {text && <Text size="sm">{text}</Text>}
      <ReasonField {...field} {...form.field('reason')} />
    </FormDialog>
  );
};
