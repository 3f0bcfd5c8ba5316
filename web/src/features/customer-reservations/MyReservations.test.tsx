import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { liveLine } from '../../platform/live/live';
import { emitLive } from '../../test/liveLink';
import { openedWindow } from '../../test/openedWindow';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation, pendingReservation, reservationWith, type TestReservation } from '../../test/reservation';
import { api, server } from '../../test/server';
import { NoticeHost } from '../../kit/notice/NoticeHost';
import { MyReservations } from './MyReservations';
import { preloadReservations } from './myReservationsRoute';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const serve = (items: readonly TestReservation[], pageCount = 1): void =>
  server.use(
    api.query('MyReservations', () =>
      HttpResponse.json({
        data: {
          myReservations: {
            __typename: 'ReservationPage',
            items,
            totalCount: items.length,
            page: 1,
            pageCount,
          },
        },
      }),
    ),
  );

const open = (address = '/dashboardClient') =>
  renderAt(
    address,
    <>
      <MyReservations />
      <NoticeHost />
    </>,
    [],
    (client) => ({ loader: ({ request }) => preloadReservations(client, new URL(request.url)) }),
  );

test('the documented columns; only what is in treatment can be cancelled', async () => {
  serve([pendingReservation, acceptedReservation]);
  open();
  const table = await screen.findByRole('table', { name: 'Liste des reservation' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual([
    'Numero reservation',
    'Nom',
    'Véhicule',
    'Date Debut',
    'Date Fin',
    'Etat reservation',
    'Information',
    'Operation',
  ]);
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/mis à jour/);
  expect(screen.getByRole('button', { name: 'Annuler la réservation K7RT4-W9XMP' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Annuler la réservation ACCPT-ED234' })).not.toBeInTheDocument();
});

test('cancelling asks, posts, refreshes the list and says so', async () => {
  serve([pendingReservation]);
  const sent = jest.fn();
  server.use(
    api.mutation('CancelMyReservation', ({ variables }) => {
      sent(variables.input);
      const cancelled = reservationWith({ status: 'CANCELLED', version: 2 });
      serve([cancelled]);
      return HttpResponse.json({ data: { cancelReservation: cancelled } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Annuler la réservation K7RT4-W9XMP' }));
  const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(dialog).toHaveTextContent('Voulez-vous annuler cette Réservation');
  expect(dialog).toHaveTextContent(/K7RT4-W9XMP : .+, du \d\d-\d\d-\d{4} \d\d:\d\d au \d\d-\d\d-\d{4}/);
  await user.click(within(dialog).getByRole('button', { name: 'Non' }));
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Annuler la réservation K7RT4-W9XMP' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ number: 'K7RT4-W9XMP' }));
  expect(await screen.findByText('Annuler! La Réservation a été annuler.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Annuler la réservation K7RT4-W9XMP' })).not.toBeInTheDocument(),
  );
});

test('the search filters rows by the chosen column, without regard to case, in the address', async () => {
  const other = reservationWith({
    number: 'ZZZZZ-22222',
    id: '7',
    driver: { ...pendingReservation.driver, lastName: 'Bennis', nationalId: 'K99' },
  });
  serve([pendingReservation, other]);
  const { user, address } = open();
  await user.selectOptions(await screen.findByLabelText('Rechercher par'), 'CIN client');
  await user.type(screen.getByRole('textbox', { name: 'Rechercher' }), 'k9');
  await waitFor(() => expect(screen.queryByText('K7RT4-W9XMP')).not.toBeInTheDocument());
  expect(screen.getByText('ZZZZZ-22222')).toBeInTheDocument();
  expect(address()).toBe('/dashboardClient?champ=cin_client&recherche=k9');
});

const paid = {
  __typename: 'Payment',
  id: '1',
  kind: 'ADVANCE',
  amount: '600.00',
  method: 'ONLINE',
  paidOn: '2026-11-20',
  corrected: false,
  receiptNumber: 'R2026-01-00007',
};
const noDeposit = { depositAmount: '0.00', depositHeld: '0.00', depositState: 'NONE', depositEntries: [] };
const servePayments = (payments: object[], deposit: object = {}): void =>
  server.use(
    api.query('MyPayments', () =>
      HttpResponse.json({
        data: {
          reservation: {
            __typename: 'Reservation',
            id: '11',
            number: 'ACCPT-ED234',
            payments,
            returnCharges: [],
            amendments: [],
            ...noDeposit,
            ...deposit,
          },
        },
      }),
    ),
  );

test.each([
  ['PLANNED', true],
  ['OUT', false],
] as const)('a deposit is announced for the departure until then: %s', async (stage, announced) => {
  serve([{ ...acceptedReservation, stage }]);
  servePayments([paid], { depositAmount: '3000.00', depositState: 'DUE' });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Voir la réservation ACCPT-ED234' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Réservation ACCPT-ED234' }));
  await dialog.findAllByRole('listitem');
  expect(dialog.queryAllByText(/^Une caution de 3\s000\sDh vous sera demandée/)).toHaveLength(announced ? 1 : 0);
});

test('payments stand in the details, each with its receipt', async () => {
  serve([acceptedReservation]);
  const taken = { ...paid, id: '2', corrected: true, receiptNumber: 'R2026-01-00008' };
  servePayments([paid, taken]);
  const requested = jest.fn();
  server.use(
    api.query('MyReceipt', ({ variables }) => {
      requested(variables);
      return refusal('Ce reçu n’existe pas.', 'RECEIPT.NOT_FOUND');
    }),
  );
  jest.spyOn(window, 'open').mockReturnValue({ document: { title: '', body: {} }, close: jest.fn() } as never);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Voir la réservation ACCPT-ED234' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Réservation ACCPT-ED234' }));
  const rows = await dialog.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Avance, en ligne.*20-11-2026 · R2026-01-00007.*600/);
  expect(rows[1]).toHaveTextContent('Annulé');
  await user.click(dialog.getByRole('button', { name: 'Ouvrir le reçu R2026-01-00007' }));
  expect(await screen.findByText('Ce reçu n’existe pas.')).toBeInTheDocument();
  expect(requested).toHaveBeenCalledWith({ number: 'ACCPT-ED234', receiptNumber: 'R2026-01-00007' });
});

