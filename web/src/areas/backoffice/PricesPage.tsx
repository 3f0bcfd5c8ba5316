import { PricePreview } from '../../features/season/PricePreview';
import { SeasonList } from '../../features/season/SeasonList';
import { t } from '../../lib/i18n/season';
import { usePageTitle } from '../../lib/usePageTitle';
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
