import type { ApolloClient } from '@apollo/client';
import { maintenancesQuery } from '../../features/maintenance/maintenancesQuery';
import { listRoute } from '../../kit/list/listQuery';
import { MaintenanceList } from '../../features/maintenance/MaintenanceList';
import { t } from '../../features/maintenance/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Makes what its route loads. */
export const route = (client: ApolloClient) => listRoute(client, maintenancesQuery);

/** Shows /listmaintenance, the maintenance of the fleet. */
export const MaintenancesPage = () => {
  usePageTitle(t('title'));
  return <MaintenanceList />;
};
