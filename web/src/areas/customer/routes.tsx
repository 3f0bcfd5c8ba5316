import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { customerGuard, forgetLogin, onOtherPage, waitGuard } from '../../platform/session/guards';
import { pageWith } from '../../platform/session/guardedPage';
import { page } from '../../platform/url/page';
import { paths } from '../../platform/url/paths';
import { PageError } from '../../kit/state/PageError';

/** The customers' login and their own area. */
export const customerRoutes = (client: ApolloClient): RouteObject[] => [
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
            lazy: pageWith(
              async () =>
                (await import('../../features/customer-reservations/myReservationsRoute')).myReservationsRoute(client),
              () => import('./DashboardPage'),
              'DashboardPage',
            ),
          },
          {
            path: paths.customerProfile,
            lazy: pageWith(
              async () => (await import('../../features/customer-profile/myProfileRoute')).myProfileRoute(client),
              () => import('./ProfilePage'),
              'ProfilePage',
            ),
          },
        ],
      },
    ],
  },
];
