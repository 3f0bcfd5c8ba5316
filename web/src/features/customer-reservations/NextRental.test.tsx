import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation, pendingReservation, reservationWith } from '../../test/reservation';
import { api, server } from '../../test/server';
import { NextRental } from './NextRental';

const serve = (items: readonly object[]): void =>
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-22T12:00:00+00:00' } })),
    api.query('NextRental', () =>
      HttpResponse.json({
        data: {
          myReservations: { __typename: 'ReservationPage', items },
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
  renderAt('/dashboardClient', <NextRental />);
  const card = within(await screen.findByRole('region', { name: 'Votre prochaine location' }));
  expect(card.getByText('Départ dans 3 jours à 10:00')).toBeInTheDocument();
  expect(card.getByText('Reste à payer : 1 300 Dh')).toBeInTheDocument();
  expect(card.getByRole('link', { name: /^Appeler l’agence, \+212\s5\s22/ })).toHaveAttribute(
    'href',
    'tel:+212522487600',
  );
  expect(card.getByRole('button', { name: 'Contrat (PDF)' })).toBeInTheDocument();
});

test('a request that waits says so', async () => {
  serve([pendingReservation]);
  renderAt('/dashboardClient', <NextRental />);
  expect(await screen.findByText('L’agence étudie votre demande et vous répond.')).toBeInTheDocument();
});
