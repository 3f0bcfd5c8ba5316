import { DayBoard } from '../../features/day/DayBoard';
import { t } from '../../features/day/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { useDayOffline } from './useDayOffline';

/** Shows /journee: the staff's tasks of the day. */
export const DayPage = () => {
  usePageTitle(t('title'));
  useDayOffline();
  return <DayBoard />;
};
