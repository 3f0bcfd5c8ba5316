import { attempt } from '../../platform/errors/errors';
import { notify, type Notice } from '../notice/notify';
import { AskDialog, type AskDialogProps } from '../form/AskDialog';

interface RemoveDialogProps extends Omit<AskDialogProps, 'onConfirm'> {
  remove: () => Promise<unknown>;
  /** The notice after the removal. */
  done: Notice;
}

/** Asks before a record is removed, and says that it was. */
export const RemoveDialog = ({ remove, done, ...dialog }: RemoveDialogProps) => (
  <AskDialog
    {...dialog}
    onConfirm={() =>
      attempt(async () => {
        await remove();
        void notify(done);
      })
    }
  />
);
