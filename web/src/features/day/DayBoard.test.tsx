import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation } from '../../test/reservation';
import { api, server } from '../../test/server';
import { DayBoard } from './DayBoard';
import type { DayBoardQuery } from './DayBoard.generated';
import { dayParts, endOfTomorrow } from './dayParts';
import { dayRoute } from './dayRoute';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const rental = (number: string, startsAt: string, endsAt: string, change: object = {}) => ({
  ...acceptedReservation,
  id: number,
  number,
  stage: 'PLANNED',
  startsAt: `${startsAt}:00+00:00`,
  endsAt: `${endsAt}:00+00:00`,
  ...change,
});
const out = { stage: 'OUT' };
const swapped = (id: string, name: string, startedAt: string, endedAt: string | null) => ({
  ...{ __typename: 'RentalLeg', id, startedAt, endedAt },
  vehicle: { __typename: 'Vehicle', id, name, plateNumber: `${id}-A-6` },
});
const swaps = {
  __typename: 'ReservationPage',
  items: [
    rental('SWAPS-00001', '2026-11-28T10:00', '2026-12-05T10:00', {
      ...out,
      legs: [
        swapped('61', 'Dacia Logan', '2026-11-28T10:00:00+00:00', '2026-11-30T16:20:00+00:00'),
        swapped('62', 'Renault Clio', '2026-11-30T16:20:00+00:00', null),
      ],
      inspections: [
        { __typename: 'Inspection', id: '1', kind: 'DEPARTURE', legId: '61', status: 'COMPLETED' },
        { __typename: 'Inspection', id: '2', kind: 'RETURN', legId: '61', status: 'DRAFT' },
        { __typename: 'Inspection', id: '3', kind: 'DEPARTURE', legId: '62', status: 'COMPLETED' },
      ],
    }),
  ],
};
const board = {
  undecided: { __typename: 'ReservationPage', totalCount: 0, items: [] },
  extensionRequests: { __typename: 'ReservationPage', totalCount: 0, items: [] },
  planned: {
    __typename: 'ReservationPage',
    items: [
      rental('MISSD-00001', '2026-11-30T10:00', '2026-12-04T10:00'),
      rental('TODAY-00001', '2026-12-01T11:00', '2026-12-04T10:00', { balance: '300.00' }),
      rental('TOMOR-00001', '2026-12-02T08:30', '2026-12-04T10:00'),
    ],
  },
  out: {
    __typename: 'ReservationPage',
    items: [
      rental('LATER-00001', '2026-11-20T10:00', '2026-12-09T10:00', out),
      rental('BACKS-00001', '2026-11-25T10:00', '2026-12-01T18:00', out),
      rental('LATES-00001', '2026-11-25T10:00', '2026-11-30T18:00', { ...out, late: true }),
    ],
  },
  deposits: {
    __typename: 'ReservationPage',
    totalCount: 1,
    items: [
      rental('HELDS-00001', '2026-11-20T10:00', '2026-12-24T10:00', {
        ...{ stage: 'RETURNED', depositHeld: '5000.00' },
        endedAt: '2026-11-24T10:00:00+00:00',
      }),
    ],
  },
  maintenanceAlerts: [
    {
      __typename: 'MaintenanceAlert',
      maintenanceId: '1',
      nature: 'OIL_CHANGE',
      vehicleId: '7',
      vehicleName: 'Renault Clio',
      plateNumber: '1-A-1',
      agencyId: '1',
      daysLeft: null,
      kmLeft: -20,
      note: 'Vidange : dépassée de 20 km.',
    },
    {
      __typename: 'MaintenanceAlert',
      maintenanceId: '2',
      nature: 'OIL_CHANGE',
      vehicleId: '8',
      vehicleName: 'Kia Picanto',
      plateNumber: '2-A-1',
      agencyId: '2',
      daysLeft: 9,
      kmLeft: null,
      note: 'Vidange : dans 9 jours.',
    },
  ],
};

