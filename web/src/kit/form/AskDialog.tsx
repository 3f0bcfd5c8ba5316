import { useState, type ReactNode } from 'react';
import type { Problem } from '../../platform/errors/errors';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { t } from '../texts';

interface AskDialogProps {
  /** The question: 'Voulez-vous supprimer la marque: Dacia'. */
  message: ReactNode;
  /** 'Supprimer' by default. */
  confirmLabel?: string;
  danger?: boolean;
  /** Runs the action; resolves to the problem, or null. On a problem the dialog stays open and shows it. */
  onConfirm: () => Promise<Problem | null>;
  onClose: () => void;
  /** Content to read before answering. */
  children?: ReactNode;
}

/** Asks 'Êtes-vous sûr?' with Supprimer and Fermer (docs/rules/back-office.md#questions). */
export const AskDialog = ({
  message,
  confirmLabel = t('form.delete'),
  danger = true,
  onConfirm,
  onClose,
  children,
}: AskDialogProps) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    const refusal = await onConfirm();
    setBusy(false);
    setProblem(refusal);
    if (!refusal) onClose();
  };

  return (
    <ConfirmDialog
      opened
      message={message}
      confirmLabel={confirmLabel}
      danger={danger}
      busy={busy}
      error={problem?.message ?? null}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
};
