import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { ConflictLastChange } from '../../domain/audit/LastChange';
import { ReservationFeedProvider } from '../../domain/reservation/ReservationFeed';
import { ConflictAuthor } from '../../kit/form/FormMessage';
import { historyOf } from '../../test/history';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { PlanningBoard } from './PlanningBoard';
import { planningRoute } from './planningRoute';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const vehicle = (id: string, name: string, category = 'CITY_CAR') => ({
  __typename: 'PlanningVehicle',
  id,
  name,
  plateNumber: `1000${id}-A-15`,
  category,
  dailyPrice: '300.00',
  visible: true,
  imageUrl: null,
  agencyId: '1',
  agencyName: 'Casablanca',
});

const reservation = (number: string, vehicleId: string, from: string, to: string, status = 'ACCEPTED') => ({
  __typename: 'PlanningReservation',
  number,
  vehicleId,
  status,
  customerName: `Client ${number}`,
  phone: '0612345678',
  startsAt: `2026-11-${from}:00.000+00:00`,
  endsAt: `2026-11-${to}:00.000+00:00`,
  pickupPlace: 'Agadir',
  returnPlace: 'Fes',
  quotedTotal: '900.00',
  total: status === 'ACCEPTED' ? '900.00' : null,
  discountPercent: 0,
  version: 3,
  readyAt: status === 'ACCEPTED' ? `2026-11-${to}:00.000+00:00` : null,
  stage: status === 'ACCEPTED' ? 'PLANNED' : null,
  swappedAt: null,
  late: false,
  riskMessage: null,
});

const fleet = [vehicle('1', 'Dacia Logan'), vehicle('2', 'Renault Clio'), vehicle('3', 'Dacia Duster', 'COMPACT_SUV')];
const bookings = [
  reservation('AAAAA-AAAAA', '1', '23T10:00', '26T10:00'),
  reservation('BBBBB-BBBBB', '2', '20T14:00', '24T09:00'),
  reservation('CCCCC-CCCCC', '2', '28T10:00', '29T10:00', 'PENDING'),
];
const works = [
  {
    __typename: 'PlanningBlock',
    id: '9',
    vehicleId: '3',
    nature: 'OIL_CHANGE',
    startsAt: '2026-11-21T08:00:00.000+00:00',
    endsAt: '2026-11-21T18:00:00.000+00:00',
  },
];

/** What was asked of the server, the newest last. */
const requested: Record<string, unknown>[] = [];

const serve = (): void => {
  requested.length = 0;
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-20T09:00:00.000+00:00' } })),
    api.query('AgencyChoices', () =>
      HttpResponse.json({
        data: {
          agencies: { __typename: 'AgencyPage', items: [{ __typename: 'Agency', id: '1', name: 'Casablanca' }] },
        },
      }),
    ),
    api.query('RentalExtras', () =>
      HttpResponse.json({ data: { rentalExtras: { __typename: 'RentalExtras', asksAge: false, items: [] } } }),
    ),
    api.query('ReservationOptions', () => HttpResponse.json({ data: { reservation: null } })),
    api.query('Places', () => HttpResponse.json({ data: { places: ['Agadir', 'Fes'] } })),
    api.query('PriceQuote', () =>
      HttpResponse.json({
        data: {
          priceQuote: {
            __typename: 'PriceQuote',
            days: 4,
            dailyPrice: '300.00',
            total: '1200.00',
            registeredDailyPrice: '255.00',
            registeredTotal: '1020.00',
            registeredDiscountPercent: 15,
            discounted: false,
            payable: '1200.00',
            lines: [],
          },
        },
      }),
    ),
    api.query('Planning', ({ variables }) => {
      requested.push(variables);
      return HttpResponse.json({
        data: {
          planning: {
            __typename: 'Planning',
            startsAt: '2026-11-19T00:00:00.000+00:00',
            endsAt: '2026-12-03T00:00:00.000+00:00',
            vehicleCount: 3,
            preparationMinutes: 0,
            vehicles: fleet,
            reservations: bookings,
            blocks: works,
            legs: [],
          },
        },
      });
    }),
  );
};

const open = (address = '/tablereservation') =>
  renderAt(
    address,
    <ConflictAuthor value={(problem) => <ConflictLastChange problem={problem} />}>
      <ReservationFeedProvider>
        <PlanningBoard />
      </ReservationFeedProvider>
    </ConflictAuthor>,
    [],
    planningRoute,
  );

const grid = () => screen.findByRole('grid', { name: 'Calendrier des véhicules par jour' }, { timeout: 5000 });

const focusGrid = async (): Promise<void> => {
  const table = await grid();
  act(() => table.focus());
};

beforeEach(serve);

test('shows two weeks from yesterday: vehicles by category, what occupies them, what is free each day', async () => {
  open();
  const table = await grid();
  expect(requested[0]).toMatchObject({ from: '2026-11-19', to: '2026-12-02', filter: {} });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual([
    'SUV compacts1',
    'Dacia Duster10003-A-15',
    'Citadines2',
    'Dacia Logan10001-A-15',
    'Renault Clio10002-A-15',
  ]);
  expect(
    within(table).getByRole('button', {
      name: 'Accepter : Client AAAAA-AAAAA, AAAAA-AAAAA, du 23-11-2026 10:00 au 26-11-2026 10:00',
    }),
  ).toBeInTheDocument();
  expect(within(table).getByRole('button', { name: /^Hors service : Vidange/ })).toBeInTheDocument();
  expect(within(table).getByRole('columnheader', { name: 'ven. 20 nov. 2026, 2 libres' })).toHaveAttribute(
    'aria-current',
    'date',
  );
  expect(within(table).getByRole('columnheader', { name: 'lun. 23 nov. 2026, 1 libre' })).toBeInTheDocument();
});

