import { useState } from 'react';
import type { Problem } from '../../platform/errors/errors';
import { ConfirmDialog, type ConfirmDialogProps } from '../dialog/ConfirmDialog';
import { t } from '../texts';
import { ProblemText } from './FormMessage';

/** The props of `AskDialog`, which asks and then runs the action. */
export interface AskDialogProps extends Pick<
  ConfirmDialogProps,
  'message' | 'consequence' | 'danger' | 'onClose' | 'children'
> {
  /** 'Supprimer' by default. */
  confirmLabel?: string;
  /** Runs the action; resolves to the problem, or null. On a problem the dialog stays open and shows it. */
  onConfirm: () => Promise<Problem | null>;
}

/** Asks 'Êtes-vous sûr?' with Supprimer and Fermer (docs/rules/back-office.md#questions). */
export const AskDialog = ({ confirmLabel = t('form.delete'), onConfirm, ...dialog }: AskDialogProps) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    const refusal = await onConfirm();
    setBusy(false);
    setProblem(refusal);
    if (!refusal) dialog.onClose();
  };

  return (
    <ConfirmDialog
      {...dialog}
      opened
      confirmLabel={confirmLabel}
      busy={busy}
      error={problem && <ProblemText problem={problem} />}
      onConfirm={() => void confirm()}
    />
  );
};
