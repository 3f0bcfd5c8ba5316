import { EmptyState, type EmptyStateProps } from '../state/EmptyState';
import { Modal } from './Modal';

interface EmptyDialogProps extends EmptyStateProps {
  title: string;
  /** The title of the dialog; if left out, it has the title of what is shown, which then is not said twice. */
  heading?: string;
  onClose: () => void;
}

/** Shows, in place of a dialog, why there is nothing to show. */
export const EmptyDialog = ({ heading, title, onClose, ...shown }: EmptyDialogProps) => (
  <Modal centered opened onClose={onClose} title={heading ?? title}>
    <EmptyState {...shown} {...(heading !== undefined && { title })} />
  </Modal>
);
