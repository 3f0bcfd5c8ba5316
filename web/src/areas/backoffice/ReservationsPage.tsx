import { ReservationList } from '../../features/reservation-desk/ReservationList';
import { t } from '../../features/reservation-desk/texts';
import { useReservationsView } from '../../features/reservation-desk/useReservationsView';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { ReservationBeside } from './ReservationBeside';

/** Shows /listreservation: all reservations, and an opened one beside them. */
export const ReservationsPage = () => {
  usePageTitle(t('list.title'));
  const { state, update, hrefFor } = useReservationsView();
  const { opened, page } = state;
  return (
    <>
      <ReservationList />
      <ReservationBeside
        number={opened}
        onClose={() => update({ opened: '', page })}
        hrefFor={(number) => hrefFor({ opened: number, page })}
      />
    </>
  );
};
