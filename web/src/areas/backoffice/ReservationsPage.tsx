import { ReservationList } from '../../features/reservation-desk/ReservationList';
import { t } from '../../features/reservation-desk/texts';
import { useReservationsView } from '../../features/reservation-desk/useReservationsView';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { useEver } from '../../kit/lazy/useEver';

const ReservationDrawer = lazyPart(
  async () => (await import('../../features/reservation-desk/ReservationDrawer')).ReservationDrawer,
  { over: true },
);

/** Shows /listreservation: all reservations, and an opened one beside them. */
export const ReservationsPage = () => {
  usePageTitle(t('list.title'));
  const { state, update, hrefFor } = useReservationsView();
  const { opened, page } = state;
  const drawerShown = useEver(opened !== '');
  return (
    <>
      <ReservationList />
      {drawerShown && (
        <ReservationDrawer
          number={opened}
          onClose={() => update({ opened: '', page })}
          hrefFor={(number) => hrefFor({ opened: number, page })}
        />
      )}
    </>
  );
};
