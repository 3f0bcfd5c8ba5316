import { ReservationList } from '../../features/reservation-desk/ReservationList';
import { reservationsView } from '../../features/reservation-desk/reservationsView';
import { t } from '../../features/reservation-desk/texts';
import { useListParams } from '../../kit/list/useListParams';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { ReservationBeside } from './ReservationBeside';

/** Shows /listreservation: all reservations, and an opened one beside them. */
export const ReservationsPage = () => {
  usePageTitle(t('list.title'));
  const { state, update, hrefFor } = useListParams(reservationsView);
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
