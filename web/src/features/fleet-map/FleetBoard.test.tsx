import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { liveLine } from '../../platform/live/live';
import { emitLive } from '../../test/liveLink';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffTiles } from '../../test/staffTiles';
import { FleetBoard } from './FleetBoard';
import { afterBatch } from './useFleet';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const whereabouts = (vehicleId: string, change: object = {}) => ({
  __typename: 'FleetPosition' as const,
  vehicleId,
  at: null as string | null,
  state: 'SILENT' as const,
  positionAt: null as string | null,
  since: null,
  problem: null,
  position: null,
  ...change,
});

const parked = (vehicleId: string, at: string, latitude = 33.5) =>
  whereabouts(vehicleId, {
    at,
    positionAt: at,
    state: 'PARKED',
    position: {
      __typename: 'VehiclePosition',
      latitude,
      longitude: -7.6,
      speedKph: 0,
      state: 'PARKED',
      address: 'Rabat',
    },
  });

const at = (second: number): string => new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString();

const names = ['Dacia Duster', 'Hyundai i10', 'Kia Picanto'];
const fleet = names.map((name, index) => ({
  __typename: 'FleetVehicle',
  id: String(index + 1),
  name,
  plateNumber: `1000${index}-A-1`,
  whereabouts: whereabouts(String(index + 1), index === 2 ? { state: 'NO_DEVICE', problem: 'NO_DEVICE' } : {}),
}));

const open = async (url = '/carte') => {
  let requested = 0;
  server.use(
    api.query('FleetPositions', () => {
      requested += 1;
      return HttpResponse.json({ data: { fleetPositions: fleet } });
    }),
    staffTiles,
    api.query('FleetCard', ({ variables }) =>
      HttpResponse.json({
        data: {
          vehicle: { __typename: 'Vehicle', id: variables.id as string, imageUrl: null },
          vehicleStanding: {
            __typename: 'VehicleStanding',
            vehicleId: variables.id as string,
            since: '2026-11-20T08:15:00.000+00:00',
            rental: {
              __typename: 'RunningRental',
              number: 'ABCDE-23456',
              customerId: '7',
              customerName: 'Omar Idrissi',
              endsAt: '2026-11-22T10:00:00.000+00:00',
            },
          },
        },
      }),
    ),
  );
  const rendered = renderAt(url, <FleetBoard hrefFor={(number) => `/listreservation?ouvert=${number}`} />);
  const list = await screen.findByRole('list', { name: 'Véhicules sur la carte' });
  return { ...rendered, list, requested: () => requested };
};

const tell = (batch: object): void =>
  act(() =>
    emitLive('FleetBatches', { fleetPositions: { __typename: 'FleetBatch', changes: [], unchanged: [], ...batch } }),
  );

