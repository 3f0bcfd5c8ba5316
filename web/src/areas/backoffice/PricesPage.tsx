import { PricePreview } from '../../features/season/PricePreview';
import { SeasonList } from '../../features/season/SeasonList';
import { t } from '../../features/season/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { PriceTabs } from './PriceTabs';

/** /tarifs: the seasons, and what a customer would pay. */
export const PricesPage = () => {
  usePageTitle(t('title'));
  return (
    <>
      <PriceTabs />
      <SeasonList />
      <PricePreview />
    </>
  );
};
