import type { ApolloClient } from '@apollo/client';
import { createBrowserRouter, redirect, useRouteError, type RouteObject } from 'react-router-dom';
import { backofficeRoutes } from '../areas/backoffice/routes';
import { customerRoutes } from '../areas/customer/routes';
import { publicRoutes } from '../areas/public/routes';
import { paths } from '../lib/paths';
import { FirstLoading } from '../ui/FirstLoading';
import { PageError } from '../ui/PageError';
import { Providers } from './Providers';

// What breaks the theme itself is for the outer boundary, which needs none.
const PassOn = (): never => {
  throw useRouteError();
};

/**
 * The route table. Each area lists its routes in `areas/<area>/routes.tsx` and loads its pages lazily, so that nobody
 * downloads an area they do not visit. Guards are loaders and get the Apollo client to ask who is logged in.
 */
export const makeRoutes = (client: ApolloClient): RouteObject[] => [
  {
    element: <Providers />,
    errorElement: <PassOn />,
    hydrateFallbackElement: <FirstLoading />,
    children: [
      {
        // Guards and layouts may fail too. This stands below the theme, which the error's page needs.
        errorElement: <PageError />,
        children: [
          ...publicRoutes(client),
          ...customerRoutes(client),
          ...backofficeRoutes(client),
          { path: '*', loader: () => redirect(paths.notFound), element: null },
        ],
      },
    ],
  },
];

export const makeRouter = (client: ApolloClient): ReturnType<typeof createBrowserRouter> =>
  createBrowserRouter(makeRoutes(client));
