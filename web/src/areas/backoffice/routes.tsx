import type { ApolloClient } from '@apollo/client';
import { Navigate, type RouteObject } from 'react-router-dom';
import { onOtherPage, staffGuard } from '../../platform/session/guards';
import { asks } from '../../platform/session/pageLoader';
import { paths } from '../../platform/url/paths';
import { PageError } from '../../kit/state/PageError';

/** The child routes of a list: adding a record, and actions on one of its records (`useListAct` reads them). The list stays open below. */
const acts: RouteObject[] = [
  { path: 'ajouter', element: null },
  { path: ':id/:act', element: null },
];

type PageQueries = typeof import('./staffQueries').pageQueries;

/** The back-office. Loaded on its own, because visitors and customers do not need it (`app/router.tsx`). */
export const backofficeRoutes = (client: ApolloClient): RouteObject[] => {
  const asking = (page: keyof PageQueries) =>
    asks(client, async () => (await import('./staffQueries')).pageQueries[page]);
  return [
    {
      loader: staffGuard(client, async () => (await import('./staffQueries')).staffQuery(client)),
      shouldRevalidate: onOtherPage,
      handle: { darkModeAllowed: true },
      lazy: async () => ({ Component: (await import('./BackOfficeShell')).BackOfficeShell }),
      children: [
        {
          // An inner boundary: when a page fails, top bar and sidebar stay.
          errorElement: <PageError />,
          children: [
            {
              path: paths.dashboard,
              ...asking('dashboard'),
              lazy: async () => ({ Component: (await import('./DashboardPage')).DashboardPage }),
            },
            {
              path: paths.day,
              ...asking('day'),
              lazy: async () => ({ Component: (await import('./DayPage')).DayPage }),
            },
            {
              path: paths.vehicles,
              ...asking('vehicles'),
              children: acts,
              lazy: async () => ({ Component: (await import('./VehiclesPage')).VehiclesPage }),
            },
            { path: paths.addVehicle, element: <Navigate to={paths.newVehicle} replace /> },
            { path: paths.fleetMap, lazy: async () => ({ Component: (await import('./FleetMapPage')).FleetMapPage }) },
            { path: paths.vehicleTrack, lazy: async () => ({ Component: (await import('./TrackPage')).TrackPage }) },
            {
              path: paths.prices,
              children: acts,
              lazy: async () => ({ Component: (await import('./PricesPage')).PricesPage }),
            },
            {
              path: paths.deposits,
              children: acts,
              lazy: async () => ({ Component: (await import('./DepositsPage')).DepositsPage }),
            },
            {
              path: paths.charges,
              children: acts,
              lazy: async () => ({ Component: (await import('./ChargesPage')).ChargesPage }),
            },
            {
              path: paths.priceCalendar,
              lazy: async () => ({ Component: (await import('./PriceCalendarPage')).PriceCalendarPage }),
            },
            {
              path: paths.promotions,
              children: acts,
              lazy: async () => ({ Component: (await import('./PromotionsPage')).PromotionsPage }),
            },
            {
              path: paths.till,
              children: acts,
              lazy: async () => ({ Component: (await import('./TillPage')).TillPage }),
            },
            { path: paths.zones, lazy: async () => ({ Component: (await import('./ZonesPage')).ZonesPage }) },
            {
              path: paths.customers,
              ...asking('customers'),
              children: acts,
              lazy: async () => ({ Component: (await import('./CustomersPage')).CustomersPage }),
            },
            {
              path: paths.employees,
              children: acts,
              lazy: async () => ({ Component: (await import('./EmployeesPage')).EmployeesPage }),
            },
            { path: paths.help, lazy: async () => ({ Component: (await import('./HelpPage')).HelpPage }) },
            { path: paths.profile, lazy: async () => ({ Component: (await import('./ProfilePage')).ProfilePage }) },
            {
              path: paths.reservations,
              ...asking('reservations'),
              children: acts,
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
                  children: acts,
                  lazy: async () => ({ Component: (await import('./IntegrationsPage')).IntegrationsPage }),
                },
              ],
            },
            {
              path: paths.calendar,
              ...asking('planning'),
              lazy: async () => ({ Component: (await import('./PlanningPage')).PlanningPage }),
            },
            {
              path: paths.rentalFile,
              ...asking('rentalFile'),
              lazy: async () => ({ Component: (await import('./RentalFilePage')).RentalFilePage }),
            },
            {
              path: paths.rentalDeparture,
              lazy: async () => ({ Component: (await import('./InspectionPage')).DeparturePage }),
            },
            {
              path: paths.rentalReturn,
              lazy: async () => ({ Component: (await import('./InspectionPage')).ReturnPage }),
            },
            {
              path: paths.swapDeparture,
              lazy: async () => ({ Component: (await import('./InspectionPage')).DeparturePage }),
            },
            {
              path: paths.swapReturn,
              lazy: async () => ({ Component: (await import('./InspectionPage')).ReturnPage }),
            },
            {
              path: paths.rentals,
              ...asking('rentals'),
              children: acts,
              lazy: async () => ({ Component: (await import('./RentalsPage')).RentalsPage }),
            },
            {
              path: paths.maintenances,
              children: acts,
              lazy: async () => ({ Component: (await import('./MaintenancesPage')).MaintenancesPage }),
            },
            {
              path: paths.brands,
              children: acts,
              lazy: async () => ({ Component: (await import('./BrandsPage')).BrandsPage }),
            },
            {
              path: paths.agencies,
              children: acts,
              lazy: async () => ({ Component: (await import('./AgenciesPage')).AgenciesPage }),
            },
            {
              path: paths.providers,
              children: acts,
              lazy: async () => ({ Component: (await import('./ProvidersPage')).ProvidersPage }),
            },
          ],
        },
      ],
    },
  ];
};
