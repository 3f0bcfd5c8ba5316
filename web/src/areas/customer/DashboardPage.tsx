import { NextRental } from '../../features/customer-reservations/NextRental';
import { MyReservations } from '../../features/customer-reservations/MyReservations';
import { t } from '../../lib/i18n/account';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /dashboardClient: the next rental, then the customer's reservations. */
export const DashboardPage = () => {
  usePageTitle(t('title'));
  return (
    <>
      <NextRental />
      <MyReservations />
    </>
  );
};
