import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { customersQuery } from '../../features/customer-desk/customersQuery';
import { dayRoute } from '../../features/day/dayRoute';
import { planningRoute } from '../../features/planning/planningRoute';
import { rentalsRoute } from '../../features/rental/rentalsQuery';
import { reservationsQuery } from '../../features/reservation-desk/reservationsQuery';
import { vehiclesQuery } from '../../features/vehicle-desk/vehiclesQuery';
import { listRoute } from '../../kit/list/listQuery';
import { keepAnswers } from '../../platform/device/storedAnswers';
import { AgencyNowDocument } from '../../platform/time/AgencyNow.generated';
import { dashboardRoute } from './dashboardRoute';
import { ShellDocument } from './Shell.generated';

const prepared = new WeakSet<ApolloClient>();

/** Prepares the client for the staff's pages, once, and returns their first query. */
export const staffQuery = (client: ApolloClient): typeof ShellDocument => {
  if (!prepared.has(client)) keepAnswers(client);
  prepared.add(client);
  return ShellDocument;
};

/**
 * Makes a loader wait until the client knows who is logged in and what time it is: by the frame's query, which the guard sends too. The
 * client is prepared first: an answer that the device keeps would neither be stored nor found without a network.
 */
const afterFrame = <Loaded, Route extends { loader: (args: LoaderFunctionArgs) => Loaded }>(
  client: ApolloClient,
  route: Route,
) => ({
  ...route,
  loader: async (args: LoaderFunctionArgs): Promise<Awaited<Loaded>> => {
    if (!client.readQuery({ query: AgencyNowDocument })) await client.query({ query: staffQuery(client) });
    return await route.loader(args);
  },
});

/** Tells whether an Admin is logged in, by the frame's query. */
export const isAdmin = async (client: ApolloClient): Promise<boolean> => {
  const { data } = await client.query({ query: staffQuery(client), fetchPolicy: 'cache-first' });
  return data?.me?.employee?.role === 'ADMIN';
};

/**
 * What the most used pages of the back-office load, by page: their queries start while the code of the page is loaded. They are loaded with
 * the staff's first query and so need no request of their own.
 */
export const staffRoutes = (client: ApolloClient) => ({
  dashboard: afterFrame(client, dashboardRoute(client)),
  day: afterFrame(client, dayRoute(client)),
  planning: afterFrame(client, planningRoute(client)),
  reservations: listRoute(client, reservationsQuery),
  rentals: afterFrame(client, rentalsRoute(client)),
  customers: listRoute(client, customersQuery),
  // Also behind the position of one vehicle, from which one comes back to the list.
  vehicles: listRoute(client, vehiclesQuery),
});
