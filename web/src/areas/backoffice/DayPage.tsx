import { DayBoard } from '../../features/day/DayBoard';
import { t } from '../../lib/i18n/day';
import { usePageTitle } from '../../lib/usePageTitle';
import { useDayOffline } from './useDayOffline';

/** /journee: what the day asks of the staff. */
export const DayPage = () => {
  usePageTitle(t('title'));
  useDayOffline();
  return <DayBoard />;
};
