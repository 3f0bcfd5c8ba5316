import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { TrackBoard } from './TrackBoard';

const point = (time: string, speedKph: number) => ({
  __typename: 'TrackPoint',
  at: `2026-11-20T${time}:00.000+00:00`,
  latitude: 33.5,
  longitude: -7.6,
  speedKph,
  state: speedKph > 0 ? 'MOVING' : 'PARKED',
  address: `Lieu ${time}`,
});

const track = (change: Record<string, unknown> = {}) => ({
  __typename: 'VehicleTrack',
  vehicleId: '2',
  day: '2026-11-20',
  distanceKm: 95.2,
  topSpeedKph: 131,
  drivingMinutes: 80,
  rentalNumbers: ['G6ZPK-HXAT5'],
  points: [point('08:00', 0), point('08:02', 60), point('08:04', 131)],
  stops: [
    {
      __typename: 'TrackStop',
      from: '2026-11-20T00:00:00.000+00:00',
      to: '2026-11-20T07:40:00.000+00:00',
      address: 'Tanger',
    },
  ],
  ...change,
});

const overspeed = {
  __typename: 'TrackEvent',
  id: '7',
  kind: 'OVERSPEED',
  vehicleId: '2',
  vehicleName: 'Hyundai i10',
  plateNumber: '88598-A-26',
  day: '2026-11-20',
  startedAt: '2026-11-20T08:03:00.000+00:00',
  endedAt: '2026-11-20T08:09:00.000+00:00',
  peakSpeedKph: 131,
  limitKph: 120,
  latitude: 33.5,
  longitude: -7.6,
  address: 'Autoroute A1, Mohammédia',
  rentalNumber: 'G6ZPK-HXAT5',
};

const vehicle = { __typename: 'Vehicle', id: '2', name: 'Hyundai i10', plateNumber: '88598-A-26' };

beforeEach(() =>
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-20T12:00:00+00:00' } })),
    api.query('NamedVehicle', () => HttpResponse.json({ data: { vehicle } })),
    api.query('FoundVehicles', () =>
      HttpResponse.json({ data: { vehicles: { __typename: 'VehiclePage', items: [vehicle], totalCount: 1 } } }),
    ),
  ),
);

const serve = (answer: (day: string) => object, events: object[] = []): void =>
  server.use(
    api.query('VehicleTrack', ({ variables }) =>
      HttpResponse.json({
        data: {
          vehicleTrack: answer(variables.day as string),
          trackEvents: { __typename: 'TrackEventPage', items: events, totalCount: events.length },
          trackingSettings: { __typename: 'TrackingSettings', overspeedKph: 120 },
          zones: { __typename: 'ZonePage', items: [] },
        },
      }),
    ),
  );

test('a day has its figures, its stops and a replay by keyboard', async () => {
  serve(() => track());
  const { user } = renderAt(
    '/historique?vehicule=2',
    <TrackBoard hrefFor={(number) => `/listreservation?numero=${number}`} />,
  );
  expect(await screen.findByText('95,2 km')).toBeInTheDocument();
  expect(screen.getByText('131 km/h')).toBeInTheDocument();
  expect(screen.getByText('1 h 20 min')).toBeInTheDocument();
  expect(screen.getByText('De 00:00 à 07:40')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'G6ZPK-HXAT5' })).toHaveAttribute(
    'href',
    '/listreservation?numero=G6ZPK-HXAT5',
  );
  const slider = screen.getByRole('slider', { name: 'Position à' });
  expect(slider).toHaveAttribute('aria-valuetext', '08:00');
  act(() => slider.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuetext', '08:04');
});

test('the replay runs as fast as it is told', async () => {
  serve(() => track());
  const { user } = renderAt('/historique?vehicule=2', <TrackBoard hrefFor={(number) => `/x?numero=${number}`} />);
  const slider = await screen.findByRole('slider', { name: 'Position à' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vitesse de lecture' }), '× 8');
  await user.click(screen.getByRole('button', { name: 'Lecture' }));
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '08:04'));
});

