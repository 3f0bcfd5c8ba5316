import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation, pendingReservation, reservationPage, reservationWith } from '../../test/reservation';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { DashboardPage } from './DashboardPage';
import { dashboardRoute } from './dashboardRoute';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const rental = (number: string, startsAt: string, endsAt: string) =>
  reservationWith({ ...acceptedReservation, number, startsAt, endsAt });

const leaving = rental('DEPRT-22222', '2026-11-20T16:00:00+00:00', '2026-11-25T16:00:00+00:00');
const coming = rental('RETRN-22222', '2026-10-01T10:00:00+00:00', '2026-11-20T09:30:00+00:00');

const month = (from: string, revenue: string, rentalCount: number, newCustomerCount: number) => ({
  __typename: 'MonthTotals',
  from,
  revenue,
  rentalCount,
  newCustomerCount,
});

const boardWith = (
  departures: readonly object[],
  recentMonths: readonly object[] | null = null,
  { late, atRisk } = { late: 0, atRisk: 0 },
) => ({
  today: {
    __typename: 'Today',
    now: '2026-11-20T12:00:00+00:00',
    runningCount: 9,
    departures,
    returns: [coming],
  },
  late: { __typename: 'ReservationPage', totalCount: late },
  atRisk: { __typename: 'ReservationPage', totalCount: atRisk },
  pending: reservationPage([pendingReservation]).reservations,
  recent: reservationPage([pendingReservation]).reservations,
  monthFigures: {
    __typename: 'MonthFigures',
    revenue: '11200.00',
    rentalCount: 30,
    newCustomerCount: 4,
    recentMonths,
  },
  activity: [
    {
      __typename: 'Activity',
      id: '7',
      at: '2026-11-20T11:00:00+00:00',
      action: 'UPDATED',
      part: null,
      fields: ['status', 'total'],
      record: 'RESERVATION',
      recordId: '4',
      label: 'DEPRT-22222',
      author: 'Nadia Tazi',
      byCustomer: false,
      byApiKey: false,
    },
  ],
  setupAgencies: {
    __typename: 'AgencyPage',
    totalCount: 1,
    items: [{ __typename: 'Agency', id: '1', name: 'Atlas Drive', town: 'Casablanca', address: 'Bd Zerktouni' }],
  },
  setupVehicles: { __typename: 'VehiclePage', totalCount: 1 },
  setupDeposits: {
    __typename: 'DepositSettings',
    amounts: [{ __typename: 'CategoryDeposit', category: 'CITY_CAR' }],
  },
  setupReservations: { __typename: 'ReservationPage', totalCount: 1 },
  setupEmployees: { __typename: 'EmployeePage', totalCount: 2 },
  settings: {
    __typename: 'Settings',
    ...{ companyName: 'Atlas Drive', phone: '+212522000000', email: 'a@b.ma', address: 'Bd Zerktouni' },
    ...{ headerText: 'Partez', aboutText: 'Depuis 2010.' },
  },
  rentalsPerDay: [],
  mostRentedVehicles: [],
  chargesPerDay: { __typename: 'DayAmounts', days: [], sum: '0.00' },
  loyalCustomers: {
    __typename: 'LoyalCustomers',
    rentalTotal: 11,
    customers: [
      {
        __typename: 'LoyalCustomer',
        id: '36',
        lastName: 'Alaoui',
        firstName: 'Nabil',
        phone: '+212662441951',
        rentalCount: 11,
      },
    ],
  },
});

let requested = 0;

const serve = (board: object = boardWith([leaving])): void =>
  server.use(
    staffLogin('ADMIN', { lastName: 'El Fassi', firstName: 'Yassine', email: 'admin@demo.ma' }),
    api.query('Dashboard', () => {
      requested += 1;
      return HttpResponse.json({ data: board });
    }),
  );

beforeEach(() => {
  requested = 0;
});

test('one question brings what waits, what leaves and comes back today, and the month', async () => {
  serve();
  renderAt('/dashboard', <DashboardPage />, [], dashboardRoute);
  expect(await screen.findByText('Bonjour Yassine')).toBeInTheDocument();
  const requests = await screen.findAllByRole('link', { name: /Youssef El Amrani.*1.600.Dh/ });
  expect(requests[0]).toHaveAttribute('href', '/listreservation?numero=K7RT4-W9XMP');
  expect(screen.getByRole('link', { name: /16:00/ })).toHaveAttribute('href', '/dossier/DEPRT-22222');
  expect(screen.getByRole('link', { name: /09:30/ })).toHaveAttribute('href', '/dossier/RETRN-22222');
  const states = screen.getByRole('heading', { name: 'Réservations par état' }).closest('section') as HTMLElement;
  expect(within(states).getByRole('link', { name: /Accepter.*2/ })).toHaveAttribute(
    'href',
    '/listreservation?etat=accepter',
  );
  expect(screen.getByText('+212 6 62 44 19 51')).toBeInTheDocument();
  expect(requested).toBe(1);
});