const insurance = (vehicleId: string, vehicleName: string, daysLeft: number, agencyId = '1') => ({
  ...{ __typename: 'InsuranceAlert', vehicleId, vehicleName, plateNumber: `${vehicleId}-A-1`, agencyId, daysLeft },
  note: 'Assurance : expire le 01-12-2026.',
});
const insuranceAlerts = [
  insurance('7', 'Renault Clio', -1),
  insurance('8', 'Peugeot 208', 0, '2'),
  insurance('9', 'Dacia Duster', 3),
];

const agencies = {
  __typename: 'AgencyPage',
  items: ['Casablanca', 'Rabat'].map((name, index) => ({ __typename: 'Agency', id: String(index + 1), name })),
};

const serve = (requested: object[] = []): void =>
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-12-01T09:00:00+00:00' } })),
    api.query('DayContext', () => HttpResponse.json({ data: { swaps, insuranceAlerts, agencies } })),
    api.query('DayBoard', ({ variables }) => {
      requested.push(variables);
      return HttpResponse.json({ data: board });
    }),
  );

it('shows what the day asks for, each a tap from where it is done', async () => {
  const requested: object[] = [];
  serve(requested);
  const { user, address } = renderAt('/journee', <DayBoard />, [], dayRoute);
  const departures = await screen.findByRole('region', { name: 'Départs' });
  expect(screen.getByRole('link', { name: 'Nouvelle réservation' })).toHaveAttribute(
    'href',
    '/tablereservation?nouvelle=oui',
  );
  const [missed, today] = within(departures).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(departures).getAllByRole('listitem')).toHaveLength(2);
  expect(missed).toHaveTextContent('L’heure est passée. Un client qui ne vient pas se note dans le dossier.');
  expect(today).not.toHaveTextContent('L’heure est passée');
  expect(within(departures).getByText(/^Reste à payer : 300/)).toBeVisible();
  expect(within(departures).getByRole('link', { name: 'Faire le départ TODAY-00001' })).toHaveAttribute(
    'href',
    '/dossier/TODAY-00001/depart',
  );
  const late = within(screen.getByRole('region', { name: 'En retard' }));
  expect(late.getByRole('link', { name: /retour LATES/ })).toHaveAttribute('href', '/dossier/LATES-00001/retour');
  expect(late.getByText(/^15.h de retard$/)).toBeVisible();
  expect(late.getByRole('link', { name: /^Appeler / })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(late.getByRole('link', { name: /sur WhatsApp$/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/212/),
  );
  await user.click(late.getByRole('button', { name: /^Itinéraire vers / }));
  expect(await screen.findByRole('link', { name: 'Waze' })).toHaveAttribute(
    'href',
    expect.stringContaining('waze.com'),
  );
  expect(within(screen.getByRole('region', { name: 'Retours' })).getAllByRole('listitem')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'À préparer pour demain' })).getByText('08:30')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Entretiens dus' })).getByText('Renault Clio')).toBeVisible();
  const papers = within(screen.getByRole('region', { name: 'Papiers à renouveler' }));
  expect(papers.getAllByRole('listitem')).toHaveLength(2);
  expect(papers.getByRole('link', { name: 'Ouvrir la fiche du véhicule Peugeot 208, 8-A-1' })).toHaveAttribute(
    'href',
    '/listCar?fiche=8',
  );
  const deposits = within(screen.getByRole('region', { name: 'Cautions à rendre' }));
  expect(deposits.getByText('24-11-2026')).toBeVisible();
  expect(deposits.getByText(/^Caution détenue : 5.000/)).toBeVisible();
  expect(deposits.getByRole('link', { name: 'Rendre la caution de la location HELDS-00001' })).toHaveAttribute(
    'href',
    '/dossier/HELDS-00001',
  );
  const toInspect = within(screen.getByRole('region', { name: 'États des lieux d’échanges à faire' }));
  expect(toInspect.getAllByRole('listitem')).toHaveLength(1);
  expect(toInspect.getByText('30-11-2026 16:20')).toBeVisible();
  expect(toInspect.getByText('Véhicule repris')).toBeVisible();
  expect(toInspect.getByRole('link', { name: /du véhicule repris Dacia Logan, location SWAPS-00001/ })).toHaveAttribute(
    'href',
    '/dossier/SWAPS-00001/echange/61/retour',
  );
  expect(screen.queryByText('Kia Picanto')).not.toBeInTheDocument();
  await user.selectOptions(await screen.findByLabelText('Agence'), 'Rabat');
  expect(address()).toBe('/journee?agence=2');
  expect(await screen.findByText('Aucun entretien dû.')).toBeVisible();
  expect(requested).toEqual([
    { until: '2026-12-03T00:00', agencyId: null },
    { until: '2026-12-03T00:00', agencyId: '2' },
  ]);
});

