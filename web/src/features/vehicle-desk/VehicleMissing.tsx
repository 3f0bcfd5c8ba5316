import { IconCarOff } from '@tabler/icons-react';
import { EmptyDialog } from '../../kit/dialog/EmptyDialog';
import { t } from './texts';

/** Shows that a vehicle does not exist, or no longer. */
export const VehicleMissing = ({ onClose }: { onClose: () => void }) => (
  <EmptyDialog icon={IconCarOff} title={t('sheet.missingTitle')} message={t('sheet.missing')} onClose={onClose} />
);
