import type { ApolloClient } from '@apollo/client';
import { redirect, type RouteObject } from 'react-router-dom';
import { backofficeRoutes } from '../areas/backoffice/routes';
import { customerRoutes } from '../areas/customer/routes';
import { publicRoutes } from '../areas/public/routes';
import { paths } from '../platform/url/paths';
import { inShell } from './shell';

/**
 * The route table. Each area lists its routes in `areas/<area>/routes.tsx` and loads its pages lazily, so that nobody downloads an area
 * they do not visit. Guards are loaders and use the Apollo client to query the login. `server.tsx` renders the first areas with its own
 * table in the same order, because the router names routes by their position.
 */
export const makeRoutes = (client: ApolloClient): RouteObject[] =>
  inShell([
    ...publicRoutes(client),
    ...customerRoutes(client),
    ...backofficeRoutes(client),
    { path: '*', loader: () => redirect(paths.notFound), element: null },
  ]);
