import type { ApolloClient } from '@apollo/client';
import { redirect, type RouteObject } from 'react-router-dom';
import { forgetLogin, onOtherPage } from '../../platform/session/guards';
import { page } from '../../platform/url/page';
import { paths, tripParams } from '../../platform/url/paths';
import { PageError } from '../../kit/state/PageError';

/**
 * Redirects to the home page if the address names no vehicle to reserve (docs/rules/site.md#reservation-forms), so that no form is shown.
 */
const needsVehicle = ({ request }: { request: Request }): Response | null =>
  new URL(request.url).searchParams.get(tripParams.vehicleId) ? null : redirect(paths.home);

const never = (): boolean => false;

/** Declares the pages that need no login. */
export const publicRoutes = (_client: ApolloClient): RouteObject[] => [
  {
    lazy: page(() => import('./PublicLayout'), 'PublicLayout'),
    children: [
      {
        // An inner boundary: when a page fails, navbar and footer stay.
        errorElement: <PageError />,
        children: [
          { path: paths.home, lazy: page(() => import('./HomePage'), 'HomePage') },
          {
            path: paths.fleet,
            lazy: async () => ({
              Component: (await import('./FleetPage')).FleetPage,
              handle: { loadParts: (await import('./useVehicleDialogs')).loadVehicleDialogs },
            }),
          },
          {
            path: paths.quickReservation,
            loader: needsVehicle,
            lazy: page(() => import('./ReservationPage'), 'QuickReservationPage'),
          },
          {
            path: paths.fullReservation,
            loader: needsVehicle,
            lazy: page(() => import('./ReservationPage'), 'FullReservationPage'),
          },
          {
            path: paths.registration,
            loader: forgetLogin,
            shouldRevalidate: never,
            lazy: page(() => import('./RegistrationPage'), 'RegistrationPage'),
          },
          {
            // Stands here instead of in the back-office, whose routes a visitor does not load.
            path: paths.adminLogin,
            loader: forgetLogin,
            shouldRevalidate: onOtherPage,
            lazy: page(() => import('./AdminLoginPage'), 'AdminLoginPage'),
          },
          { path: paths.verification, lazy: page(() => import('./VerificationPage'), 'VerificationPage') },
          {
            path: paths.forgottenPassword,
            lazy: page(() => import('./ForgottenPasswordPage'), 'ForgottenPasswordPage'),
          },
          { path: paths.passwordReset, lazy: page(() => import('./PasswordResetPage'), 'PasswordResetPage') },
          { path: paths.signature, lazy: page(() => import('./SignaturePage'), 'SignaturePage') },
          { path: paths.notFound, lazy: page(() => import('./NotFoundPage'), 'NotFoundPage') },
        ],
      },
    ],
  },
];
