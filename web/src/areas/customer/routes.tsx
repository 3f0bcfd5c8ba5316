import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { customerGuard, forgetLogin, onOtherPage, waitGuard } from '../../platform/session/guards';
import { asks } from '../../platform/session/pageLoader';
import { page } from '../../platform/url/page';
import { paths } from '../../platform/url/paths';
import { PageError } from '../../kit/state/PageError';

type PageQueries = typeof import('./customerQueries').pageQueries;

/** The customers' login and their own area. */
export const customerRoutes = (client: ApolloClient): RouteObject[] => {
  const asking = (name: keyof PageQueries) =>
    asks(client, async () => (await import('./customerQueries')).pageQueries[name]);
  return [
    {
      lazy: page(() => import('../public/PublicLayout'), 'PublicLayout'),
      children: [
        {
          path: paths.login,
          loader: forgetLogin,
          shouldRevalidate: onOtherPage,
          errorElement: <PageError />,
          lazy: page(() => import('../public/LoginPage'), 'LoginPage'),
        },
      ],
    },
    {
      path: paths.waitVerification,
      loader: waitGuard(client),
      lazy: page(() => import('./WaitVerificationPage'), 'WaitVerificationPage'),
    },
    {
      loader: customerGuard(client),
      shouldRevalidate: onOtherPage,
      lazy: page(() => import('./CustomerShell'), 'CustomerShell'),
      children: [
        {
          // An inner boundary: when a page fails, top bar and sidebar stay.
          errorElement: <PageError />,
          children: [
            {
              path: paths.customerDashboard,
              ...asking('dashboard'),
              lazy: page(() => import('./DashboardPage'), 'DashboardPage'),
            },
            {
              path: paths.customerProfile,
              ...asking('profile'),
              lazy: page(() => import('./ProfilePage'), 'ProfilePage'),
            },
          ],
        },
      ],
    },
  ];
};