test('endangered promises stand above everything, with the way to them; without any nothing does', async () => {
  serve(boardWith([leaving], null, { late: 1, atRisk: 2 }));
  renderAt('/dashboard', <DashboardPage />, [], dashboardRoute);
  const said = await screen.findByRole('alert');
  expect(
    within(said).getByRole('link', { name: '2 locations menacées : leur véhicule risque de manquer' }),
  ).toHaveAttribute('href', '/listLocation?etape=menacee');
  expect(within(said).getByRole('link', { name: '1 retour en retard' })).toHaveAttribute(
    'href',
    '/listLocation?etape=en_retard',
  );
});

test('an Admin sees how the month stands against the month before', async () => {
  serve(boardWith([], [month('2026-10-01', '10000.00', 40, 0), month('2026-11-01', '11200.00', 30, 4)]));
  renderAt('/dashboard', <DashboardPage />, [], dashboardRoute);
  expect(await screen.findByText('+12 % par rapport à octobre')).toBeInTheDocument();
  expect(screen.getByText('-25 % par rapport à octobre')).toBeInTheDocument();
  expect(screen.getByText('rien en octobre')).toBeInTheDocument();
});

test('an employee sees the month alone', async () => {
  serve();
  renderAt('/dashboard', <DashboardPage />, [], dashboardRoute);
  expect(await screen.findByText(/11.200 Dhs/)).toBeInTheDocument();
  expect(screen.queryByText(/par rapport à/)).not.toBeInTheDocument();
});

test('of a day with many departures the first are in sight, the others a press away', async () => {
  const many = Array.from({ length: 45 }, (_, index) =>
    rental(`DEP${index + 10}-22222`, '2026-11-20T16:00:00+00:00', '2026-11-25T16:00:00+00:00'),
  );
  serve(boardWith(many));
  const { user } = renderAt('/dashboard', <DashboardPage />, [], dashboardRoute);
  expect(await screen.findAllByRole('link', { name: /^16:00/ })).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'et 25 autres' }));
  expect(screen.getAllByRole('link', { name: /^16:00/ })).toHaveLength(45);
});

test('a departure that has taken place is marked, and one to come is not', async () => {
  const at = ['2026-11-20T16:00:00+00:00', '2026-11-25T16:00:00+00:00'] as const;
  serve(boardWith([{ ...rental('DEPRT-22222', ...at), stage: 'OUT' }, rental('DEPRT-33333', ...at)]));
  renderAt('/dashboard', <DashboardPage />, [], dashboardRoute);
  const [gone, coming] = await screen.findAllByRole('link', { name: /^16:00/ });
  expect(gone).toHaveTextContent(/Parti$/);
  expect(coming).not.toHaveTextContent('Parti');
});

test('a failure says so once and offers to try again', async () => {
  serve();
  server.use(api.query('Dashboard', () => HttpResponse.error(), { once: true }));
  const { user } = renderAt('/dashboard', <DashboardPage />, [], dashboardRoute);
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findAllByRole('link', { name: /Youssef El Amrani.*1.600.Dh/ }, { timeout: 5000 })).not.toEqual(
    [],
  );
});

test('the latest changes are shown with their records', async () => {
  serve();
  renderAt('/dashboard', <DashboardPage />, [], dashboardRoute);
  const feed = await screen.findByRole('region', { name: 'Activité récente' });
  expect(within(feed).getByRole('link', { name: 'Réservation DEPRT-22222' })).toHaveAttribute(
    'href',
    '/dossier/DEPRT-22222',
  );
  expect(feed).toHaveTextContent('Nadia Tazi, modification : État, Total');
});

test('an empty agency is led through its first steps, until they are done or put away', async () => {
  serve({ ...boardWith([]), setupVehicles: { __typename: 'VehiclePage', totalCount: 0 } });
  const { user } = renderAt('/dashboard', <DashboardPage />, [], dashboardRoute);
  const steps = await screen.findByRole('region', { name: 'Premiers pas' });
  expect(steps).toHaveTextContent('Fait : 5 sur 6');
  expect(within(steps).getAllByRole('button', { name: 'Remplir ici' })).toHaveLength(1);
  await user.click(within(steps).getByRole('button', { name: 'Masquer' }));
  expect(screen.queryByRole('region', { name: 'Premiers pas' })).not.toBeInTheDocument();
  localStorage.clear();
});
