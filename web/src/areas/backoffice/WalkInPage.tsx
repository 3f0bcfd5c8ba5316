import { WalkIn } from '../../features/walk-in/WalkIn';
import { t } from '../../features/walk-in/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /depart-immediat. */
export const WalkInPage = () => {
  usePageTitle(t('title'));
  return <WalkIn />;
};
