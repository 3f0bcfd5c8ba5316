import { ReservationDrawer } from '../../features/reservation-desk/ReservationDrawer';
import { ReservationList } from '../../features/reservation-desk/ReservationList';
import { useReservationsView } from '../../features/reservation-desk/useReservationsView';
import { t } from '../../lib/i18n/backoffice';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /listreservation: all reservations, and an opened one beside them. */
export const ReservationsPage = () => {
  usePageTitle(t('list.title'));
  const { state, update, hrefFor } = useReservationsView();
  const { opened, page } = state;
  return (
    <>
      <ReservationList />
      <ReservationDrawer
        number={opened}
        onClose={() => update({ opened: '', page })}
        hrefFor={(number) => hrefFor({ opened: number, page })}
      />
    </>
  );
};
