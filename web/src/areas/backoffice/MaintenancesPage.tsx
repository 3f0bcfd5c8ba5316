import { MaintenanceList } from '../../features/maintenance/MaintenanceList';
import { t } from '../../features/maintenance/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /listmaintenance, the maintenance of the fleet. */
export const MaintenancesPage = () => {
  usePageTitle(t('title'));
  return <MaintenanceList />;
};