test('choosing a stop or an event shows it on the map and continues the replay from there', async () => {
  const stop = { ...track().stops[0], from: '2026-11-20T08:01:00.000+00:00', to: '2026-11-20T08:06:00.000+00:00' };
  serve(() => track({ stops: [stop] }), [overspeed]);
  const { user } = renderAt('/historique?vehicule=2', <TrackBoard hrefFor={(number) => `/x?numero=${number}`} />);
  const slider = await screen.findByRole('slider', { name: 'Position à' });
  await user.click(screen.getByRole('button', { name: 'De 08:01 à 08:06' }));
  expect(slider).toHaveAttribute('aria-valuetext', '08:02');
  await user.click(screen.getByRole('button', { name: 'De 08:03 à 08:09' }));
  expect(slider).toHaveAttribute('aria-valuetext', '08:04');
});

test('the previous day is a click away and is in the address; a day without positions says why', async () => {
  serve((day) => (day === '2026-11-20' ? track() : track({ day, points: [], stops: [] })));
  const { user, address } = renderAt(
    '/historique?vehicule=2',
    <TrackBoard hrefFor={(number) => `/listreservation?numero=${number}`} />,
  );
  await screen.findByText('95,2 km');
  expect(screen.getByRole('button', { name: 'Jour suivant' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Jour précédent' }));
  expect(await screen.findByText('Aucune position enregistrée ce jour-là')).toBeInTheDocument();
  expect(address()).toBe('/historique?vehicule=2&jour=2026-11-19');
});

test('a track that fails to load can be tried again', async () => {
  serve(() => track());
  server.use(api.query('VehicleTrack', () => HttpResponse.error(), { once: true }));
  const { user } = renderAt(
    '/historique?vehicule=2',
    <TrackBoard hrefFor={(number) => `/listreservation?numero=${number}`} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.getByText('95,2 km')).toBeInTheDocument());
});

test('speeding on that day is listed with its rental', async () => {
  serve(() => track({ rentalNumbers: ['G6ZPK-HXAT5', 'ACCPT-ED234'] }), [overspeed]);
  renderAt('/historique?vehicule=2', <TrackBoard hrefFor={(number) => `/listreservation?numero=${number}`} />);
  const list = await screen.findByRole('list', { name: 'Événements' });
  expect(list).toHaveTextContent('Excès de vitesse · 131 km/h');
  expect(list).toHaveTextContent('(limite 120 km/h)');
  expect(list).toHaveTextContent('De 08:03 à 08:09');
  expect(within(list).getByRole('link', { name: 'G6ZPK-HXAT5' })).toHaveAttribute(
    'href',
    '/listreservation?numero=G6ZPK-HXAT5',
  );
});

test('without a vehicle the latest events of the whole fleet are listed, filtered by kind, with links to their day', async () => {
  serve(() => track());
  const requested: unknown[] = [];
  server.use(
    api.query('TrackEvents', ({ variables }) => {
      const { kind } = variables.filter as { kind: string | null };
      requested.push(kind);
      const items = kind === 'OUT_OF_ZONE' ? [] : [overspeed];
      return HttpResponse.json({
        data: { trackEvents: { __typename: 'TrackEventPage', items, totalCount: items.length, page: 1, pageCount: 1 } },
      });
    }),
  );
  const { user } = renderAt('/historique', <TrackBoard hrefFor={(number) => `/listreservation?numero=${number}`} />);
  expect(await screen.findByRole('link', { name: 'Trajet de Hyundai i10 · 88598-A-26' })).toHaveAttribute(
    'href',
    '/historique?vehicule=2&jour=2026-11-20',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type d’événement' }), 'Sortie de zone');
  expect(await screen.findByRole('heading', { name: 'Aucun événement' })).toBeInTheDocument();
  expect(requested).toEqual([null, 'OUT_OF_ZONE']);
});