test('the deposit stands apart from the payments, with its statement', async () => {
  serve([acceptedReservation]);
  const kept = {
    __typename: 'DepositEntry',
    id: '1',
    kind: 'KEPT',
    amount: '-450.50',
    method: null,
    reason: 'Rayure',
    charge: {
      ...{ __typename: 'ReturnCharge', id: '9', label: 'Dommage : rayure', detail: 'Constaté au retour.' },
      confirmedAmount: '450.50',
      photos: [
        { __typename: 'InspectionPhoto', id: '3', sha256: 'ab', url: '/storage/etats-des-lieux/a.webp' },
        { __typename: 'InspectionPhoto', id: '4', sha256: 'cd', url: null },
      ],
    },
    corrected: false,
    createdAt: '2026-11-20T10:00:00.000+00:00',
  };
  servePayments([], { depositState: 'HELD', depositHeld: '2549.50', depositEntries: [kept] });
  server.use(http.get('*/storage/etats-des-lieux/a.webp', () => HttpResponse.arrayBuffer(new ArrayBuffer(1))));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Voir la réservation ACCPT-ED234' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Réservation ACCPT-ED234' }));
  expect(await dialog.findByText(/L’agence détient 2.549,50.Dh/)).toBeInTheDocument();
  expect(dialog.getByRole('listitem')).toHaveTextContent(/Caution retenue.*Rayure.*Constaté au retour/);
  expect(await dialog.findAllByRole('img', { name: 'Photo 1 : Dommage : rayure' })).toHaveLength(1);
  expect(dialog.queryByRole('img', { name: /Photo 2/ })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Relevé de caution (PDF)' })).toBeInTheDocument();
});

test('what was charged for the return stands there with how it came about', async () => {
  serve([acceptedReservation]);
  const charge = {
    ...{ __typename: 'ReturnCharge', id: '1', label: 'Carburant manquant', confirmedAmount: '180.00' },
    detail: '8/8 au départ, 6/8 au retour.',
  };
  servePayments([], { returnCharges: [charge] });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Voir la réservation ACCPT-ED234' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Réservation ACCPT-ED234' }));
  expect(await dialog.findByRole('heading', { name: 'Frais du retour' })).toBeInTheDocument();
  expect(dialog.getByRole('listitem')).toHaveTextContent(/Carburant manquant.*8\/8 au départ, 6\/8 au retour.*180.Dh/);
  expect(dialog.getByText('À venir')).toBeInTheDocument();
});

test('amendments are there to read, and to sign once the contract is signed', async () => {
  const amendment = {
    ...{ __typename: 'RentalAmendment', id: '5', number: 1, kind: 'EXTENSION', difference: '400.00' },
    ...{ createdAt: '2026-11-20T12:00:00.000+00:00', signedAt: null, signatureKey: 'cle-avenant' },
  };
  const second = { ...amendment, id: '6', number: 2, signedAt: '2026-11-21T09:30:00.000+00:00', signatureKey: null };
  const section = async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'Voir la réservation ACCPT-ED234' }));
    expect(await screen.findByRole('heading', { name: 'Avenants au contrat' })).toBeInTheDocument();
    return unmount;
  };
  serve([reservationWith({ ...acceptedReservation, signatureOpen: true, signed: false })]);
  servePayments([], { amendments: [amendment, second] });
  const unmount = await section();
  expect(screen.queryByRole('link', { name: 'Signer l’avenant 1' })).not.toBeInTheDocument();
  unmount();

  serve([reservationWith({ ...acceptedReservation, signatureOpen: true, signed: true })]);
  await section();
  expect(screen.getByText('Avenant n° 1 : Prolongation')).toBeInTheDocument();
  expect(screen.getByText('Signé le 21-11-2026 09:30')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Signer l’avenant 1' })).toHaveAttribute(
    'href',
    '/signature?numreservation=ACCPT-ED234&avenant=1&cle=cle-avenant',
  );
  expect(screen.queryByRole('link', { name: 'Signer l’avenant 2' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ouvrir l’avenant 2' })).toBeInTheDocument();
});

test('payments that did not load can be asked for again', async () => {
  serve([acceptedReservation]);
  server.use(api.query('MyPayments', () => HttpResponse.error()));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Voir la réservation ACCPT-ED234' }));
  expect(await screen.findByText(/Vos paiements n’ont pas pu être chargés/)).toBeInTheDocument();
  servePayments([paid]);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/R2026-01-00007/)).toBeInTheDocument();
});

