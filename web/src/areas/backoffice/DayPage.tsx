import { DayBoard } from '../../features/day/DayBoard';
import { t } from '../../features/day/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { useDayOffline } from './useDayOffline';

/** /journee: what the day asks of the staff. */
export const DayPage = () => {
  usePageTitle(t('title'));
  useDayOffline();
  return <DayBoard />;
};
