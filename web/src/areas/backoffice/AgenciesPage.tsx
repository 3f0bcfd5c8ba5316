import type { ApolloClient } from '@apollo/client';
import { agenciesQuery } from '../../features/agency/agenciesQuery';
import { listRoute } from '../../kit/list/listQuery';
import { AgencyList } from '../../features/agency/AgencyList';
import { t } from '../../features/agency/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Makes what its route loads. */
export const route = (client: ApolloClient) => listRoute(client, agenciesQuery);

/** Shows /listAgence, the agencies. */
export const AgenciesPage = () => {
  usePageTitle(t('title'));
  return <AgencyList />;
};
