import type { ReactNode } from 'react';
import { attempt } from '../../platform/errors/errors';
import { notify, type Notice } from '../notice/notify';
import { AskDialog } from '../form/AskDialog';

interface RemoveDialogProps {
  /** The question: 'Voulez-vous supprimer la marque: Dacia'. */
  message: ReactNode;
  /** 'Supprimer' when left out. */
  confirmLabel?: string;
  remove: () => Promise<unknown>;
  /** What is said when it is done. */
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
