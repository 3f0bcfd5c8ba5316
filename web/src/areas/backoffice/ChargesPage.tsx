import { ChargeList } from '../../features/charge/ChargeList';
import { IncludedKm } from '../../features/charge/IncludedKm';
import { t } from '../../features/charge/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { PriceTabs } from './PriceTabs';

/** /options: what customers may choose, what applies by itself, and what is proposed at the return. */
export const ChargesPage = () => {
  usePageTitle(t('title'));
  return (
    <>
      <PriceTabs />
      <ChargeList />
      <IncludedKm />
    </>
  );
};
