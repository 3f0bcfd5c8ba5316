import { t } from '../../domain/booking/texts';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { usePageTitle } from '../../platform/url/usePageTitle';

// By itself, so that what it shares with the calendar is not loaded with every page.
const WalkIn = lazyPart(async () => (await import('../../features/walk-in/WalkIn')).WalkIn);

/** Shows /depart-immediat. */
export const WalkInPage = () => {
  usePageTitle(t('walkIn'));
  return <WalkIn />;
};
