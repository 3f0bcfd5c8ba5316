import { useListParams } from '../../kit/list/useListParams';
import { reservationsView } from './reservationsView';

/** The view of the list of reservations, for what stands beside it. */
export const useReservationsView = () => useListParams(reservationsView);
