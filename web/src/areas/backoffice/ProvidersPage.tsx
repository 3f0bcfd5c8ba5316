import type { ApolloClient } from '@apollo/client';
import { providersQuery } from '../../features/provider/providersQuery';
import { listRoute } from '../../kit/list/listQuery';
import { ProviderList } from '../../features/provider/ProviderList';
import { t } from '../../features/provider/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Makes what its route loads. */
export const route = (client: ApolloClient) => listRoute(client, providersQuery);

/** Shows /listprestataire, the service providers. */
export const ProvidersPage = () => {
  usePageTitle(t('title'));
  return <ProviderList />;
};
