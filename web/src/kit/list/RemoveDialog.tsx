import type { ReactNode } from 'react';
import { attempt } from '../../platform/errors/errors';
import { notify, type Notice } from '../notice/notify';
import { AskDialog } from '../form/AskDialog';

interface RemoveDialogProps {
  /** The question: 'Voulez-vous supprimer la marque: Dacia'. */
  message: ReactNode;
  /** The button's text; 'Supprimer' if left out. */
  confirmLabel?: string;
  remove: () => Promise<unknown>;
  /** The notice after the removal. */
  done: Notice;
  onClose: () => void;
}

/** Asks before a record is removed, and says that it was. */
export const RemoveDialog = ({ message, confirmLabel, remove, done, onClose }: RemoveDialogProps) => (
  <AskDialog
    message={message}
    {...(confirmLabel !== undefined && { confirmLabel })}
    onConfirm={() =>
      attempt(async () => {
        await remove();
        void notify(done);
      })
    }
    onClose={onClose}
  />
);
