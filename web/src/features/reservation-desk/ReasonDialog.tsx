import { Textarea } from '@mantine/core';
import type { Problem } from '../../platform/errors/errors';
import { ProblemText } from '../../kit/form/FormMessage';
import { useLeaveGuard } from '../../kit/form/useLeaveGuard';
import { useServerForm } from '../../kit/form/useServerForm';
import { ConfirmDialog, type ConfirmDialogProps } from '../../kit/dialog/ConfirmDialog';

interface ReasonDialogProps extends Pick<
  ConfirmDialogProps,
  'message' | 'consequence' | 'confirmLabel' | 'cancelLabel' | 'onClose'
> {
  reasonLabel: string;
  reasonHint: string;
  /** The most characters of the reason. */
  maxLength: number;
  /** Runs the action; resolves to the problem, or null. */
  onConfirm: (reason: string) => Promise<Problem | null>;
}

/** Asks for a reason before refusing or cancelling a reservation. The input stays if it fails. */
export const ReasonDialog = ({
  reasonLabel,
  reasonHint,
  maxLength,
  onConfirm,
  onClose,
  ...dialog
}: ReasonDialogProps) => {
  const form = useServerForm({
    initial: { values: { reason: '' } },
    save: ({ reason }) => onConfirm(reason.trim()),
    onSaved: onClose,
  });
  const guard = useLeaveGuard(form.unsent);

  return (
    <>
      <ConfirmDialog
        {...dialog}
        opened
        busy={form.busy}
        error={form.unplaced && form.problem && <ProblemText problem={form.problem} />}
        onConfirm={() => void form.submit()}
        onClose={() => guard.leave(onClose)}
      >
        <Textarea
          label={reasonLabel}
          description={reasonHint}
          {...form.field('reason')}
          maxLength={maxLength}
          autosize
          minRows={2}
          data-autofocus
        />
      </ConfirmDialog>
      {guard.dialog}
    </>
  );
};
