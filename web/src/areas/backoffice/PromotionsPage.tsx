import type { ApolloClient } from '@apollo/client';
import { promotionsQuery } from '../../features/promotion/promotionsQuery';
import { listRoute } from '../../kit/list/listQuery';
import { PromotionList } from '../../features/promotion/PromotionList';
import { t } from '../../features/promotion/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { PriceTabs } from './PriceTabs';

/** Makes what its route loads. */
export const route = (client: ApolloClient) => listRoute(client, promotionsQuery);

/** Shows /promotions: the promotion codes. */
export const PromotionsPage = () => {
  usePageTitle(t('title'));
  return (
    <>
      <PriceTabs />
      <PromotionList />
    </>
  );
};
