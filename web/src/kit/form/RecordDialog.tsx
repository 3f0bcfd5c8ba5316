import { Skeleton, Stack } from '@mantine/core';
import { ErrorState } from '../state/ErrorState';
import { LoadFailure } from '../state/Loaded';
import { Modal } from '../dialog/Modal';
import { t } from '../texts';

interface RecordDialogProps {
  /** The title of the form to come. */
  title: string;
  error: unknown;
  /** True if the server answered that there is no such record. */
  absent?: boolean;
  loading: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Replaces a form while its record is loaded, or shows that loading failed. */
export const RecordDialog = ({ title, error, absent = false, loading, onRetry, onClose }: RecordDialogProps) => {
  return (
    <Modal opened onClose={onClose} title={title} size="lg" transitionProps={{ duration: 0 }}>
      {error ? (
        <LoadFailure title={t('form.loadFailed')} error={error} refetch={onRetry} loading={loading} />
      ) : absent ? (
        <ErrorState title={t('form.loadFailed')} message={t('common:problem.gone')} />
      ) : (
        <Stack role="status" aria-label={t('common:loading')}>
          {[0, 1, 2, 3].map((line) => (
            <Skeleton key={line} height={60} radius="md" />
          ))}
        </Stack>
      )}
    </Modal>
  );
};
