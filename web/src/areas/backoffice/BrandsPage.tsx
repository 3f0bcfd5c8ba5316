import { BrandList } from '../../features/brand/BrandList';
import { t } from '../../lib/i18n/brand';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /listmarque, the brands. */
export const BrandsPage = () => {
  usePageTitle(t('title'));
  return <BrandList />;
};
