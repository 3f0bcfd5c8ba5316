import { MyReservations } from '../../features/customer-reservations/MyReservations';
import { t } from '../../lib/i18n/account';
import { usePageTitle } from '../../lib/usePageTitle';

/** /dashboardClient: the customer's reservations. */
export const DashboardPage = () => {
  usePageTitle(t('title'));
  return <MyReservations />;
};
