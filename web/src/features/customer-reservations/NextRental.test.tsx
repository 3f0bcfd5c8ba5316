import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { notify } from '../../kit/notice/notify';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { acceptedReservation, pendingReservation, reservationWith } from '../../test/reservation';
import { api, server } from '../../test/server';
import { NextRental } from './NextRental';
import { preloadNext } from './myReservationsRoute';

const loads: Loads = (client) => ({ loader: () => preloadNext(client) });

jest.mock('../../kit/notice/notify', () => ({ notify: jest.fn(() => Promise.resolve()) }));

const pageOf = (items: readonly object[]) => ({ __typename: 'ReservationPage', items });

const serve = (items: readonly { status: string; stage: string | null }[]): void =>
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-22T12:00:00+00:00' } })),
    api.query('NextRental', () =>
      HttpResponse.json({
        data: {
          agencyNow: '2026-11-22T12:00:00+00:00',
          out: pageOf(items.filter(({ stage }) => stage === 'OUT')),
          planned: pageOf(items.filter(({ stage }) => stage === 'PLANNED')),
          pending: pageOf(items.filter(({ status }) => status === 'PENDING')),
          settings: { __typename: 'Settings', phone: '+212522487600' },
        },
      }),
    ),
  );

test('an accepted one says how far it is, what is left to pay, and whom to call', async () => {
  serve([
    reservationWith({
      ...acceptedReservation,
      startsAt: '2026-11-25T10:00:00+00:00',
      endsAt: '2026-11-28T18:00:00+00:00',
      balance: '1300.00',
    }),
  ]);
  renderAt('/dashboardClient', <NextRental />, [], loads);
  const card = within(await screen.findByRole('region', { name: 'Votre prochaine location' }));
  expect(card.getByText('Départ dans 3 jours à 10:00')).toBeInTheDocument();
  expect(card.getByText('Reste à payer : 1 300 Dh')).toBeInTheDocument();
  expect(card.getByRole('link', { name: /^Appeler l’agence, \+212\s5\s22/ })).toHaveAttribute(
    'href',
    'tel:+212522487600',
  );
  expect(card.getByRole('button', { name: 'Contrat (PDF)' })).toBeInTheDocument();
});

test('nothing is shown in its place if it cannot be loaded', async () => {
  serve([]);
  server.use(api.query('NextRental', () => HttpResponse.json({ errors: [{ message: 'Non' }] })));
  renderAt(
    '/dashboardClient',
    <>
      <NextRental />
      <h1>Liste</h1>
    </>,
    [],
    loads,
  );
  expect(await screen.findByRole('heading', { name: 'Liste' })).toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a request that waits says so', async () => {
  serve([pendingReservation]);
  renderAt('/dashboardClient', <NextRental />, [], loads);
  expect(await screen.findByText('L’agence étudie votre demande et vous répond.')).toBeInTheDocument();
});

test('the vehicle that the customer still has comes before the next rental, and is said to be late', async () => {
  serve([
    pendingReservation,
    reservationWith({
      ...acceptedReservation,
      stage: 'OUT',
      startsAt: '2026-11-15T10:00:00+00:00',
      endsAt: '2026-11-21T18:00:00+00:00',
    }),
  ]);
  renderAt('/dashboardClient', <NextRental />, [], loads);
  expect(await screen.findByText('Retour attendu hier à 18:00')).toBeInTheDocument();
});

test('of a rental to come and a request, the one that begins first is shown', async () => {
  serve([
    { ...pendingReservation, startsAt: '2026-12-10T10:00:00+00:00' },
    reservationWith({ ...acceptedReservation, stage: 'PLANNED', startsAt: '2026-11-25T10:00:00+00:00' }),
  ]);
  renderAt('/dashboardClient', <NextRental />, [], loads);
  expect(await screen.findByText('Départ dans 3 jours à 10:00')).toBeInTheDocument();
});

const running = (extensionRequest: object | null = null) =>
  reservationWith({
    ...acceptedReservation,
    stage: 'OUT',
    startsAt: '2026-11-20T10:00:00+00:00',
    endsAt: '2026-11-24T18:00:00+00:00',
    extensionRequest,
  });
const request = (status: string, reason: string | null = null) => ({
  __typename: 'ExtensionRequest',
  id: '5',
  status,
  endsAt: '2026-11-26T18:00:00+00:00',
  reason,
});

test('one that runs is asked to go on longer, at a price that is said before', async () => {
  const sent = jest.fn();
  serve([running()]);
  server.use(
    api.query('ExtensionOffer', ({ variables }) => {
      expect(variables).toEqual({ number: 'ACCPT-ED234', endsAt: '2026-11-26T18:00' });
      return HttpResponse.json({
        data: { extensionOffer: { __typename: 'ExtensionOffer', difference: '800.00', total: '2400.00', free: false } },
      });
    }),
    api.mutation('RequestExtension', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { requestExtension: running(request('OPEN')) } });
    }),
  );
  const { user } = renderAt('/dashboardClient', <NextRental />, [], loads);
  await user.click(await screen.findByRole('button', { name: 'Demander une prolongation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prolonger la location ACCPT-ED234' }));
  await user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
  expect((await dialog.findAllByText('Choisissez une fin après le 24-11-2026 18:00.')).length).toBeGreaterThan(0);
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: /Nouvelle date fin/ }));
  const picker = within(await screen.findByRole('dialog', { name: /date de fin/ }));
  await user.click(picker.getByRole('button', { name: /26 novembre 2026/i }));
  await user.click(picker.getByRole('button', { name: /Selectionner/i }));
  expect(await dialog.findByText(/800 Dh de plus, soit 2 400 Dh en tout/)).toBeVisible();
  expect(dialog.getByText(/déjà promis : l’agence cherche une solution/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'Mon vol est retardé');
  await user.click(dialog.getByRole('button', { name: 'Envoyer la demande' }));
  expect(await screen.findByText(/^Prolongation demandée jusqu’au 26-11-2026 18:00/)).toBeVisible();
  expect(sent).toHaveBeenCalledWith({
    input: { number: 'ACCPT-ED234', endsAt: '2026-11-26T18:00', note: 'Mon vol est retardé' },
  });
});

test('a request that an attempt without an answer took back is said to be taken back', async () => {
  serve([running(request('OPEN'))]);
  server.use(
    api.mutation('WithdrawExtension', () => {
      serve([running(request('WITHDRAWN'))]);
      return refusal('C’est déjà enregistré.', 'ALREADY_DONE');
    }),
  );
  const { user } = renderAt('/dashboardClient', <NextRental />, [], loads);
  await user.click(await screen.findByRole('button', { name: 'Retirer la demande' }));
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith({ message: 'Demande retirée.' }));
});

test('an open request is taken back, and a refused one says why', async () => {
  serve([running(request('OPEN'))]);
  server.use(
    api.mutation('WithdrawExtension', () =>
      HttpResponse.json({ data: { withdrawExtension: running(request('WITHDRAWN')) } }),
    ),
  );
  const { user, unmount } = renderAt('/dashboardClient', <NextRental />, [], loads);
  await user.click(await screen.findByRole('button', { name: 'Retirer la demande' }));
  expect(await screen.findByRole('button', { name: 'Demander une prolongation' })).toBeVisible();
  unmount();
  serve([running(request('REFUSED', 'Véhicule promis'))]);
  renderAt('/dashboardClient', <NextRental />, [], loads);
  expect(await screen.findByText('Prolongation jusqu’au 26-11-2026 18:00 refusée : Véhicule promis')).toBeVisible();
});
