import { PromotionList } from '../../features/promotion/PromotionList';
import { t } from '../../lib/i18n/promotion';
import { usePageTitle } from '../../lib/usePageTitle';
import { PriceTabs } from './PriceTabs';

/** /promotions: the codes that customers may enter. */
export const PromotionsPage = () => {
  usePageTitle(t('title'));
  return (
    <>
      <PriceTabs />
      <PromotionList />
    </>
  );
};
