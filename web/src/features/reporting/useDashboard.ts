import { useDebouncedCallback } from '@mantine/hooks';
import { useReload } from '../../platform/live/live';
import { useReservationFeed } from '../reservation-desk/ReservationFeed';
import { useDashboardQuery } from './Dashboard.generated';

/** A page left open follows the day: it is asked again this often. */
const renewEvery = 300_000;
/** Figures are counted anew for each question: several changes at once lead to one. */
const renewAfter = 1000;

/** Everything that the dashboard shows, with how far the agency is set up where `setup` asks for it, in one question, and one more after changes; a reservation that changed shows at once. */
export const useDashboard = (variables: { setup: boolean } | null) => {
  const query = useDashboardQuery({
    variables: variables ?? { setup: false },
    // Until it is known who asks, so that the first question is the only one.
    skip: variables === null,
    pollInterval: renewEvery,
    notifyOnNetworkStatusChange: true,
  });
  const reload = useReload(query);
  useReservationFeed(useDebouncedCallback(reload, renewAfter));
  return { board: query.data, error: query.error, loading: query.loading, reload };
};
