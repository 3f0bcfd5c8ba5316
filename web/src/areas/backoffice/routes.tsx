import type { ApolloClient } from '@apollo/client';
import { Navigate, type RouteObject } from 'react-router-dom';
import { forgetLogin, onOtherPage, staffGuard } from '../../lib/guards';
import { paths } from '../../lib/paths';
import { PageError } from '../../ui/PageError';

/** The back-office and its login. */
export const backofficeRoutes = (client: ApolloClient): RouteObject[] => [
  {
    lazy: async () => ({ Component: (await import('../public/PublicLayout')).PublicLayout }),
    children: [
      {
        path: paths.adminLogin,
        loader: forgetLogin,
        shouldRevalidate: onOtherPage,
        errorElement: <PageError />,
        lazy: async () => ({ Component: (await import('./AdminLoginPage')).AdminLoginPage }),
      },
    ],
  },
  {
    loader: staffGuard(client),
    shouldRevalidate: onOtherPage,
    handle: { darkModeAllowed: true },
    lazy: async () => ({ Component: (await import('./BackOfficeShell')).BackOfficeShell }),
    children: [
      {
        // Inner boundary: when a page breaks, top bar and sidebar stay.
        errorElement: <PageError />,
        children: [
          { path: paths.dashboard, lazy: async () => ({ Component: (await import('./DashboardPage')).DashboardPage }) },
          { path: paths.vehicles, lazy: async () => ({ Component: (await import('./VehiclesPage')).VehiclesPage }) },
          { path: paths.addVehicle, element: <Navigate to={paths.vehicles} state={{ add: true }} replace /> },
          { path: paths.fleetMap, lazy: async () => ({ Component: (await import('./FleetMapPage')).FleetMapPage }) },
          { path: paths.vehicleTrack, lazy: async () => ({ Component: (await import('./TrackPage')).TrackPage }) },
          { path: paths.zones, lazy: async () => ({ Component: (await import('./ZonesPage')).ZonesPage }) },
          { path: paths.customers, lazy: async () => ({ Component: (await import('./CustomersPage')).CustomersPage }) },
          { path: paths.employees, lazy: async () => ({ Component: (await import('./EmployeesPage')).EmployeesPage }) },
          { path: paths.profile, lazy: async () => ({ Component: (await import('./ProfilePage')).ProfilePage }) },
          {
            path: paths.reservations,
            lazy: async () => ({ Component: (await import('./ReservationsPage')).ReservationsPage }),
          },
          {
            lazy: async () => ({ Component: (await import('./AdminOnly')).AdminOnly }),
            children: [
              {
                path: paths.statistics,
                lazy: async () => ({ Component: (await import('./StatisticsPage')).StatisticsPage }),
              },
              {
                path: paths.settings,
                lazy: async () => ({ Component: (await import('./SettingsPage')).SettingsPage }),
              },
              {
                path: paths.integrations,
                lazy: async () => ({ Component: (await import('./IntegrationsPage')).IntegrationsPage }),
              },
            ],
          },
          { path: paths.calendar, lazy: async () => ({ Component: (await import('./PlanningPage')).PlanningPage }) },
          { path: paths.rentals, lazy: async () => ({ Component: (await import('./RentalsPage')).RentalsPage }) },
          {
            path: paths.maintenances,
            lazy: async () => ({ Component: (await import('./MaintenancesPage')).MaintenancesPage }),
          },
          { path: paths.brands, lazy: async () => ({ Component: (await import('./BrandsPage')).BrandsPage }) },
          { path: paths.agencies, lazy: async () => ({ Component: (await import('./AgenciesPage')).AgenciesPage }) },
          {
            path: paths.providers,
            lazy: async () => ({ Component: (await import('./ProvidersPage')).ProvidersPage }),
          },
        ],
      },
    ],
  },
];
