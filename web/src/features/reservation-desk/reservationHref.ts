import { useLocation } from 'react-router-dom';
import { pageOf } from '../../lib/pageOf';
import { paths } from '../../lib/paths';
import { reservationsHref } from './reservationsView';

/** The list with one reservation opened beside it; without a number, the list. */
export const reservationHref = (number: string | null): string => reservationsHref({ opened: number ?? '' });

/** Returns the same function for the top bar: it keeps the view of a list that is already open. */
export const useReservationHref = (): ((number: string | null) => string) => {
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(pageOf(pathname) === paths.reservations ? search : '');
  return (number) => reservationsHref({ opened: number ?? '' }, view);
};