test('details depend on the state', async () => {
  servePayments([]);
  serve([pendingReservation, acceptedReservation]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Voir la réservation K7RT4-W9XMP' }));
  const pending = await screen.findByRole('dialog', { name: 'Réservation K7RT4-W9XMP' });
  expect(pending).toHaveTextContent('Informations client');
  expect(pending).toHaveTextContent('BE123456');
  expect(pending).not.toHaveTextContent('Immatriculation');
  await user.click(within(pending).getByRole('button', { name: 'Fermer' }));
  await user.click(await screen.findByRole('button', { name: 'Voir la réservation ACCPT-ED234' }));
  const accepted = await screen.findByRole('dialog', { name: 'Réservation ACCPT-ED234' });
  expect(accepted).toHaveTextContent('12345-A-6');
  expect(accepted).toHaveTextContent('Gazoil');
  expect(accepted).toHaveTextContent(/1.600.Dh/);
  expect(accepted).not.toHaveTextContent('Informations client');
});

test('an accepted reservation is signed, kept in the calendar, read as PDF and taken again', async () => {
  const invoice = { __typename: 'Invoice', id: '3', number: 'F2026-01-00001', kind: 'INVOICE', corrected: false };
  serve([reservationWith({ ...acceptedReservation, signatureOpen: true, invoices: [invoice] }), pendingReservation]);
  const opened = openedWindow();
  URL.createObjectURL = () => 'blob:contrat';
  const file = { __typename: 'ExportedFile', fileName: 'contrat.pdf', url: '/exports/ticket' };
  servePayments([]);
  server.use(
    http.get('*/exports/ticket', () => new HttpResponse('%PDF-1.7')),
    api.query('MyContract', () => HttpResponse.json({ data: { rentalContract: file } })),
    api.query('MyInvoice', () => refusal('Aucune facture.', 'INVOICE.NOT_FOUND')),
  );
  const { user } = open();
  const sign = '/signature?numreservation=ACCPT-ED234';
  const row = await screen.findByRole('link', { name: 'Signer le contrat de la réservation ACCPT-ED234' });
  expect(row).toHaveAttribute('href', sign);
  await user.click(screen.getByRole('button', { name: 'Voir la réservation ACCPT-ED234' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Réservation ACCPT-ED234' }));
  expect(dialog.getByRole('link', { name: 'Signer le contrat' })).toHaveAttribute('href', sign);
  expect(dialog.getByRole('link', { name: 'Ajouter à mon calendrier' })).toHaveAttribute(
    'href',
    '/api/reservation/ACCPT-ED234/calendar.ics',
  );
  expect(dialog.getByRole('link', { name: 'Réserver à nouveau' })).toHaveAttribute(
    'href',
    '/reservation?id_vehicule=1&lieu_livraison=Casablanca&lieu_retour=Marrakech',
  );
  await user.click(dialog.getByRole('button', { name: 'Contrat (PDF)' }));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('blob:contrat'));
  await user.click(dialog.getByRole('button', { name: 'Facture (PDF)' }));
  expect(await screen.findByText('Aucune facture.')).toBeInTheDocument();
  expect(opened.close).toHaveBeenCalled();
});

test('without reservations it leads to the fleet', async () => {
  serve([]);
  open();
  expect(await screen.findByRole('link', { name: 'Voir nos véhicules' })).toHaveAttribute('href', '/parcAuto');
});

test('a change by the agency shows at once and is announced', async () => {
  serve([pendingReservation]);
  open();
  await screen.findByRole('button', { name: 'Annuler la réservation K7RT4-W9XMP' });
  const accepted = reservationWith({ ...acceptedReservation, number: 'K7RT4-W9XMP', id: '11' });
  serve([accepted]);
  act(() => emitLive('MyReservationChanged', { reservationChanged: accepted }));
  expect(await screen.findByText('La réservation K7RT4-W9XMP est passée à « Accepter »')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Annuler la réservation K7RT4-W9XMP' })).not.toBeInTheDocument(),
  );
});

test('what changed while the line was lost is asked for once it stands again', async () => {
  serve([pendingReservation]);
  open();
  await screen.findByRole('button', { name: 'Annuler la réservation K7RT4-W9XMP' });
  serve([reservationWith({ ...acceptedReservation, number: 'K7RT4-W9XMP', id: '11' })]);
  for (const line of ['up', 'down', 'up'] as const) act(() => liveLine.set(line));
  await waitFor(
    () => expect(screen.queryByRole('button', { name: 'Annuler la réservation K7RT4-W9XMP' })).not.toBeInTheDocument(),
    { timeout: 5000 },
  );
  act(() => liveLine.set('idle'));
});
