import type { ApolloClient } from '@apollo/client';
import { depositsQuery } from '../../features/deposit/depositsQuery';
import { listRoute } from '../../kit/list/listQuery';
import { DepositList } from '../../features/deposit/DepositList';
import { t } from '../../features/deposit/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Makes what its route loads. */
export const route = (client: ApolloClient) => listRoute(client, depositsQuery);

/** Shows /cautions, the deposits to give back. */
export const DepositsPage = () => {
  usePageTitle(t('title'));
  return <DepositList />;
};
