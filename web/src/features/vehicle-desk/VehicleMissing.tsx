import { Modal } from '@mantine/core';
import { IconCarOff } from '@tabler/icons-react';
import { EmptyState } from '../../kit/state/EmptyState';
import { t } from './texts';

/** Shows that a vehicle does not exist, or no longer. */
export const VehicleMissing = ({ onClose }: { onClose: () => void }) => (
  <Modal
    opened
    onClose={onClose}
    title={t('sheet.missingTitle')}
    closeButtonProps={{ 'aria-label': t('common:close') }}
  >
    <EmptyState
      icon={<IconCarOff size={40} stroke={1.5} aria-hidden />}
      title={t('sheet.missingTitle')}
      message={t('sheet.missing')}
    />
  </Modal>
);
