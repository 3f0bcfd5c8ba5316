import { NextRental } from '../../features/customer-reservations/NextRental';
import { MyReservations } from '../../features/customer-reservations/MyReservations';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { t } from './texts';

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
