import type { ApolloClient } from '@apollo/client';
import { seasonsQuery } from '../../features/season/seasonsQuery';
import { listRoute } from '../../kit/list/listQuery';
import { PricePreview } from '../../features/season/PricePreview';
import { SeasonList } from '../../features/season/SeasonList';
import { t } from '../../features/season/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { PriceTabs } from './PriceTabs';

/** Makes what its route loads. */
export const route = (client: ApolloClient) => listRoute(client, seasonsQuery);

/** Shows /tarifs: the seasons, and the price that a customer would pay. */
export const PricesPage = () => {
  usePageTitle(t('title'));
  return (
    <>
      <PriceTabs />
      <SeasonList below={<PricePreview />} />
    </>
  );
};
