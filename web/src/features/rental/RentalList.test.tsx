import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { typographic } from '../../platform/format/typographic';
import { openedWindow } from '../../test/openedWindow';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation, advancePayment as advance } from '../../test/reservation';
import { api, server } from '../../test/server';
import { RentalList } from './RentalList';
import { rentalsRoute } from './rentalsQuery';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const invoice = {
  __typename: 'Invoice',
  id: '8',
  number: 'F2026-01-00042',
  kind: 'INVOICE',
  issuedOn: '2026-11-20',
  total: '1600.00',
  corrected: false,
  reason: null,
};
const rental = {
  ...acceptedReservation,
  signatureOpen: true,
  signatureKey: 'cle-du-lien',
  cashAtLimit: null,
  payments: [advance],
  invoices: [] as object[],
};
const agencies = {
  __typename: 'AgencyPage',
  items: [{ __typename: 'Agency', id: '2', name: 'Agadir' }],
  totalCount: 1,
};
const file = { __typename: 'ExportedFile', fileName: 'contrat.pdf', url: '/exports/ticket' };

const tooMuch = 'Il ne reste que 1 000 Dh à payer.';
const requested = jest.fn();

const move = (to: string, reasonRequired = false) => ({ __typename: 'RentalStageMove', to, reasonRequired });
/** The rental at a stage, with the steps that the server offers. */
const at = (stage: string, moves: ReturnType<typeof move>[], change: object = {}) => ({
  ...rental,
  stage,
  stageMoves: moves,
  lastKnownKm: 12_000,
  ...change,
});

const serve = (items: object[] = [rental], totalCount = items.length): void =>
  server.use(
    api.query('Rentals', ({ variables }) => {
      requested(variables);
      const page = { __typename: 'ReservationPage', items, totalCount, page: 1, pageCount: 1 };
      return HttpResponse.json({ data: { reservations: page } });
    }),
    api.query('RentalDetails', () => HttpResponse.json({ data: { reservation: items[0] ?? null } })),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-21T09:00:00.000+00:00' } })),
  );

beforeEach(() => requested.mockClear());

const open = (address = '/listLocation') => renderAt(address, <RentalList />, [], rentalsRoute);
const table = () => screen.findByRole('table', { name: 'Liste des Locations' });

