import { Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Problem } from '../../lib/errors';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface ReasonDialogProps {
  message: ReactNode;
  reasonLabel: string;
  reasonHint: string;
  confirmLabel: string;
  cancelLabel?: string;
  busy: boolean;
  /** Does it; answers what went wrong, or null. */
  onConfirm: (reason: string) => Promise<Problem | null>;
  onClose: () => void;
}

/** Asks before a reservation is refused or cancelled, with a reason. What was typed stays when it fails. */
export const ReasonDialog = ({ reasonLabel, reasonHint, onConfirm, onClose, ...dialog }: ReasonDialogProps) => {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);

  const confirm = async (): Promise<void> => {
    const refusal = await onConfirm(reason.trim());
    setProblem(refusal);
    if (!refusal) onClose();
  };

  return (
    <ConfirmDialog
      {...dialog}
      opened
      error={problem?.fields.reason ? null : problem?.message}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Textarea
        label={reasonLabel}
        description={reasonHint}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={problem?.fields.reason}
        maxLength={500}
        autosize
        minRows={2}
        data-autofocus
      />
    </ConfirmDialog>
  );
};
