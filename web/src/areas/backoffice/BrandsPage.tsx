import { BrandList } from '../../features/brand/BrandList';
import { t } from '../../features/brand/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /listmarque, the brands. */
export const BrandsPage = () => {
  usePageTitle(t('title'));
  return <BrandList />;
};