test('the view stands in the address: category, span, first day', async () => {
  const { user, address } = open();
  await grid();
  await user.click(screen.getByRole('checkbox', { name: 'Citadines' }));
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ filter: { categories: ['CITY_CAR'] } }));
  await user.click(screen.getByRole('radio', { name: 'Mois' }));
  await user.click(screen.getByRole('button', { name: 'Période suivante' }));
  await waitFor(() => expect(requested.at(-1)).toMatchObject({ from: '2026-12-20', to: '2027-01-19' }));
  expect(address()).toBe('/tablereservation?du=2026-12-20&vue=mois&gamme=citadines');
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre « Citadines »' }));
  await user.click(screen.getByRole('button', { name: 'Aujourd’hui' }));
  expect(address()).toBe('/tablereservation?vue=mois');
});

test('shows only what is free over the whole window', async () => {
  open('/tablereservation?libres=aujourd-hui');
  const table = await grid();
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['SUV compacts1', 'Dacia Duster10003-A-15', 'Citadines1', 'Dacia Logan10001-A-15']);
});

test('the address used by /journee and the list opens the form, and loses its parameter', async () => {
  const { user, address } = open('/tablereservation?nouvelle=oui');
  const dialog = await screen.findByRole('dialog', { name: 'Nouvelle réservation' });
  await waitFor(() => expect(address()).toBe('/tablereservation'));
  await user.click(within(dialog).getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('by keyboard: Enter on a free day opens the form with vehicle and usual hours', async () => {
  const { user } = open();
  await focusGrid();
  // From the first vehicle, today, down to the Logan: past the head of the category.
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(document.getElementById((await grid()).getAttribute('aria-activedescendant') ?? '')).toHaveAccessibleName(
    'Dacia Logan, 10001-A-15, sam. 21 nov. 2026 : libre',
  );
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    'Dacia Logan 10001-A-15, du 21-11-2026 10:00 au 22-11-2026 10:00 : libre.',
  );
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Nouvelle réservation' });
  expect(within(dialog).getByText('sam. 21-11-2026')).toBeInTheDocument();
  expect(within(dialog).getByRole('combobox', { name: /^Véhicule/ })).toHaveValue('Dacia Logan · 10001-A-15');
});

test('by keyboard: what is in the way is said, and nothing opens', async () => {
  const { user } = open();
  await focusGrid();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
    'Dacia Logan 10001-A-15, du 22-11-2026 10:00 au 24-11-2026 10:00. Impossible : Client AAAAA-AAAAA occupe ce véhicule du 23-11-2026 10:00 au 26-11-2026 10:00.',
  );
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** Moves the first rental by a day, up to the dialog that asks. */
const moveRental = async (user: UserEvent): Promise<HTMLElement> => {
  await focusGrid();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  const menu = await screen.findByRole('menu');
  await user.click(within(menu).getByRole('menuitem', { name: 'Déplacer Client AAAAA-AAAAA' }));
  await focusGrid();
  await user.keyboard('{ArrowRight}{Enter}');
  return screen.findByRole('dialog', { name: 'Modifier AAAAA-AAAAA' });
};

test('by keyboard: a rental is moved, its agreed total stays, and the server’s refusal is shown', async () => {
  const inputs: unknown[] = [];
  server.use(
    api.mutation('UpdateReservation', ({ variables }) => {
      inputs.push(variables['input']);
      return HttpResponse.json({
        data: {
          updateReservation: { __typename: 'VehicleTaken', message: 'Dacia Logan est pris.', alternatives: [] },
        },
      });
    }),
  );
  const { user } = open();
  const dialog = await moveRental(user);
  expect(within(dialog).getByText('24-11-2026 10:00')).toBeInTheDocument();
  expect(within(dialog).getByRole('radio', { name: /Garder le total convenu, 900/ })).toBeChecked();
  expect(await within(dialog).findByRole('radio', { name: /Appliquer le tarif, 1.200/ })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect((await within(dialog).findAllByText('Dacia Logan est pris.')).length).toBeGreaterThan(0);
  expect(inputs).toEqual([
    {
      number: 'AAAAA-AAAAA',
      version: 3,
      vehicleId: '1',
      period: { startsAt: '2026-11-24T10:00', endsAt: '2026-11-27T10:00' },
    },
  ]);
});

test('a calendar that does not come says so and can be asked again', async () => {
  server.use(api.query('Planning', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await grid()).toBeInTheDocument();
});

test('a rental that somebody else has changed meanwhile says who, and when', async () => {
  server.use(
    historyOf('RESERVATION', '11'),
    api.mutation('UpdateReservation', () =>
      HttpResponse.json({
        data: {
          updateReservation: {
            __typename: 'VersionConflict',
            message: 'Modifié entre-temps',
            reservation: { __typename: 'Reservation', id: '11', number: 'AAAAA-AAAAA' },
          },
        },
      }),
    ),
  );
  const { user } = open();
  const dialog = await moveRental(user);
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
  expect(await within(dialog).findByText('Modifié par Sara Bennani le 21-11-2026 à 09:05.')).toBeInTheDocument();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Cette réservation a été modifiée entre-temps');
});
