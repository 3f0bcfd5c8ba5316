import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { customerGuard, forgetLogin, onOtherPage, waitGuard } from '../../platform/session/guards';
import { asks } from '../../platform/session/pageLoader';
import { paths } from '../../platform/url/paths';
import { PageError } from '../../kit/state/PageError';

type PageQueries = typeof import('./customerQueries').pageQueries;

/** The customers' login and their own area. */
export const customerRoutes = (client: ApolloClient): RouteObject[] => {
  const asking = (page: keyof PageQueries) =>
    asks(client, async () => (await import('./customerQueries')).pageQueries[page]);
  return [
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
              ...asking('dashboard'),
              lazy: async () => ({ Component: (await import('./DashboardPage')).DashboardPage }),
            },
            {
              path: paths.customerProfile,
              ...asking('profile'),
              lazy: async () => ({ Component: (await import('./ProfilePage')).ProfilePage }),
            },
          ],
        },
      ],
    },
  ];
};
