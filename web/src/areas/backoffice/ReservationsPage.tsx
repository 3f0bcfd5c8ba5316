import { ReservationDrawer } from '../../features/reservation-desk/ReservationDrawer';
import { ReservationList } from '../../features/reservation-desk/ReservationList';
import { useListState } from '../../features/reservation-desk/useListState';
import { t } from '../../lib/i18n/backoffice';
import { usePageTitle } from '../../lib/usePageTitle';

/** /listreservation: every reservation, and the one that is open beside them. */
export const ReservationsPage = () => {
  usePageTitle(t('list.title'));
  const { state, open, hrefFor } = useListState();
  return (
    <>
      <ReservationList />
      <ReservationDrawer
        number={state.opened}
        onClose={() => open('')}
        hrefFor={(number) => hrefFor({ opened: number, page: state.page })}
      />
    </>
  );
};
