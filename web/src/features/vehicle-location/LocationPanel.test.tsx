import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { emitLive } from '../../test/liveLink';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffTiles } from '../../test/staffTiles';
import { LocationPanel } from './LocationPanel';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const here = {
  __typename: 'VehiclePosition',
  latitude: 33.59,
  longitude: -7.6,
  speedKph: 128.4,
  odometerKm: 49399.2,
  state: 'MOVING',
  address: 'Autoroute A1, Mohammédia',
};

const tell = (change: Record<string, unknown>): void =>
  act(() =>
    emitLive('VehiclePosition', {
      vehiclePosition: {
        __typename: 'VehiclePositionUpdate',
        vehicleId: '2',
        at: '2026-11-20T14:05:00.000+00:00',
        problem: null,
        position: here,
        ...change,
      },
    }),
  );

const open = async ({ recordedAt = null as string | null } = {}) => {
  const onBack = jest.fn();
  server.use(
    staffTiles,
    api.query('LocatedVehicle', () =>
      HttpResponse.json({
        data: {
          vehicle: { __typename: 'Vehicle', id: '2', name: 'Hyundai i10', plateNumber: '88598-A-26' },
          vehicleStanding: {
            __typename: 'VehicleStanding',
            vehicleId: '2',
            whereabouts: {
              __typename: 'FleetPosition',
              vehicleId: '2',
              positionAt: recordedAt,
              position: recordedAt && here,
            },
          },
        },
      }),
    ),
  );
  const rendered = renderAt('/listCar?position=2', <LocationPanel vehicleId="2" onBack={onBack} />);
  expect(await screen.findByRole('heading', { name: 'Hyundai i10' })).toBeInTheDocument();
  return { ...rendered, onBack };
};

test('shows live speed, odometer and address, and links to the recorded days', async () => {
  const { user, onBack } = await open();
  expect(screen.getByText('En attente de la position…')).toBeInTheDocument();
  tell({});
  const meter = screen.getByRole('meter', { name: 'Vitesse' });
  expect(meter).toHaveAttribute('aria-valuetext', '128 km/h');
  expect(meter).toHaveAttribute('data-danger');
  expect(screen.getByText(/^49.399 km$/)).toBeInTheDocument();
  expect(screen.getByText('Autoroute A1, Mohammédia')).toBeInTheDocument();
  expect(screen.getByText('En mouvement · Position de 14:05')).toBeInTheDocument();
  tell({ position: { ...here, speedKph: 0, state: 'PARKED' } });
  expect(meter).not.toHaveAttribute('data-danger');
  expect(screen.getByRole('link', { name: 'Historiques' })).toHaveAttribute('href', '/historique?vehicule=2');
  await user.click(screen.getByRole('button', { name: 'Revenir à la liste des véhicules' }));
  expect(onBack).toHaveBeenCalled();
});

test('missing coordinates show the documented text, and the map is hidden', async () => {
  const { user } = await open();
  tell({});
  tell({ position: null, problem: 'NO_COORDINATES' });
  expect(screen.getByRole('dialog', { name: 'Erreur de localisation' })).toHaveTextContent(
    'problem(501) de serveur GPS',
  );
  expect(screen.queryByRole('group', { name: 'Carte de la position' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  tell({ position: null, problem: 'NO_COORDINATES' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('while the service is down the last position stays visible, with its time and without a speed', async () => {
  await open();
  tell({});
  tell({ at: '2026-11-20T15:30:00.000+00:00', position: null, problem: 'TRACKER_DOWN' });
  await waitFor(() => expect(screen.getByText(/Le service GPS ne répond pas/)).toBeInTheDocument());
  expect(screen.getByText('Autoroute A1, Mohammédia')).toBeInTheDocument();
  expect(screen.getByText(/^Dernière position connue : 20-11-2026 14:05/)).toBeInTheDocument();
  expect(screen.getByRole('meter', { name: 'Vitesse' })).toHaveAttribute('aria-valuetext', 'inconnue');
  tell({ at: '2026-11-20T15:31:00.000+00:00' });
  expect(screen.getByText('En mouvement · Position de 15:31')).toBeInTheDocument();
  expect(screen.queryByText(/Le service GPS ne répond pas/)).not.toBeInTheDocument();
});

test('opened while the service is down it shows the last record', async () => {
  await open({ recordedAt: '2026-11-19T10:00:00.000+00:00' });
  tell({ position: null, problem: 'TRACKER_DOWN' });
  expect(await screen.findByText(/^Dernière position connue : 19-11-2026 10:00/)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Carte de la position' })).toBeInTheDocument();
});

test('opened while the service is down it announces no position if none is recorded', async () => {
  await open();
  tell({ position: null, problem: 'TRACKER_DOWN' });
  expect(await screen.findByText(/Le service GPS ne répond pas/)).not.toHaveTextContent('reste affichée');
});
