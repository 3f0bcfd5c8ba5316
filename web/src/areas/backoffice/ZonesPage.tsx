import { ZoneBoard } from '../../features/zone/ZoneBoard';
import { t } from '../../lib/i18n/zone';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /zones, the areas where vehicles may go. */
export const ZonesPage = () => {
  usePageTitle(t('title'));
  return <ZoneBoard />;
};
