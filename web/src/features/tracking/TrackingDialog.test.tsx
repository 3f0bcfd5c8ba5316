import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { TrackingDialog } from './TrackingDialog';

const tracked = {
  __typename: 'TrackedReservation',
  number: 'K7RT4-W9XMP',
  status: 'PENDING',
  stage: null as string | null,
  vehicleName: 'Dacia Duster',
  requestedVehicleName: 'Hyundai Tucson',
  vehicleImageUrl: null,
  startsAt: '2026-11-25T10:00:00+00:00',
  endsAt: '2026-11-29T10:00:00+00:00',
  pickupPlace: 'Casablanca',
  returnPlace: 'Marrakech',
  price: '1600.00',
  updatedAt: '2026-11-20T10:00:00+00:00',
};

const answer = (status: string, stage = status === 'ACCEPTED' ? 'PLANNED' : null) =>
  api.query('TrackReservation', ({ variables }) =>
    HttpResponse.json({
      data: { trackReservation: { ...tracked, number: variables.number as string, status, stage } },
    }),
  );

const render = (number = '') => renderAt('/', <TrackingDialog initialNumber={number} onClose={() => undefined} />);

test('a pending reservation shows its first step only, dates, places and price', async () => {
  server.use(answer('PENDING'));
  const { user } = render();
  await user.type(screen.getByLabelText('Numéro de réservation'), 'K7RT4-W9XMP');
  await user.click(screen.getByRole('button', { name: 'Suivre' }));
  const steps = within(await screen.findByRole('list', { name: 'Avancement' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['En traitement']);
  expect(screen.getByText('25-11-2026 10:00')).toBeInTheDocument();
  expect(screen.getByText('Marrakech')).toBeInTheDocument();
  expect(screen.getByText('1\u202f600\u00a0Dh', { normalizer: (text) => text })).toBeInTheDocument();
});

test.each([
  ['ACCEPTED', 'Accepter'],
  ['REFUSED', 'Refuser'],
  ['CANCELLED', 'Annuler'],
])('a %s reservation shows it as the second, final step', async (status, text) => {
  server.use(answer(status));
  render('K7RT4-W9XMP');
  const steps = within(await screen.findByRole('list', { name: 'Avancement' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['En traitement', text]);
});

test.each([
  ['OUT', 'Le véhicule est entre vos mains. Bonne route !'],
  ['RETURNED', 'Le véhicule est rendu. Merci de votre confiance !'],
  ['NO_SHOW', 'Le véhicule n’a pas été retiré. Contactez-nous pour une nouvelle réservation.'],
])('a rental that is %s says so', async (stage, text) => {
  server.use(answer('ACCEPTED', stage));
  render('K7RT4-W9XMP');
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('an unknown number is named and stays in the field', async () => {
  server.use(api.query('TrackReservation', () => HttpResponse.json({ data: { trackReservation: null } })));
  const { user } = render();
  const field = screen.getByLabelText('Numéro de réservation');
  await user.type(field, 'AAAAA-BBBBB{Enter}');
  expect(await screen.findByText('Réservation introuvable')).toBeInTheDocument();
  expect(screen.getByText('La réservation N°: AAAAA-BBBBB est introuvable')).toBeInTheDocument();
  expect(field).toHaveValue('AAAAA-BBBBB');
});

test('a failure offers to try again', async () => {
  server.use(
    api.query('TrackReservation', () => HttpResponse.error(), { once: true }),
    answer('ACCEPTED'),
  );
  const { user } = render('K7RT4-W9XMP');
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Votre véhicule vous attend. Bonne route !')).toBeInTheDocument();
});

test('an empty number takes the former result away', async () => {
  server.use(answer('ACCEPTED'));
  const { user } = render('K7RT4-W9XMP');
  const submit = () => user.click(screen.getByRole('button', { name: 'Suivre' }));
  expect(await screen.findByRole('region', { name: 'K7RT4-W9XMP' })).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Numéro de réservation'));
  await submit();
  expect(screen.getByText('Indiquez le numéro de réservation.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'K7RT4-W9XMP' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Numéro de réservation'), 'K7RT4-W9XMP');
  await submit();
  expect(await screen.findByRole('region', { name: 'K7RT4-W9XMP' })).toBeInTheDocument();
});

test('requires a number before it queries the server', async () => {
  const { user } = render();
  await user.click(screen.getByRole('button', { name: 'Suivre' }));
  expect(screen.getByText('Indiquez le numéro de réservation.')).toBeInTheDocument();
});
