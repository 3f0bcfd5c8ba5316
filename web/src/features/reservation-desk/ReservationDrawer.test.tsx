import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { historyOf } from '../../test/history';
import { refusal } from '../../test/refusal';
import { chooseAction } from '../../test/menu';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation, pendingReservation, reservationWith, type TestReservation } from '../../test/reservation';
import { api, server } from '../../test/server';
import { ReservationDrawer } from './ReservationDrawer';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const serve = (reservation: TestReservation | null): void =>
  server.use(
    api.query('ReservationDetails', () => HttpResponse.json({ data: { reservation } })),
    api.query('RentalDetails', () => HttpResponse.json({ data: { reservation: { ...reservation, payments: [] } } })),
  );

const open = (reservation: TestReservation) => {
  serve(reservation);
  return renderAt(
    '/listreservation',
    <ReservationDrawer
      number={reservation.number}
      onClose={() => undefined}
      hrefFor={(number) => `/listreservation?numero=${number}`}
    />,
  );
};

beforeEach(() =>
  server.use(
    api.query('RentalExtras', () =>
      HttpResponse.json({ data: { rentalExtras: { __typename: 'RentalExtras', asksAge: false, items: [] } } }),
    ),
    api.query('Places', () => HttpResponse.json({ data: { places: ['Casablanca', 'Marrakech', 'Rabat-Sale'] } })),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-21T09:00:00.000+00:00' } })),
    api.query('TrackEvents', ({ variables }) => {
      const { rentalNumber } = variables.filter as { rentalNumber: string };
      const items = [
        {
          __typename: 'TrackEvent',
          id: '7',
          kind: 'OUT_OF_ZONE',
          vehicleId: '2',
          vehicleName: 'Hyundai i10',
          plateNumber: '88598-A-26',
          day: '2026-11-20',
          startedAt: '2026-11-20T08:03:00.000+00:00',
          endedAt: null,
          peakSpeedKph: null,
          limitKph: null,
          latitude: 33.5,
          longitude: -7.6,
          address: 'Ouarzazate',
          rentalNumber,
        },
      ];
      return HttpResponse.json({
        data: { trackEvents: { __typename: 'TrackEventPage', items, totalCount: 1, page: 1, pageCount: 1 } },
      });
    }),
    api.query('FreeVehicles', () =>
      HttpResponse.json({
        data: {
          equivalents: { __typename: 'VehiclePage', items: [] },
          availableVehicles: { __typename: 'VehiclePage', items: [], totalCount: 0 },
        },
      }),
    ),
  ),
);

