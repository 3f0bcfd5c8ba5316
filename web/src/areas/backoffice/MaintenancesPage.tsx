import { MaintenanceList } from '../../features/maintenance/MaintenanceList';
import { t } from '../../lib/i18n/maintenance';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /listmaintenance, the maintenance of the fleet. */
export const MaintenancesPage = () => {
  usePageTitle(t('title'));
  return <MaintenanceList />;
};
