import { PromotionList } from '../../features/promotion/PromotionList';
import { t } from '../../features/promotion/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { PriceTabs } from './PriceTabs';

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
