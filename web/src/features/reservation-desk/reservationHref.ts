import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { readListState, writeListState } from './listState';

const hrefIn = (view: URLSearchParams, number: string | null): string => {
  const query = writeListState({ ...readListState(view), opened: number ?? '' }).toString();
  return query ? `${paths.reservations}?${query}` : paths.reservations;
};

/** The list with one reservation opened beside it; without a number, the list. */
export const reservationHref = (number: string | null): string => hrefIn(new URLSearchParams(), number);

/** The same from the top bar: the view of a list that is already open stays. */
export const useReservationHref = (): ((number: string | null) => string) => {
  const { pathname, search } = useLocation();
  const view = new URLSearchParams(pathname === paths.reservations ? search : '');
  return (number) => hrefIn(view, number);
};
