import { PriceCalendar } from '../../features/season/PriceCalendar';
import { t } from '../../lib/i18n/season';
import { usePageTitle } from '../../lib/usePageTitle';
import { PriceTabs } from './PriceTabs';

/** /calendrier-prix: what each day costs. */
export const PriceCalendarPage = () => {
  usePageTitle(t('calendar.title'));
  return (
    <>
      <PriceTabs />
      <PriceCalendar />
    </>
  );
};
