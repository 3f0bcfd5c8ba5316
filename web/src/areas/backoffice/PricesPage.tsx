import { PricePreview } from '../../features/season/PricePreview';
import { SeasonList } from '../../features/season/SeasonList';
import { t } from '../../features/season/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { PriceTabs } from './PriceTabs';

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
