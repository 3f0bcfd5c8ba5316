import { ChargeList } from '../../features/charge/ChargeList';
import { IncludedKm } from '../../features/charge/IncludedKm';
import { t } from '../../features/charge/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { PriceTabs } from './PriceTabs';

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
