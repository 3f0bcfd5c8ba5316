import { EmptyState, type EmptyStateProps } from '../state/EmptyState';
import { Modal } from './Modal';

interface EmptyDialogProps extends EmptyStateProps {
  /** The title of the dialog. */
  heading: string;
  onClose: () => void;
}

/** Shows, in place of a dialog, why there is nothing to show. */
export const EmptyDialog = ({ heading, onClose, ...shown }: EmptyDialogProps) => (
  <Modal opened onClose={onClose} title={heading}>
    <EmptyState {...shown} />
  </Modal>
);