test('shows every vehicle with what is known of it, and what comes live', async () => {
  const { list, user } = await open();
  expect(within(list).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Sans nouvelle 2' })).toBeInTheDocument();
  tell({ changes: [parked('1', at(1)), whereabouts('2', { at: at(1), problem: 'TRACKER_DOWN' })] });
  expect(await screen.findByRole('button', { name: 'Stationné 1' })).toBeInTheDocument();
  expect(screen.getByText(/^Le service GPS ne répond pas pour le moment/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Stationné 1' }));
  await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(1));
  expect(within(list).getByText('Dacia Duster')).toBeInTheDocument();
});

test('while the GPS service is down list and card tell where a vehicle was last, what it did and when', async () => {
  const { list, user } = await open();
  tell({ changes: [{ ...parked('1', at(1)), at: at(2), state: 'SILENT', problem: 'TRACKER_DOWN' }] });
  const row = await within(list).findByRole('button', { name: /Dacia Duster.*Sans nouvelle.*Vu .*Rabat/ });
  expect(within(list).getByRole('button', { name: /Hyundai i10.*Position inconnue/ })).toBeInTheDocument();
  await user.click(row);
  const card = await screen.findByRole('region', { name: 'Dacia Duster' });
  expect(within(card).getByText('Le service GPS ne répond pas.')).toBeInTheDocument();
  expect(within(card).getByText(/^20-11-2026 09:00/)).toBeInTheDocument();
  expect(within(card).getByText('Stationné')).toBeInTheDocument();
  expect(within(card).getByText('Rabat')).toBeInTheDocument();
});

test('the card of a vehicle says since when and who has it, and leads on; by key it takes the focus and gives it back', async () => {
  const { list, user } = await open();
  tell({ changes: [parked('1', at(1))] });
  within(list)
    .getByRole('button', { name: /Dacia Duster/ })
    .focus();
  await user.keyboard('{Enter}');
  const card = await screen.findByRole('region', { name: 'Dacia Duster' });
  expect(card).toHaveFocus();
  expect(await within(card).findByText('20-11-2026 08:15')).toBeInTheDocument();
  expect(within(card).getByRole('link', { name: /ABCDE-23456/ })).toHaveAttribute(
    'href',
    '/listreservation?ouvert=ABCDE-23456',
  );
  expect(within(card).getByRole('link', { name: 'Omar Idrissi' })).toHaveAttribute('href', '/listClient?client=7');
  expect(within(card).getByRole('link', { name: 'Ouvrir la position' })).toHaveAttribute('href', '/listCar?position=1');
  expect(within(card).getByRole('link', { name: 'Historique' })).toHaveAttribute('href', '/historique?vehicule=1');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Dacia Duster' })).not.toBeInTheDocument();
  expect(within(list).getByRole('button', { name: /Dacia Duster/ })).toHaveFocus();
});

test('the search finds by name and by registration, without regard to accents', async () => {
  const { list, user } = await open('/carte?recherche=hyündai');
  expect(within(list).getAllByRole('button')).toHaveLength(1);
  const box = screen.getByRole('textbox', { name: 'Rechercher une immatriculation ou un nom' });
  await user.clear(box);
  await user.type(box, '10002');
  await waitFor(() => expect(within(list).getByText('Kia Picanto')).toBeInTheDocument());
  expect(within(list).getAllByRole('button')).toHaveLength(1);
});

test('a broken line is told; once it stands the fleet is asked for again', async () => {
  const { requested } = await open();
  expect(screen.getByText(/véhicules, en direct$/)).toBeInTheDocument();
  act(() => liveLine.set('down'));
  expect(screen.getByText(/^La liaison en direct est coupée/)).toBeInTheDocument();
  expect(screen.queryByText(/véhicules, en direct$/)).not.toBeInTheDocument();
  act(() => liveLine.set('up'));
  await waitFor(() => expect(requested()).toBe(2), { timeout: 3000 });
  act(() => liveLine.set('idle'));
});

test('an outdated batch changes nothing, and an unchanged position is confirmed', () => {
  const known = afterBatch(new Map(), { changes: [parked('1', at(5))], unchanged: [] } as never);
  const late = afterBatch(known, {
    changes: [whereabouts('1', { at: at(3) })],
    unchanged: [{ vehicleId: '1', at: at(4) }],
  } as never);
  expect(late.get('1')).toMatchObject({ state: 'PARKED', at: at(5) });
  const confirmed = afterBatch(late, { changes: [], unchanged: [{ vehicleId: '1', at: at(9) }] } as never);
  expect(confirmed.get('1')).toMatchObject({ at: at(9), positionAt: at(9) });
});

test('a selected vehicle is shown with the cities around where there are no tiles', async () => {
  // Closer, a drawn map is an empty ground.
  const scale = () => screen.getByText(/^[\d,]+\skm$/).textContent?.replace(/\s/g, ' ');
  const { list, user } = await open();
  tell({ changes: [parked('1', at(1)), parked('2', at(1))] });
  await user.click(await within(list).findByRole('button', { name: /Dacia Duster.*Stationné/ }));
  await screen.findByRole('region', { name: 'Dacia Duster' });
  expect(scale()).toBe('10 km');
});

test('a link to a vehicle opens the map at it', async () => {
  await open('/carte?vehicule=1');
  tell({ changes: [parked('1', at(1)), parked('2', at(1), 28)] });
  expect(await screen.findByText(/^10\skm$/)).toBeInTheDocument();
});