test('shows the documented columns, dates and amounts', async () => {
  serve();
  open();
  const heads = within(await table()).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(
    'Numero,Nom & CIN,Telephone,Véhicule,Date,Lieu de livraison,Lieu de retour,Avance,Reste,Opération'.split(','),
  );
  for (const text of ['Youssef El Amrani', 'BE123456', '01-12-2026 10:00', '600 Dh', '1 000 Dh'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

test('searches by the chosen column and from the agency’s today, in the address and as chips', async () => {
  serve();
  const { user, address } = open();
  await table();
  await user.selectOptions(screen.getByLabelText('Rechercher par'), 'CIN');
  await user.type(screen.getByRole('textbox', { name: 'Rechercher' }), 'be12{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'à partir d’aujourd’hui' }));
  expect(address()).toBe('/listLocation?champ=num_cin_client&recherche=be12&aujourdhui=oui');
  await waitFor(() =>
    expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({
      filter: {
        statuses: ['ACCEPTED'],
        startsFrom: '2026-11-21T00:00',
      },
      search: { field: 'NATIONAL_ID', text: 'be12' },
      sort: { field: 'AWAITED_AT', direction: 'ASC' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Retirer le filtre « à partir d’aujourd’hui »' }));
  expect(address()).toBe('/listLocation?champ=num_cin_client&recherche=be12');
});

test('the popup shows the client’s papers of a full reservation alone', async () => {
  serve();
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Détails ACCPT-ED234' }));
  const popup = await screen.findByRole('dialog', { name: 'Location ACCPT-ED234' });
  expect(await within(popup).findByText('Documents du client')).toBeInTheDocument();
  expect(within(popup).getByText('05-12-2026 10:00')).toBeInTheDocument();
  expect(within(popup).getByRole('link', { name: 'Envoyer par WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/signature?numreservation=ACCPT-ED234&cle=cle-du-lien')),
  );
});

test('a quick reservation has no block of papers', async () => {
  serve([{ ...rental, kind: 'QUICK' }]);
  open('/listLocation?numero=ACCPT-ED234');
  const popup = await screen.findByRole('dialog', { name: 'Location ACCPT-ED234' });
  expect(await within(popup).findByText('Paiements')).toBeInTheDocument();
  expect(within(popup).queryByText('Documents du client')).not.toBeInTheDocument();
});

const serveRules = (rentalSettings: object): void =>
  server.use(
    ...['PaymentRules', 'StampDuty'].map((name) =>
      api.query(name, () =>
        HttpResponse.json({ data: { agencies, rentalSettings: { __typename: 'RentalSettings', ...rentalSettings } } }),
      ),
    ),
  );

test('cash is shown with its stamp duty, and warned about from the limit of the agency on', async () => {
  serve();
  serveRules({ stampDutyPercent: '0.25', cashLimit: '1600.00' });
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Enregistrer un paiement ACCPT-ED234' }));
  const form = await screen.findByRole('dialog', { name: 'Paiement de la location ACCPT-ED234' });
  expect(await within(form).findByText(/Droit de timbre : 2,50 Dh, en plus. À encaisser : 1 002,50 Dh/)).toBeVisible();
  expect(
    within(form).getByText(/1 600 Dh en espèces pour cette location : la limite fixée par l’agence est atteinte/),
  ).toBeVisible();
  const amount = within(form).getByRole('textbox', { name: /Montant/ });
  await user.clear(amount);
  await user.type(amount, '999');
  expect(within(form).queryByText(/limite fixée/)).toBeNull();
  await user.selectOptions(within(form).getByLabelText(/Mode de paiement/), 'Carte bancaire');
  expect(within(form).queryByText(/Droit de timbre/)).toBeNull();
});

test('who takes cash without an open till is told that it is in none, and led to the till', async () => {
  serve();
  serveRules({ stampDutyPercent: '0.00', cashLimit: null });
  let myTill: object | null = null;
  server.use(api.query('OwnTill', () => HttpResponse.json({ data: { myTill } })));
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Enregistrer un paiement ACCPT-ED234' }));
  const form = await screen.findByRole('dialog', { name: 'Paiement de la location ACCPT-ED234' });
  const hint = /ces espèces ne seront comptées dans aucune caisse/;
  expect(await within(form).findByText(hint)).toBeVisible();
  expect(within(form).getByRole('link', { name: /Ouvrir ma caisse/ })).toHaveAttribute('href', '/caisse');
  const method = within(form).getByLabelText(/Mode de paiement/);
  await user.selectOptions(method, 'Carte bancaire');
  expect(within(form).queryByText(hint)).toBeNull();
  await user.selectOptions(method, 'Espèces');
  expect(within(form).getByText(hint)).toBeVisible();
  // The till is opened in another tab.
  myTill = { __typename: 'Till', id: '9' };
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(within(form).queryByText(hint)).toBeNull());
});

test('a payment is sent with the version; a refusal stands beside its field and nothing is lost', async () => {
  serve();
  const sent = jest.fn();
  let refuse = true;
  server.use(
    api.mutation('RecordPayment', ({ variables }) => {
      sent(variables);
      if (refuse) return refusal(tooMuch, 'PAYMENT.SUM', { fields: { amount: [tooMuch] } });
      return HttpResponse.json({
        data: { recordPayment: { ...rental, version: 3, advance: '1100.00', balance: '500.00' } },
      });
    }),
  );
  serveRules({ stampDutyPercent: '0.00', cashLimit: null });
  const { user } = open();
  await table();
  await user.click(screen.getByRole('button', { name: 'Enregistrer un paiement ACCPT-ED234' }));
  const form = await screen.findByRole('dialog', { name: 'Paiement de la location ACCPT-ED234' });
  const amount = within(form).getByRole('textbox', { name: /Montant/ });
  expect(amount).toHaveValue('1 000');
  await user.clear(amount);
  await user.type(amount, '500,50');
  await user.selectOptions(within(form).getByLabelText(/Mode de paiement/), 'En ligne');
  await user.selectOptions(await within(form).findByLabelText(/Agence/), 'Agadir');
  await user.click(within(form).getByRole('button', { name: 'Enregistrer' }));
  expect(await within(form).findAllByText(tooMuch)).toHaveLength(2);
  expect(amount).toHaveValue('500,5');
  refuse = false;
  await user.click(within(form).getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(sent).toHaveBeenLastCalledWith({
    input: {
      number: 'ACCPT-ED234',
      version: 2,
      amount: '500.50',
      method: 'ONLINE',
      paidOn: '2026-11-21',
      refund: false,
      agencyId: '2',
      note: null,
    },
  });
});

test('the receipt of a payment opens in a window', async () => {
  serve();
  const receipt = jest.fn();
  const opened = openedWindow();
  URL.createObjectURL = () => 'blob:recu';
  server.use(
    http.get('*/exports/ticket', () => new HttpResponse('%PDF-1.7')),
    api.query('PaymentReceipt', ({ variables }) => {
      receipt(variables);
      return HttpResponse.json({ data: { paymentReceipt: file } });
    }),
  );
  const { user } = open('/listLocation?numero=ACCPT-ED234');
  await user.click(await screen.findByRole('button', { name: 'Ouvrir le reçu R2026-01-00001' }));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('blob:recu'));
  expect(receipt).toHaveBeenCalledWith({ number: 'ACCPT-ED234', receiptNumber: 'R2026-01-00001' });
});

test('a wrong payment is taken back with a reason', async () => {
  serve();
  const sent = jest.fn();
  server.use(
    api.mutation('CorrectPayment', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({
        data: {
          correctPayment: {
            ...rental,
            advance: '0.00',
            balance: '1600.00',
            payments: [{ ...advance, corrected: true }],
          },
        },
      });
    }),
  );
  const { user } = open('/listLocation?numero=ACCPT-ED234');
  await user.click(await screen.findByRole('button', { name: 'Annuler ce paiement 600\u00a0Dh du 20-11-2026' }));
  const form = await screen.findByRole('dialog', { name: 'Annuler un paiement' });
  await user.type(within(form).getByRole('textbox', { name: /Motif/ }), 'Saisi deux fois');
  await user.click(within(form).getByRole('button', { name: 'Annuler le paiement' }));
  expect(await screen.findByText('Annulé')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ input: { paymentId: '1', reason: 'Saisi deux fois' } });
});

describe('stages', () => {
  const atNow = { startsAt: '2026-11-21T08:00:00+00:00' };

  test('a row names its stage and that it is late, and the list is narrowed to what is late', async () => {
    serve([at('OUT', [move('RETURNED')], { late: true })]);
    const { user, address } = open();
    const row = within(await table());
    expect(row.getByText('En cours')).toBeInTheDocument();
    expect(row.getByText('En retard')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Étape'), 'En retard');
    expect(address()).toBe('/listLocation?etape=en_retard');
    await waitFor(() => expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({ filter: { late: true } }));
    await user.selectOptions(screen.getByLabelText('Étape'), 'Rentrée');
    await waitFor(() => expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({ filter: { stages: ['RETURNED'] } }));
    await user.click(screen.getByRole('button', { name: 'Retirer le filtre « Étape : Rentrée »' }));
    expect(address()).toBe('/listLocation');
  });

  describe('a rental at risk', () => {
    const risk = {
      __typename: 'RentalRisk',
      cause: 'LATE',
      since: '2026-11-21T09:00:00.000+00:00',
      message: "Le véhicule n'est pas rentré : la location LATER-AB234 devait finir le 21-11-2026 08:00.",
      late: { __typename: 'Reservation', id: '99', number: 'LATER-AB234' },
    };
    const offer = (id: string, name: string, priceDifference: string) => ({
      __typename: 'EquivalentVehicle',
      vehicle: { __typename: 'Vehicle', id, name, plateNumber: '77777-B-1' },
      sameAgency: true,
      sameCategory: true,
      priceDifference,
    });
    const endangered = at('PLANNED', [move('OUT')], { risk });

    const serveRehousing = (answer: () => object) => {
      serve([endangered]);
      const sent = jest.fn();
      server.use(
        api.query('Rehousing', () =>
          HttpResponse.json({
            data: {
              reservation: endangered,
              rentalChangePreview: {
                __typename: 'RentalChangePreview',
                version: 2,
                swaps: [offer('7', 'Dacia Sandero', '0.00'), offer('8', 'Renault Clio', '90.00')],
              },
            },
          }),
        ),
        api.mutation('RehouseRental', ({ variables }) => {
          sent(variables);
          return HttpResponse.json({ data: { rehouseRental: answer() } });
        }),
      );
      return sent;
    };

    test('is named in its row and found by the filter', async () => {
      serve([endangered]);
      const { user, address } = open();
      expect(within(await table()).getByText('Menacée')).toBeInTheDocument();
      await user.selectOptions(screen.getByLabelText('Étape'), 'Menacée');
      expect(address()).toBe('/listLocation?etape=menacee');
      await waitFor(() => expect(requested.mock.calls.at(-1)?.[0]).toMatchObject({ filter: { atRisk: true } }));
    });

    test('gets the chosen equivalent, by the version that was seen', async () => {
      const sent = serveRehousing(() => ({
        ...endangered,
        version: 3,
        risk: null,
        vehicle: { ...endangered.vehicle, id: '8', name: 'Renault Clio' },
      }));
      const { user } = open();
      await user.click(within(await table()).getByRole('button', { name: 'Reloger ACCPT-ED234' }));
      const dialog = await screen.findByRole('dialog', { name: 'Reloger la location ACCPT-ED234' });
      expect(within(dialog).getByText(typographic(risk.message))).toBeInTheDocument();
      await user.click(within(dialog).getByRole('radio', { name: /Renault Clio.*\+\s90/ }));
      await user.click(within(dialog).getByRole('button', { name: 'Reloger' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(sent).toHaveBeenCalledWith({ input: { number: 'ACCPT-ED234', version: 2, vehicleId: '8' } });
    });

    test('is told when the vehicle was taken meanwhile', async () => {
      const message = 'Dacia Sandero est déjà réservé sur cette période.';
      serveRehousing(() => ({ __typename: 'VehicleTaken', message, alternatives: [] }));
      const { user } = open();
      await user.click(within(await table()).getByRole('button', { name: 'Reloger ACCPT-ED234' }));
      const dialog = await screen.findByRole('dialog', { name: 'Reloger la location ACCPT-ED234' });
      await user.click(await within(dialog).findByRole('button', { name: 'Reloger' }));
      expect((await within(dialog).findAllByText(message)).length).toBeGreaterThan(0);
    });
  });

  test('a departure is sent with km, fuel and version; a refusal stands at its field and nothing is lost', async () => {
    serve([at('PLANNED', [move('OUT'), move('NO_SHOW')])]);
    const low = 'Le kilométrage ne peut pas être inférieur au dernier connu : 12 000 km.';
    const sent = jest.fn();
    let refused: Record<string, string> | null = { km: low };
    server.use(
      api.mutation('DepartRental', ({ variables }) => {
        sent(variables);
        if (refused) return refusal(low, 'VALIDATION', { fields: refused });
        return HttpResponse.json({ data: { departRental: at('OUT', [move('RETURNED')], { version: 3 }) } });
      }),
    );
    const { user } = open();
    await table();
    // It begins in ten days: nobody is missing yet.
    expect(screen.queryByRole('button', { name: 'Non présenté ACCPT-ED234' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Départ ACCPT-ED234' }));
    const form = await screen.findByRole('dialog', { name: 'Départ de la location ACCPT-ED234' });
    await user.click(within(form).getByRole('button', { name: 'Départ' }));
    expect(await within(form).findAllByText('Le kilométrage est obligatoire.')).not.toHaveLength(0);
    expect(sent).not.toHaveBeenCalled();
    const km = within(form).getByRole('textbox', { name: /Kilométrage/ });
    await user.type(km, '11999');
    await user.selectOptions(within(form).getByLabelText(/Carburant/), '7/8');
    await user.click(within(form).getByRole('button', { name: 'Départ' }));
    expect(await within(form).findAllByText(low)).toHaveLength(2);
    expect(within(form).queryByRole('textbox', { name: /^Motif/ })).not.toBeInTheDocument();
    await user.clear(km);
    await user.type(km, '12001');
    // Papers stop it, and the Admin has to say why the driver may leave.
    refused = { overrideReason: 'Le motif est obligatoire.' };
    await user.click(within(form).getByRole('button', { name: 'Départ' }));
    await user.type(await within(form).findByRole('textbox', { name: /^Motif/ }), 'Permis vu');
    // Money is missing that the agency asks for.
    refused = { moneyReason: 'Avant le départ, il reste à payer 700 Dh.' };
    await user.click(within(form).getByRole('button', { name: 'Départ' }));
    await user.type(await within(form).findByRole('textbox', { name: /sans ce règlement/ }), 'Virement annoncé');
    refused = null;
    await user.click(within(form).getByRole('button', { name: 'Départ' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent).toHaveBeenLastCalledWith({
      input: {
        ...{ number: 'ACCPT-ED234', version: 2, at: '2026-11-21T09:00', km: 12_001, fuel: 7 },
        overrideReason: 'Permis vu',
        moneyReason: 'Virement annoncé',
      },
    });
    expect(await screen.findByRole('button', { name: 'Retour ACCPT-ED234' })).toBeInTheDocument();
  });

  test('nobody came: what is kept is chosen, and how the rest goes back', async () => {
    serve([at('PLANNED', [move('OUT'), move('NO_SHOW')], atNow)]);
    const sent = jest.fn();
    server.use(
      api.mutation('MarkRentalNoShow', ({ variables }) => {
        sent(variables);
        return HttpResponse.json({ data: { markRentalNoShow: at('NO_SHOW', [move('PLANNED')], { version: 3 }) } });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Non présenté ACCPT-ED234' }));
    const form = await screen.findByRole('dialog', { name: 'Client non présenté, location ACCPT-ED234' });
    const kept = within(form).getByRole('textbox', { name: /Montant conservé/ });
    expect(kept).toHaveValue('600');
    expect(within(form).queryByLabelText(/Mode de remboursement/)).not.toBeInTheDocument();
    await user.clear(kept);
    await user.type(kept, '200');
    await user.selectOptions(within(form).getByLabelText(/Mode de remboursement/), 'Virement');
    await user.click(within(form).getByRole('button', { name: 'Non présenté' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith({
      input: { number: 'ACCPT-ED234', version: 2, kept: '200.00', refundMethod: 'TRANSFER' },
    });
  });

  test('an Admin reopens with a reason; the popup shows who did what, and the legs', async () => {
    const vehicle = { __typename: 'Vehicle', id: '1', name: 'Dacia Duster', plateNumber: '12345-A-6' };
    serve([
      at('RETURNED', [move('OUT', true), move('CLOSED', true)], {
        stageEvents: [
          {
            __typename: 'RentalStageEvent',
            id: '1',
            stage: 'OUT',
            at: '2026-11-21T08:00:00+00:00',
            reason: null,
            kept: null,
            moneyReason: null,
            missingBalance: null,
            missingDeposit: null,
            employee: advance.recordedBy,
          },
        ],
        legs: [
          {
            __typename: 'RentalLeg',
            id: '1',
            startedAt: '2026-11-21T08:00:00+00:00',
            startKm: 12_000,
            startFuel: 8,
            endedAt: '2026-11-21T08:30:00+00:00',
            endKm: 12_040,
            endFuel: 7,
            vehicle,
          },
        ],
      }),
    ]);
    const sent = jest.fn();
    server.use(
      api.mutation('ReopenRental', ({ variables }) => {
        sent(variables);
        return HttpResponse.json({ data: { reopenRental: at('OUT', [move('RETURNED')], { version: 3 }) } });
      }),
    );
    const { user } = open('/listLocation?numero=ACCPT-ED234');
    const popup = await screen.findByRole('dialog', { name: 'Location ACCPT-ED234' });
    const steps = await within(popup).findByRole('list', { name: 'Étapes de la location' });
    expect(within(steps).getByText('par Sara Bennani')).toBeInTheDocument();
    expect(within(popup).getByText(/^Retour 21-11-2026 08:30 · 12\s040 km · 7\/8$/)).toBeInTheDocument();
    await user.click(within(popup).getByRole('button', { name: 'Rouvrir' }));
    const form = await screen.findByRole('dialog', { name: 'Rouvrir la location ACCPT-ED234' });
    await user.click(within(form).getByRole('button', { name: 'Rouvrir' }));
    expect(await within(form).findAllByText('Le motif est obligatoire.')).not.toHaveLength(0);
    await user.type(within(form).getByRole('textbox', { name: /Motif/ }), 'Mauvais véhicule');
    await user.click(within(form).getByRole('button', { name: 'Rouvrir' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith({ input: { number: 'ACCPT-ED234', version: 2, reason: 'Mauvais véhicule' } });
  });
});

describe('documents', () => {
  let opened: ReturnType<typeof openedWindow>;
  beforeEach(() => {
    opened = openedWindow();
    URL.createObjectURL = () => 'blob:document';
    URL.revokeObjectURL = () => undefined;
    server.use(http.get('*/exports/ticket', () => new HttpResponse('%PDF-1.7')));
  });

  test('the contract opens in a new window', async () => {
    serve();
    server.use(api.query('RentalContract', () => HttpResponse.json({ data: { rentalContract: file } })));
    const { user } = open();
    await table();
    await user.click(screen.getByRole('button', { name: 'Contrat ACCPT-ED234' }));
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('blob:document'));
  });

  test('an invoice is asked about before it takes its number, and read as a pro forma', async () => {
    serve();
    const issued = jest.fn();
    const printed = jest.fn();
    server.use(
      api.mutation('IssueInvoice', ({ variables }) => {
        issued(variables);
        return HttpResponse.json({
          data: { issueInvoice: { __typename: 'Invoice', id: '8', number: 'F2026-01-00042' } },
        });
      }),
      api.query('InvoiceDocument', ({ variables }) => {
        printed(variables);
        return HttpResponse.json({ data: { invoiceDocument: file } });
      }),
    );
    const { user } = open();
    await table();
    await user.click(screen.getByRole('button', { name: 'Facture ACCPT-ED234' }));
    await user.click(await screen.findByRole('button', { name: 'Ouvrir le pro forma' }));
    await waitFor(() => expect(printed).toHaveBeenCalledWith({ number: 'ACCPT-ED234', proForma: true }));
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledTimes(1));
    expect(issued).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Émettre la facture' }));
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledTimes(2));
    expect(issued).toHaveBeenCalledWith({ input: { number: 'ACCPT-ED234' } });
  });

  test('an invoice that differs from what the rental costs now is told, until a credit note takes it back', async () => {
    const told = /^La facture F2026-01-00042 est de .* corrigez la facture par un avoir\.$/;
    serve([{ ...rental, invoices: [{ ...invoice, total: rental.total }] }]);
    const { unmount } = open('/listLocation?numero=ACCPT-ED234');
    await screen.findByRole('button', { name: 'Corriger F2026-01-00042' });
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    unmount();
    serve([{ ...rental, invoices: [{ ...invoice, total: '99.00' }] }]);
    open('/listLocation?numero=ACCPT-ED234');
    expect(await screen.findByText(told)).toBeInTheDocument();
  });

  test('an issued invoice is corrected by a credit note', async () => {
    serve([{ ...rental, invoices: [invoice] }]);
    const sent = jest.fn();
    server.use(
      api.mutation('CorrectInvoice', ({ variables }) => {
        sent(variables);
        const made = (id: string, number: string) => ({ __typename: 'Invoice', id, number });
        return HttpResponse.json({
          data: {
            correctInvoice: {
              __typename: 'InvoiceCorrection',
              creditNote: made('9', 'A2026-01-00001'),
              invoice: made('10', 'F2026-01-00043'),
            },
          },
        });
      }),
    );
    const { user } = open('/listLocation?numero=ACCPT-ED234');
    await user.click(await screen.findByRole('button', { name: 'Corriger F2026-01-00042' }));
    const form = await screen.findByRole('dialog', { name: 'Corriger la facture F2026-01-00042' });
    await user.type(within(form).getByRole('textbox', { name: /Motif/ }), 'Nom du client');
    await user.click(within(form).getByRole('button', { name: 'Émettre l’avoir' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent).toHaveBeenCalledWith({ input: { invoiceNumber: 'F2026-01-00042', reason: 'Nom du client' } });
  });
});

test('without rentals it says what to do next; a failure offers another try', async () => {
  serve([]);
  open();
  expect(await screen.findByRole('link', { name: 'Voir les réservations' })).toBeInTheDocument();
  server.use(api.query('Rentals', () => HttpResponse.error()));
  open('/listLocation?page=2');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
});
