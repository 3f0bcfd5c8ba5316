import { MaintenanceList } from '../../features/maintenance/MaintenanceList';
import { t } from '../../lib/i18n/maintenance';
import { usePageTitle } from '../../lib/usePageTitle';

/** /listmaintenance: the upkeep of the fleet. */
export const MaintenancesPage = () => {
  usePageTitle(t('title'));
  return <MaintenanceList />;
};
