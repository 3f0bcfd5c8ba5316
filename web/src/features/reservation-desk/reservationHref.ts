import { useLocation } from 'react-router-dom';
import type { ReservationStatus } from '../../platform/graphql/types.generated';
import { pageOf } from '../../platform/url/pageOf';
import { paths } from '../../platform/url/paths';
import { reservationsHref } from './reservationsView';

/** Returns the address of the list with one reservation opened beside it; without a number, of the list. */
export const reservationHref = (number: string | null): string => reservationsHref({ opened: number ?? '' });

/** Returns the address where staff work on a reservation: the file of a rental, the list for anything else. */
export const workHref = (number: string, status: ReservationStatus | null | undefined): string =>
  status === 'ACCEPTED' ? paths.rentalFileFor(number) : reservationHref(number);

/** Returns the same function for the top bar: it keeps the view of a list that is already open. */
export const useWorkHref = (): ((number: string | null, status: ReservationStatus | null | undefined) => string) => {
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(pageOf(pathname) === paths.reservations ? search : '');
  return (number, status) =>
    number && status === 'ACCEPTED' ? paths.rentalFileFor(number) : reservationsHref({ opened: number ?? '' }, view);
};
