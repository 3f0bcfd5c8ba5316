import type { ApolloClient } from '@apollo/client';
import { Navigate, type RouteObject } from 'react-router-dom';
import { onOtherPage, staffGuard } from '../../platform/session/guards';
import { pageOfList, pageWith, type PageRoute } from '../../platform/session/guardedPage';
import { page } from '../../platform/url/page';
import { paths } from '../../platform/url/paths';
import { PageError } from '../../kit/state/PageError';

/** The child routes of a list, by which its dialogs have addresses (`useListDialog` reads them). The list stays open below. */
const dialogRoutes: RouteObject[] = [
  { path: 'ajouter', element: null },
  { path: ':id/:dialog', element: null },
];

type StaffRoutes = ReturnType<typeof import('./loaders').staffRoutes>;

/** The back-office. Loaded on its own, because visitors and customers do not need it (`app/router.tsx`). */
export const backofficeRoutes = (client: ApolloClient): RouteObject[] => {
  const loads = (name: keyof StaffRoutes) => async (): Promise<PageRoute> =>
    (await import('./loaders')).staffRoutes(client)[name];
  return [
    {
      loader: staffGuard(client, async () => (await import('./loaders')).staffQuery(client)),
      shouldRevalidate: onOtherPage,
      handle: { darkModeAllowed: true },
      lazy: page(() => import('./BackOfficeShell'), 'BackOfficeShell'),
      children: [
        {
          // An inner boundary: when a page fails, top bar and sidebar stay.
          errorElement: <PageError />,
          children: [
            {
              path: paths.dashboard,
              lazy: pageWith(loads('dashboard'), () => import('./DashboardPage'), 'DashboardPage'),
            },
            { path: paths.day, lazy: pageWith(loads('day'), () => import('./DayPage'), 'DayPage') },
            {
              path: paths.vehicles,
              children: dialogRoutes,
              lazy: pageWith(loads('vehicles'), () => import('./VehiclesPage'), 'VehiclesPage'),
            },
            { path: paths.addVehicle, element: <Navigate to={paths.newVehicle} replace /> },
            { path: paths.fleetMap, lazy: page(() => import('./FleetMapPage'), 'FleetMapPage') },
            { path: paths.vehicleTrack, lazy: page(() => import('./TrackPage'), 'TrackPage') },
            {
              path: paths.prices,
              children: dialogRoutes,
              lazy: pageOfList(client, () => import('./PricesPage'), 'PricesPage'),
            },
            {
              path: paths.deposits,
              children: dialogRoutes,
              lazy: pageOfList(client, () => import('./DepositsPage'), 'DepositsPage'),
            },
            {
              path: paths.charges,
              children: dialogRoutes,
              lazy: pageOfList(client, () => import('./ChargesPage'), 'ChargesPage'),
            },
            { path: paths.priceCalendar, lazy: page(() => import('./PriceCalendarPage'), 'PriceCalendarPage') },
            {
              path: paths.promotions,
              children: dialogRoutes,
              lazy: pageOfList(client, () => import('./PromotionsPage'), 'PromotionsPage'),
            },
            {
              path: paths.till,
              children: dialogRoutes,
              lazy: pageOfList(client, () => import('./TillPage'), 'TillPage'),
            },
            { path: paths.zones, lazy: page(() => import('./ZonesPage'), 'ZonesPage') },
            {
              path: paths.customers,
              children: dialogRoutes,
              lazy: pageWith(loads('customers'), () => import('./CustomersPage'), 'CustomersPage'),
            },
            {
              path: paths.employees,
              children: dialogRoutes,
              lazy: pageOfList(client, () => import('./EmployeesPage'), 'EmployeesPage'),
            },
            { path: paths.help, lazy: page(() => import('./HelpPage'), 'HelpPage') },
            { path: paths.profile, lazy: page(() => import('./ProfilePage'), 'ProfilePage') },
            {
              path: paths.reservations,
              children: dialogRoutes,
              lazy: pageWith(loads('reservations'), () => import('./ReservationsPage'), 'ReservationsPage'),
            },
            {
              lazy: page(() => import('./AdminOnly'), 'AdminOnly'),
              children: [
                { path: paths.statistics, lazy: page(() => import('./StatisticsPage'), 'StatisticsPage') },
                { path: paths.imports, lazy: page(() => import('./ImportPage'), 'ImportPage') },
                { path: paths.settings, lazy: page(() => import('./SettingsPage'), 'SettingsPage') },
                {
                  path: paths.integrations,
                  children: dialogRoutes,
                  lazy: pageOfList(client, () => import('./IntegrationsPage'), 'IntegrationsPage'),
                },
              ],
            },
            { path: paths.calendar, lazy: pageWith(loads('planning'), () => import('./PlanningPage'), 'PlanningPage') },
            {
              path: paths.rentalFile,
              lazy: pageWith(
                async () => (await import('../../features/rental-file/rentalFileRoute')).rentalFileRoute(client),
                () => import('./RentalFilePage'),
                'RentalFilePage',
              ),
            },
            { path: paths.walkIn, lazy: page(() => import('./WalkInPage'), 'WalkInPage') },
            { path: paths.rentalDeparture, lazy: page(() => import('./InspectionPage'), 'DeparturePage') },
            { path: paths.rentalReturn, lazy: page(() => import('./InspectionPage'), 'ReturnPage') },
            { path: paths.swapDeparture, lazy: page(() => import('./InspectionPage'), 'DeparturePage') },
            { path: paths.swapReturn, lazy: page(() => import('./InspectionPage'), 'ReturnPage') },
            {
              path: paths.rentals,
              children: dialogRoutes,
              lazy: pageWith(loads('rentals'), () => import('./RentalsPage'), 'RentalsPage'),
            },
            {
              path: paths.maintenances,
              children: dialogRoutes,
              lazy: pageOfList(client, () => import('./MaintenancesPage'), 'MaintenancesPage'),
            },
            {
              path: paths.brands,
              children: dialogRoutes,
              lazy: pageOfList(client, () => import('./BrandsPage'), 'BrandsPage'),
            },
            {
              path: paths.agencies,
              children: dialogRoutes,
              lazy: pageOfList(client, () => import('./AgenciesPage'), 'AgenciesPage'),
            },
            {
              path: paths.providers,
              children: dialogRoutes,
              lazy: pageOfList(client, () => import('./ProvidersPage'), 'ProvidersPage'),
            },
          ],
        },
      ],
    },
  ];
};
