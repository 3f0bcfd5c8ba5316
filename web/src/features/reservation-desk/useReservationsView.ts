import { useListParams } from '../../kit/list/useListParams';
import { reservationsView } from './reservationsView';

/** Provides the view of the list of reservations to components beside it. */
export const useReservationsView = () => useListParams(reservationsView);
