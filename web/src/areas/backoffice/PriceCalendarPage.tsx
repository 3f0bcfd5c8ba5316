import { PriceCalendar } from '../../features/season/PriceCalendar';
import { t } from '../../features/season/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { PriceTabs } from './PriceTabs';

/** Shows /calendrier-prix: the price of each day. */
export const PriceCalendarPage = () => {
  usePageTitle(t('calendar.title'));
  return (
    <>
      <PriceTabs />
      <PriceCalendar />
    </>
  );
};
