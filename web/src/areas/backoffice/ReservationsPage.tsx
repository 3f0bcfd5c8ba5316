import { ReservationList } from '../../features/reservation-desk/ReservationList';
import { useReservationsView } from '../../features/reservation-desk/useReservationsView';
import { t } from '../../lib/i18n/backoffice';
import { usePageTitle } from '../../lib/usePageTitle';
import { lazyPart } from '../../ui/lazyPart';
import { useEver } from '../../ui/useEver';

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