it('shows departures and returns of another day, and leads back to today', async () => {
  serve();
  const requested: object[] = [];
  server.use(
    api.query('OtherDay', ({ variables }) => {
      requested.push(variables);
      const departures = {
        __typename: 'ReservationPage',
        items: [rental('FUTUR-00001', '2026-12-09T10:00', '2026-12-12T10:00')],
      };
      const returns = {
        __typename: 'ReservationPage',
        items: [
          rental('LATER-00001', '2026-11-20T10:00', '2026-12-09T12:00', out),
          rental('AFTER-00001', '2026-11-20T10:00', '2026-12-10T12:00', out),
        ],
      };
      return HttpResponse.json({ data: { departures, returns, agencies } });
    }),
  );
  const { user, address } = renderAt('/journee?jour=2026-12-08', <DayBoard />, [], dayRoute);
  await user.click(await screen.findByRole('button', { name: 'Jour suivant' }));
  expect(address()).toBe('/journee?jour=2026-12-09');
  const departures = await screen.findByRole('region', { name: 'Départs' });
  expect(within(departures).getByText('10:00')).toBeVisible();
  await waitFor(() =>
    expect(within(screen.getByRole('region', { name: 'Retours' })).getAllByRole('listitem')).toHaveLength(1),
  );
  expect(screen.queryByRole('link', { name: /^Faire le départ/ })).not.toBeInTheDocument();
  expect(requested.at(-1)).toEqual({ from: '2026-12-09T00:00', to: '2026-12-10T00:00', agencyId: null });
  await user.click(screen.getByRole('button', { name: 'Aujourd’hui' }));
  expect(address()).toBe('/journee');
  expect(await screen.findByRole('region', { name: 'En retard' })).toBeVisible();
});

it('shows the next day if it is left open over midnight', async () => {
  const requested: object[] = [];
  serve(requested);
  const times = ['2026-12-01T23:59:59.700+00:00', '2026-12-02T00:00:00.800+00:00'];
  server.use(api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: times.shift() } })));
  renderAt('/journee', <DayBoard />, [], dayRoute);
  expect(await screen.findByDisplayValue('01-12-2026')).toBeVisible();
  expect(await screen.findByDisplayValue('02-12-2026', {}, { timeout: 4000 })).toBeVisible();
  await waitFor(() =>
    expect(requested).toEqual([
      { until: '2026-12-03T00:00', agencyId: null },
      { until: '2026-12-04T00:00', agencyId: null },
    ]),
  );
});

it('shows the present day when a device wakes on which it was left open', async () => {
  serve();
  const times = ['2026-12-01T21:00:00.000+00:00', '2026-12-02T07:30:00.000+00:00'];
  server.use(api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: times.shift() } })));
  renderAt('/journee', <DayBoard />, [], dayRoute);
  expect(await screen.findByDisplayValue('01-12-2026')).toBeVisible();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10.5 * 3_600_000);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByDisplayValue('02-12-2026')).toBeVisible();
  now.mockRestore();
});

it('offers to try again when it fails', async () => {
  serve();
  server.use(api.query('DayBoard', () => HttpResponse.error()));
  renderAt('/journee', <DayBoard />, [], dayRoute);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

it('ends at the end of the next day, also at the end of a month', () => {
  expect(endOfTomorrow('2026-12-30')).toBe('2027-01-01T00:00');
  const empty = { items: [] };
  const none = {
    planned: empty,
    out: empty,
    maintenanceAlerts: [],
  } as unknown as DayBoardQuery;
  expect(dayParts(none, '2026-12-30', null)).toEqual({
    ...{ late: [], departures: [], returns: [], prepare: [], works: [] },
  });
});
