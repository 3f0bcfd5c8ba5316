import type { ApolloClient } from '@apollo/client';
import { matchRoutes, redirect, type DOMRouterOpts, type RouteObject } from 'react-router-dom';
import { customerRoutes } from '../areas/customer/routes';
import { publicRoutes } from '../areas/public/routes';
import { paths } from '../platform/url/paths';
import { areasId, inShell } from './shell';

/** Leads every address that no route knows to the page that says so. */
const unknownAddress: RouteObject = { path: '*', loader: () => redirect(paths.notFound), element: null };

const loadStaffRoutes = async (client: ApolloClient): Promise<RouteObject[]> =>
  (await import('../areas/backoffice/routes')).backofficeRoutes(client);

/** What the router is made of, and how it finds further routes. */
interface RouteTable extends Pick<DOMRouterOpts, 'patchRoutesOnNavigation'> {
  routes: RouteObject[];
}

/**
 * Makes the route table for a start at a path. Each area lists its routes in `areas/<area>/routes.tsx` and loads its pages lazily, so that
 * nobody downloads an area they do not visit. Guards are loaders and use the Apollo client to query the login. `server.tsx` renders the
 * first areas with its own table in the same order, because the router names routes by their position.
 *
 * The routes of the back-office are loaded before a start there, or when somebody first goes there from another page. A start there gets no
 * `patchRoutesOnNavigation`, because the router would call it whenever a dialog of the back-office opens.
 */
export const loadRoutes = async (client: ApolloClient, pathname: string): Promise<RouteTable> => {
  const ofVisitors = [...publicRoutes(client), ...customerRoutes(client)];
  const withStaff = (staffRoutes: RouteObject[]): RouteObject[] =>
    inShell([...ofVisitors, ...staffRoutes, unknownAddress]);
  // If loading fails, the router tries again and shows the failure.
  const staffRoutes = matchRoutes(ofVisitors, pathname) ? null : await loadStaffRoutes(client).catch(() => null);
  if (staffRoutes) return { routes: withStaff(staffRoutes) };
  return {
    routes: withStaff([]),
    patchRoutesOnNavigation: async ({ patch }) => patch(areasId, await loadStaffRoutes(client)),
  };
};