test('shows drivers, price, contact links, history, payments and signature', async () => {
  open(
    reservationWith({
      ...acceptedReservation,
      signed: true,
      renter: { __typename: 'Customer', id: '9' },
      secondDriver: { ...pendingReservation.driver, lastName: 'Fassi', firstName: 'Meryem', phone: '0677889900' },
    }),
  );
  expect(await screen.findByRole('dialog', { name: /Réservation ACCPT-ED234$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Appeler Youssef El Amrani, 06\s12\s34\s56\s78$/ })).toHaveAttribute(
    'href',
    'tel:0612345678',
  );
  expect(screen.getByRole('link', { name: 'Youssef El Amrani' })).toHaveAttribute('href', '/listClient?client=9');
  expect(screen.getByRole('link', { name: 'Écrire à Youssef El Amrani sur WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/212612345678?text='),
  );
  expect(screen.getByText('Meryem Fassi')).toBeInTheDocument();
  expect(await screen.findByText('Le contrat est signé.')).toBeInTheDocument();
  expect(screen.getByText('Aucun paiement enregistré.')).toBeInTheDocument();
  expect(await screen.findByText('Depuis le 20-11-2026 à 08:03, en cours')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Trajet de Hyundai i10 · 88598-A-26' })).toHaveAttribute(
    'href',
    '/historique?vehicule=2&jour=2026-11-20',
  );
  expect(screen.getByRole('button', { name: 'Ouvrir le contrat' })).toBeInTheDocument();
  expect(screen.getByText('Demande reçue')).toBeInTheDocument();
  expect(screen.getByText('Acceptée')).toBeInTheDocument();
});

test.each(['REFUSED', 'CANCELLED'] as const)('a %s reservation can no longer be changed', async (status) => {
  open(reservationWith({ status }));
  await screen.findByText('Demande reçue');
  for (const name of ['Accepter', 'Autres actions'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('an unknown number says so', async () => {
  serve(null);
  renderAt('/', <ReservationDrawer number="AAAAA-22222" onClose={() => undefined} hrefFor={() => '/'} />);
  expect(await screen.findByText('Réservation introuvable')).toBeInTheDocument();
  expect(screen.getByText('La réservation N°: AAAAA-22222 est introuvable')).toBeInTheDocument();
});

test('a rental whose vehicle has left awaits its return, and can no longer be cancelled', async () => {
  const { user } = open(reservationWith({ ...acceptedReservation, stage: 'OUT' }));
  expect(await screen.findByRole('link', { name: 'Faire le retour' })).toHaveAttribute(
    'href',
    '/dossier/ACCPT-ED234/retour',
  );
  await user.click(screen.getByRole('button', { name: 'Autres actions' }));
  await screen.findByRole('menuitem', { name: 'Modifier' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Encaisser 1\u202f000\u00a0Dh',
    'Facturer',
    'Modifier',
  ]);
});

test('Escape closes the menu of actions, not the drawer', async () => {
  const closed = jest.fn();
  serve(pendingReservation);
  const { user } = renderAt(
    '/listreservation',
    <ReservationDrawer number={pendingReservation.number} onClose={closed} hrefFor={() => '/'} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Autres actions' }));
  await screen.findByRole('menuitem', { name: 'Refuser' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  expect(closed).not.toHaveBeenCalled();
});

test('a typed reason is not lost without a question', async () => {
  const { user } = open(acceptedReservation);
  await chooseAction(user, 'Annuler');
  await user.type(await screen.findByLabelText(/Motif/), 'Panne');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Ce que vous avez saisi sera perdu.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continuer la saisie' }));
  expect(screen.getByLabelText(/Motif/)).toHaveValue('Panne');
});

test('cancelling asks first, takes a reason and keeps it if the server refuses', async () => {
  const sent = jest.fn();
  server.use(
    api.mutation('CancelReservation', () => refusal('Le serveur refuse.', 'RESERVATION.TRANSITION'), { once: true }),
    api.mutation('CancelReservation', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({
        data: { cancelReservation: reservationWith({ ...acceptedReservation, status: 'CANCELLED' }) },
      });
    }),
  );
  const { user } = open(acceptedReservation);
  await chooseAction(user, 'Annuler');
  const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(dialog).toHaveTextContent('Voulez-vous annuler cette Réservation');
  expect(sent).not.toHaveBeenCalled();
  await user.type(within(dialog).getByLabelText(/Motif/), 'Panne');
  await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Le serveur refuse.');
  expect(within(dialog).getByLabelText(/Motif/)).toHaveValue('Panne');
  await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ number: 'ACCPT-ED234', version: 2, reason: 'Panne' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Êtes-vous sûr?' })).not.toBeInTheDocument());
});

test('cancelling says which invoice, payments and deposit stay to be settled', async () => {
  const invoice = { __typename: 'Invoice', issuedOn: '2026-11-20', total: '1600.00', reason: null };
  const { user } = open(
    reservationWith({
      ...acceptedReservation,
      depositHeld: '5000.00',
      invoices: [
        { ...invoice, id: '1', number: 'F2026-01-00001', kind: 'INVOICE', corrected: true },
        { ...invoice, id: '2', number: 'A2026-01-00001', kind: 'CREDIT_NOTE', corrected: false },
        { ...invoice, id: '3', number: 'F2026-01-00002', kind: 'INVOICE', corrected: false },
      ],
    }),
  );
  await chooseAction(user, 'Annuler');
  const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(dialog).toHaveTextContent('Le véhicule Dacia Duster redevient libre à ces dates.');
  expect(dialog).toHaveTextContent('La facture F2026-01-00002 reste émise : annulez-la ensuite par un avoir.');
  expect(dialog).toHaveTextContent(/Le client a payé 600\sDh : remboursez ce que vous lui rendez\./);
  expect(dialog).toHaveTextContent(/La caution de 5\s000\sDh est toujours détenue : elle reste à rendre\./);
  expect(dialog).not.toHaveTextContent('F2026-01-00001');
});

test('a cancelled reservation shows the invoice that stands and the deposit that is held', async () => {
  const invoice = { __typename: 'Invoice', issuedOn: '2026-11-20', total: '1600.00', reason: null };
  const { user } = open(
    reservationWith({
      ...acceptedReservation,
      ...{ status: 'CANCELLED', stage: null, depositHeld: '5000.00', depositState: 'HELD' },
      depositEntries: [
        {
          ...{ __typename: 'DepositEntry', id: '1', kind: 'HELD', amount: '5000.00', method: 'CASH', reference: null },
          ...{ expiresOn: null, reason: null, lineId: null, corrected: false, recordedBy: null },
          createdAt: '2026-11-20T09:00:00+00:00',
        },
      ],
      invoices: [{ ...invoice, id: '3', number: 'F2026-01-00002', kind: 'INVOICE', corrected: false }],
    }),
  );
  expect(
    await screen.findByText(
      /La location est annulée, la facture F2026-01-00002 de 1\s600\sDh ne l’est pas : annulez-la par un avoir\./,
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Régler la caution' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Corriger F2026-01-00002' }));
  expect(
    await screen.findByText(
      'Un avoir annule cette facture. La location est annulée : aucune nouvelle facture n’est émise.',
    ),
  ).toBeInTheDocument();
});

test('an edit sends only changed fields and shows errors at their fields', async () => {
  const sent = jest.fn();
  server.use(
    api.mutation('UpdateReservation', ({ variables }) => {
      sent(variables.input);
      return refusal('Données refusées', 'VALIDATION', {
        fields: { 'driver.lastName': ['Le nom ne contient que des lettres.'] },
      });
    }),
  );
  const { user } = open(pendingReservation);
  await chooseAction(user, 'Modifier');
  const name = screen.getByRole('textbox', { name: 'Nom' });
  await user.clear(name);
  await user.type(name, 'Alami 2');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Le nom ne contient que des lettres.'));
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveValue('Alami 2');
  expect(sent).toHaveBeenCalledWith({
    number: 'K7RT4-W9XMP',
    version: 1,
    driver: {
      lastName: 'Alami 2',
      firstName: 'Youssef',
      phone: '0612345678',
      email: 'youssef@example.ma',
      licenceNumber: '12345678',
      nationalId: 'BE123456',
      passportNumber: null,
      nationality: 'Marocaine',
    },
  });
});

test('an edit that moves a rental offers the tariff of its new dates', async () => {
  const requested = jest.fn();
  server.use(
    api.query('PriceQuote', ({ variables }) => {
      requested(variables);
      const amounts = { dailyPrice: '400.00', total: '2000.00', payable: '2000.00' };
      const registered = {
        registeredDailyPrice: '340.00',
        registeredTotal: '1700.00',
        registeredDiscountPercent: 15,
      };
      return HttpResponse.json({
        data: {
          priceQuote: { __typename: 'PriceQuote', days: 5, discounted: false, lines: [], ...amounts, ...registered },
        },
      });
    }),
  );
  const { user } = open(acceptedReservation);
  await chooseAction(user, 'Modifier');
  expect(screen.queryByRole('button', { name: /Appliquer le tarif/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Retour .*05-12-2026/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Veuillez-vous selectionner la date de retour' }));
  await user.click(picker.getByRole('button', { name: '6 décembre 2026' }));
  await user.click(picker.getByRole('button', { name: 'Selectionner' }));
  expect(screen.getByRole('textbox', { name: 'Total convenu' })).toHaveValue('1 600 Dh');
  await user.click(await screen.findByRole('button', { name: /^Appliquer le tarif .* 2\s000\sDh$/ }));
  expect(screen.getByRole('textbox', { name: 'Total convenu' })).toHaveValue('2 000 Dh');
  expect(requested).toHaveBeenCalledWith({
    vehicleId: '1',
    period: { startsAt: '2026-12-01T10:00', endsAt: '2026-12-06T10:00' },
    options: { pickupPlace: 'Casablanca', returnPlace: 'Marrakech' },
  });
});

test('a version conflict shows what changed; one’s own input is kept and saved on top', async () => {
  const sent = jest.fn();
  server.use(
    api.mutation(
      'UpdateReservation',
      () =>
        HttpResponse.json({
          data: {
            updateReservation: {
              __typename: 'VersionConflict',
              message: 'Modifié entre-temps',
              reservation: { __typename: 'Reservation', id: pendingReservation.id, number: pendingReservation.number },
            },
          },
        }),
      { once: true },
    ),
    api.mutation('UpdateReservation', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({
        data: { updateReservation: reservationWith({ version: 3, comment: 'Siège bébé', pickupPlace: 'Rabat-Sale' }) },
      });
    }),
  );
  server.use(historyOf('RESERVATION', pendingReservation.id));
  const { user } = open(pendingReservation);
  await chooseAction(user, 'Modifier');
  await user.type(screen.getByLabelText('Commentaire'), 'Siège bébé');
  serve(reservationWith({ version: 2, pickupPlace: 'Rabat-Sale' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Cette réservation a été modifiée entre-temps');
  expect(alert).toHaveTextContent('Enregistré par ailleurs : les lieux.');
  await waitFor(() => expect(alert).toHaveTextContent('Modifié par Sara Bennani le 21-11-2026 à 09:05.'));
  expect(screen.getByLabelText('Commentaire')).toHaveValue('Siège bébé');
  await user.click(within(alert).getByRole('button', { name: 'Enregistrer ma saisie quand même' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ number: 'K7RT4-W9XMP', version: 2, comment: 'Siège bébé' }));
});

test('leaving a changed form asks first', async () => {
  const { user } = open(pendingReservation);
  await chooseAction(user, 'Modifier');
  await user.type(screen.getByLabelText('Commentaire'), 'Siège bébé');
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  await user.click(within(dialog).getByRole('button', { name: 'Continuer la saisie' }));
  expect(screen.getByLabelText('Commentaire')).toHaveValue('Siège bébé');
});

test('a form in the place of the details takes the focus to its heading, and leaves it at the button', async () => {
  const { user } = open(pendingReservation);
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  const heading = await screen.findByRole('heading', { name: /Accepter K7RT4-W9XMP$/ });
  expect(heading).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Retour' }));
  expect(await screen.findByRole('button', { name: 'Accepter' })).toHaveFocus();
});

test.each([
  ['Accepter', 'Accepter', /^Avance/],
  ['Modifier', 'Autres actions', 'Commentaire'],
] as const)(
  'Escape in the form of "%s" leaves the form, not the drawer, and asks if input would be lost',
  async (name, focused, label) => {
    const { user } = open(pendingReservation);
    const openForm = async (): Promise<void> =>
      name === 'Modifier' ? chooseAction(user, name) : user.click(await screen.findByRole('button', { name }));
    await openForm();
    await user.click(await screen.findByLabelText(label));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: focused })).toHaveFocus());

    await openForm();
    await user.type(await screen.findByLabelText(label), '5');
    await user.keyboard('{Escape}');
    const confirmation = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(confirmation).not.toBeInTheDocument());
    expect(screen.getByLabelText(label)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(within(await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' })).getByText('Quitter'));
    expect(await screen.findByRole('button', { name: focused })).toBeInTheDocument();
  },
);
