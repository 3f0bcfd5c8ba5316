import type { ApolloClient } from '@apollo/client';
import { brandsQuery } from '../../features/brand/brandsQuery';
import { listRoute } from '../../kit/list/listQuery';
import { BrandList } from '../../features/brand/BrandList';
import { t } from '../../features/brand/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Makes what its route loads. */
export const route = (client: ApolloClient) => listRoute(client, brandsQuery);

/** Shows /listmarque, the brands. */
export const BrandsPage = () => {
  usePageTitle(t('title'));
  return <BrandList />;
};
