import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { emitLive } from '../../test/liveLink';
import { acceptedReservation, pendingReservation, reservationPage, reservationWith } from '../../test/reservation';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { ReservationFeedProvider } from '../../domain/reservation/ReservationFeed';
import { ReservationList } from './ReservationList';
import { listRoute } from '../../kit/list/listQuery';
import { reservationsQuery } from './reservationsQuery';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const requested = jest.fn();

const serve = (items = [pendingReservation, acceptedReservation], pageCount = 1): void =>
  server.use(
    api.query('Reservations', ({ variables }) => {
      requested(variables);
      const { page } = variables.page as { page: number };
      return HttpResponse.json({ data: reservationPage(items, page, pageCount) });
    }),
  );

beforeEach(() => {
  requested.mockClear();
  server.use(
    staffLogin('EMPLOYEE'),
    api.query('AgencyChoices', () =>
      HttpResponse.json({
        data: {
          agencies: {
            __typename: 'AgencyPage',
            items: [{ __typename: 'Agency', id: '4', name: 'Casablanca Centre' }],
            totalCount: 1,
          },
        },
      }),
    ),
    api.query('NamedVehicle', ({ variables: { id } }) =>
      HttpResponse.json({
        data: { vehicle: { __typename: 'Vehicle', id, name: 'Dacia Duster', plateNumber: '12345-A-6' } },
      }),
    ),
    api.query('NamedAgency', ({ variables: { id } }) =>
      HttpResponse.json({ data: { agency: { __typename: 'Agency', id, name: 'Casablanca Centre' } } }),
    ),
    api.query('FoundVehicles', () =>
      HttpResponse.json({ data: { vehicles: { __typename: 'VehiclePage', items: [], totalCount: 0 } } }),
    ),
  );
});

const open = (address = '/listreservation') =>
  renderAt(
    address,
    <ReservationFeedProvider>
      <ReservationList />
    </ReservationFeedProvider>,
    [],
    (client) => listRoute(client, reservationsQuery),
  );

const lastRequested = (): unknown => requested.mock.calls.at(-1)?.[0];

test('shows every reservation, newest first, each opening in the address', async () => {
  serve();
  const { user, address } = open('/listreservation?etat=accepter&page=2');
  const table = await screen.findByRole('table', { name: 'Réservations' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByText('À venir')).toBeInTheDocument();
  expect(lastRequested()).toEqual({
    filter: { statuses: ['ACCEPTED'] },
    sort: { field: 'CREATED_AT', direction: 'DESC' },
    page: { page: 2, size: 20 },
  });
  await user.click(screen.getByRole('link', { name: 'Ouvrir la réservation K7RT4-W9XMP' }));
  expect(address()).toBe('/listreservation?etat=accepter&numero=K7RT4-W9XMP&page=2');
});

test('the states are links with counts and keep the other filters', async () => {
  serve();
  const { user, address } = open('/listreservation?type=rapid&page=3');
  const tabs = await screen.findByRole('navigation', { name: 'États' });
  await waitFor(() => expect(within(tabs).getByRole('link', { name: 'En traitement 3' })).toBeInTheDocument());
  await user.click(within(tabs).getByRole('link', { name: 'Accepter 2' }));
  expect(address()).toBe('/listreservation?etat=accepter&type=rapid');
  await waitFor(() =>
    expect(within(tabs).getByRole('link', { name: 'Accepter 2' })).toHaveAttribute('aria-current', 'page'),
  );
});

test('Enter searches by the chosen column; the chip takes it away again', async () => {
  serve();
  const { user, address } = open();
  await user.selectOptions(await screen.findByLabelText('Rechercher par'), 'Téléphone');
  await user.type(screen.getByRole('textbox', { name: 'Rechercher' }), '0612{Enter}');
  expect(address()).toBe('/listreservation?champ=telephone_client&recherche=0612');
  await waitFor(() => expect(lastRequested()).toMatchObject({ search: { field: 'PHONE', text: '0612' } }));
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre « Téléphone : 0612 »' }));
  expect(address()).toBe('/listreservation?champ=telephone_client');
  expect(screen.getByRole('textbox', { name: 'Rechercher' })).toHaveValue('');
});

test('period, vehicle, agency and kind stand in the address and as chips', async () => {
  serve();
  const { user, address } = open('/listreservation?du=2026-12-01&au=2026-12-05&vehicule=1&agence=4&type=complet');
  await waitFor(() =>
    expect(lastRequested()).toMatchObject({
      filter: { from: '2026-12-01T00:00', to: '2026-12-06T00:00', vehicleId: '1', agencyId: '4', kind: 'FULL' },
    }),
  );
  expect(await screen.findByRole('button', { name: /Véhicule : Dacia Duster/ })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Agence : Casablanca Centre/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Du 01-12-2026 au 05-12-2026/ }));
  expect(address()).toBe('/listreservation?vehicule=1&agence=4&type=complet');
  await user.click(screen.getByRole('button', { name: '3 filtres actifs' }));
  await user.selectOptions(await screen.findByLabelText('Type'), 'Rapide');
  expect(address()).toBe('/listreservation?vehicule=1&agence=4&type=rapid');
  await user.click(screen.getByRole('button', { name: 'Tout effacer' }));
  expect(address()).toBe('/listreservation');
});

test('at most nine page links', async () => {
  serve([pendingReservation], 40);
  open('/listreservation?page=20');
  const pages = await screen.findByRole('navigation', { name: 'Pages' });
  expect(within(pages).getAllByRole('link', { name: /^Page \d+$/ }).length).toBeLessThanOrEqual(9);
});

test('a failure says so and offers to try again', async () => {
  serve();
  server.use(api.query('Reservations', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  expect(await screen.findByText('Les réservations n’ont pas pu être chargées.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('table', { name: 'Réservations' })).toBeInTheDocument();
});

test('nothing found says what to do next', async () => {
  serve([]);
  const { user, address } = open('/listreservation?recherche=zzz');
  expect(await screen.findByText('Aucun résultat')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Tout effacer' })[0] as HTMLElement);
  expect(address()).toBe('/listreservation');
});

test('a new reservation appears without reload, marked and announced', async () => {
  serve([acceptedReservation]);
  open();
  await screen.findByRole('link', { name: 'Ouvrir la réservation ACCPT-ED234' });
  const added = reservationWith({ number: 'NEWER-23456', id: '99' });
  serve([added, acceptedReservation]);
  act(() => emitLive('ReservationChanged', { reservationChanged: added }));
  const link = await screen.findByRole('link', { name: 'Ouvrir la réservation NEWER-23456' });
  expect(within(link.closest('tr') as HTMLElement).getByText('Nouveau')).toBeInTheDocument();
  expect(screen.getByText('Nouvelle réservation NEWER-23456')).toBeInTheDocument();
});
