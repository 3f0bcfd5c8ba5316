import type { ApolloClient } from '@apollo/client';
import { chargesQuery } from '../../features/charge/chargesQuery';
import { listRoute } from '../../kit/list/listQuery';
import { ChargeList } from '../../features/charge/ChargeList';
import { IncludedKm } from '../../features/charge/IncludedKm';
import { t } from '../../features/charge/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { PriceTabs } from './PriceTabs';

/** Makes what its route loads. */
export const route = (client: ApolloClient) => listRoute(client, chargesQuery);

/** Shows /options: the extras that customers may choose, the fees that apply automatically, and the charges proposed at the return. */
export const ChargesPage = () => {
  usePageTitle(t('title'));
  return (
    <>
      <PriceTabs />
      <ChargeList below={<IncludedKm />} />
    </>
  );
};
