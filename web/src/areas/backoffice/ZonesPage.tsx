import { ZoneBoard } from '../../features/zone/ZoneBoard';
import { t } from '../../features/zone/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /zones, the areas where vehicles may go. */
export const ZonesPage = () => {
  usePageTitle(t('title'));
  return <ZoneBoard />;
};
