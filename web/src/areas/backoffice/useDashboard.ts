import { useDebouncedCallback, useInterval } from '@mantine/hooks';
import { useLoaderData } from 'react-router-dom';
import { useLoaded } from '../../platform/query/useLoaded';
import { useReload } from '../../platform/live/live';
import { useReservationFeed } from '../../domain/reservation/ReservationFeed';
import { DashboardDocument } from './Dashboard.generated';
import type { LoadedDashboard } from './dashboardRoute';

/** Milliseconds after which the dashboard is queried again, so that a page left open follows the day. */
const renewEvery = 300_000;
/** Several changes at once lead to one reload, because the server computes the figures for each query. */
const renewAfter = 1000;

/**
 * Reads everything that the dashboard shows, which the loader of the route has started, and asks for it again after changes; a changed
 * reservation is shown at once.
 */
export const useDashboard = () => {
  const { data, error, loading, refetch } = useLoaded(DashboardDocument, useLoaderData<LoadedDashboard>().board);
  const reload = useReload({ loading, refetch });
  useInterval(reload, renewEvery, { autoInvoke: true });
  useReservationFeed(useDebouncedCallback(reload, renewAfter));
  return { board: data, error, loading, reload };
};
