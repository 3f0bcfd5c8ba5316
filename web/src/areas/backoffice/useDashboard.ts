import { useDebouncedCallback } from '@mantine/hooks';
import { useReload } from '../../platform/live/live';
import { useReservationFeed } from '../../domain/reservation/ReservationFeed';
import { useDashboardQuery } from './Dashboard.generated';

/** Milliseconds after which the dashboard is queried again, so that a page left open follows the day. */
const renewEvery = 300_000;
/** Several changes at once lead to one reload, because the server computes the figures for each query. */
const renewAfter = 1000;

/**
 * Loads everything that the dashboard shows, with the agency's set-up if `setup` is true, by one query, and again after changes; a changed
 * reservation is shown at once.
 */
export const useDashboard = (variables: { setup: boolean } | null) => {
  const query = useDashboardQuery({
    variables: variables ?? { setup: false },
    // Waits until the role of the caller is known, so that one query is enough.
    skip: variables === null,
    pollInterval: renewEvery,
  });
  const reload = useReload(query);
  useReservationFeed(useDebouncedCallback(reload, renewAfter));
  return { board: query.data, error: query.error, loading: query.loading, reload };
};
