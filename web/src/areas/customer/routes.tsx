import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { customerGuard, forgetLogin, onOtherPage, waitGuard } from '../../lib/guards';
import { paths } from '../../lib/paths';
import { PageError } from '../../ui/PageError';

/** The customers' login and their own area. */
export const customerRoutes = (client: ApolloClient): RouteObject[] => [
  {
    lazy: async () => ({ Component: (await import('../public/PublicLayout')).PublicLayout }),
    children: [
      {
        path: paths.login,
        loader: forgetLogin,
        shouldRevalidate: onOtherPage,
        errorElement: <PageError />,
        lazy: async () => ({ Component: (await import('../public/LoginPage')).LoginPage }),
      },
    ],
  },
  {
    path: paths.waitVerification,
    loader: waitGuard(client),
    lazy: async () => ({ Component: (await import('./WaitVerificationPage')).WaitVerificationPage }),
  },
  {
    loader: customerGuard(client),
    shouldRevalidate: onOtherPage,
    lazy: async () => ({ Component: (await import('./CustomerShell')).CustomerShell }),
    children: [
      {
        // An inner boundary: when a page fails, top bar and sidebar stay.
        errorElement: <PageError />,
        children: [
          {
            path: paths.customerDashboard,
            lazy: async () => ({ Component: (await import('./DashboardPage')).DashboardPage }),
          },
          {
            path: paths.customerProfile,
            lazy: async () => ({ Component: (await import('./ProfilePage')).ProfilePage }),
          },
        ],
      },
    ],
  },
];
