import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { chooseAction } from '../../test/menu';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation, advancePayment } from '../../test/reservation';
import { api, server } from '../../test/server';
import { proposedCharge, settledRental } from '../../test/settlement';
import { changeInput, draftOf } from './changeDraft';
import { RentalFile } from './RentalFile';
import type { FileTimelineFragment } from './Timeline.generated';
import { timelineOf } from './timeline';
import { preload } from '../../platform/query/preload';
import { RentalFileDocument } from './RentalFile.generated';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const sara = advancePayment.recordedBy;
const terms = {
  __typename: 'RentalTerms',
  vehicleName: 'Dacia Duster',
  plateNumber: '12345-A-6',
  startsAt: '2026-12-01T10:00:00.000+00:00',
  endsAt: '2026-12-04T10:00:00.000+00:00',
  pickupPlace: 'Casablanca',
  returnPlace: 'Marrakech',
  total: '1200.00',
};
const amendment = {
  __typename: 'RentalAmendment',
  id: '5',
  number: 1,
  kind: 'EXTENSION',
  createdAt: '2026-11-20T12:00:00.000+00:00',
  difference: '400.00',
  reason: 'Vol reporté',
  signedAt: null,
  signatureKey: 'cle-avenant',
  before: terms,
  after: { ...terms, endsAt: '2026-12-05T10:00:00.000+00:00', total: '1600.00' },
  employee: sara,
};
const edit = (id: string, at: string, fields: string[]) => ({
  __typename: 'AuditEntry',
  id,
  at,
  part: null,
  action: 'UPDATED',
  author: 'Sara Bennani',
  changes: fields.map((field) => ({ __typename: 'FieldChange', field, before: null, after: null })),
});
const file = {
  ...acceptedReservation,
  signatureKey: null,
  paperWarnings: [] as string[],
  inspections: [] as object[],
  cashAtLimit: null,
  payments: [{ ...advancePayment, createdAt: '2026-11-20T10:00:00.000+00:00' }],
  stageEvents: [
    {
      __typename: 'RentalStageEvent',
      id: '1',
      stage: 'PLANNED',
      at: '2026-11-20T10:00:00.000+00:00',
      reason: null,
      kept: null,
      moneyReason: null,
      missingBalance: null,
      missingDeposit: null,
      employee: sara,
    },
  ],
  sentMails: [] as object[],
  extensionRequests: [] as object[],
  latenesses: [],
  amendments: [amendment],
  signatures: [],
  notes: [] as object[],
  history: [
    edit('3', '2026-11-20T12:00:00.500+00:00', ['endsAt', 'total']),
    edit('2', '2026-11-20T11:00:00.000+00:00', ['comment', 'stage']),
    edit('1', '2026-11-20T10:00:00.000+00:00', ['status', 'stage', 'acceptedAt']),
  ],
};

const offer = (id: string, name: string, priceDifference: string) => ({
  __typename: 'EquivalentVehicle',
  vehicle: { __typename: 'Vehicle', id, name, plateNumber: '77777-B-1' },
  sameAgency: true,
  sameCategory: true,
  priceDifference,
});
const preview = {
  __typename: 'RentalChangePreview',
  kind: 'EXTENSION',
  version: 2,
  endsAt: '2026-12-06T10:00:00.000+00:00',
  days: 5,
  total: '2000.00',
  difference: '400.00',
  balance: '1400.00',
  refund: '0.00',
  paperWarnings: [] as string[],
  conflicts: [
    {
      __typename: 'RentalChangeConflict',
      message: 'Dacia Duster est déjà loué (réservation NEXTT-RENTL).',
      startsAt: '2026-12-05T18:00:00.000+00:00',
      endsAt: '2026-12-07T18:00:00.000+00:00',
      movable: true,
      maintenanceId: null,
      reservation: {
        __typename: 'Reservation',
        id: '90',
        number: 'NEXTT-RENTL',
        version: 7,
        driver: { __typename: 'Driver', lastName: 'Suivant', firstName: 'Samir' },
      },
      equivalents: [offer('8', 'Renault Captur', '120.00')],
    },
  ],
  swaps: [offer('9', 'Peugeot 2008', '0.00')],
};

const requested = jest.fn();
beforeEach(() => {
  requested.mockClear();
  server.use(
    api.query('RentalFile', () => HttpResponse.json({ data: { reservation: file } })),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-21T09:00:00.000+00:00' } })),
    api.query('RentalChangePreview', ({ variables }) => {
      requested(variables);
      return HttpResponse.json({ data: { rentalChangePreview: preview } });
    }),
  );
});

const open = () =>
  renderAt(
    '/dossier/ACCPT-ED234',
    <RentalFile number="ACCPT-ED234" hrefFor={(number) => `/listreservation?r=${number}`} />,
    [],
    (client) => ({ loader: () => ({ file: preload(client, RentalFileDocument, { number: 'ACCPT-ED234' }) }) }),
  );

test('nobody signs the contract of a customer who did not come', async () => {
  server.use(
    api.query('RentalFile', () =>
      HttpResponse.json({ data: { reservation: { ...file, stage: 'NO_SHOW', signed: false, signatureOpen: false } } }),
    ),
  );
  open();
  expect(await screen.findByRole('heading', { name: /Dossier ACCPT-ED234$/ })).toBeInTheDocument();
  expect(screen.getByText('Contrat et facture')).toBeInTheDocument();
  expect(screen.queryByText(/Le véhicule est parti/)).not.toBeInTheDocument();
});

test('of a cancelled rental nothing is left to pay, and what was paid may only go back', async () => {
  server.use(
    api.query('RentalFile', () =>
      HttpResponse.json({ data: { reservation: { ...file, status: 'CANCELLED', stage: null, stageMoves: [] } } }),
    ),
    api.query('PaymentRules', () =>
      HttpResponse.json({
        data: {
          agencies: { __typename: 'AgencyPage', items: [], totalCount: 0 },
          rentalSettings: { __typename: 'RentalSettings', cashLimit: null },
        },
      }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remboursement' }));
  const form = within(await screen.findByRole('dialog', { name: /^Paiement de la location/ }));
  expect(form.getByRole('textbox', { name: /^Montant/ })).toHaveValue('600');
  expect(form.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByText('Reste à payer')).not.toBeInTheDocument();
});

test('shows everything about a rental, and each thing that happened once', async () => {
  open();
  expect(await screen.findByRole('heading', { name: /Dossier ACCPT-ED234$/ })).toBeInTheDocument();
  const amendments = screen.getByRole('list', { name: 'Avenants' });
  expect(within(amendments).getByText('+ 400 Dh')).toBeInTheDocument();
  expect(within(amendments).getByText('Retour : 04-12-2026 10:00 → 05-12-2026 10:00')).toBeInTheDocument();
  expect(within(amendments).getByRole('link', { name: 'Signer ici l’avenant 1' })).toHaveAttribute(
    'href',
    '/signature?numreservation=ACCPT-ED234&avenant=1&cle=cle-avenant',
  );
  const happened = within(screen.getByRole('list', { name: /^Tout ce qui s’est passé/ })).getAllByRole('listitem');
  expect(happened.map((item) => item.firstChild?.textContent?.replace('\u00a0', ' '))).toEqual([
    'Avenant n° 1 : Prolongation',
    'Modification : Commentaire',
    'Devenue une location',
    'Avance de 600 Dh',
    'Demande reçue',
  ]);
});

test('a customer’s wish for an extension is studied with its end, or refused with a reason', async () => {
  const request = (status: string) => ({
    ...{ __typename: 'ExtensionRequest', id: '5', status, endsAt: '2026-12-08T10:00:00+00:00' },
    ...{ note: 'Mon vol est retardé', createdAt: '2026-11-21T08:00:00+00:00' },
  });
  const sent = jest.fn();
  server.use(
    api.query('RentalFile', () =>
      HttpResponse.json({ data: { reservation: { ...file, extensionRequest: request('OPEN') } } }),
    ),
    api.mutation('RefuseExtension', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { refuseExtension: { ...file, extensionRequest: request('REFUSED') } } });
    }),
  );
  const { user } = open();
  expect(await screen.findByText('« Mon vol est retardé »')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Étudier la prolongation' }));
  const change = await screen.findByRole('dialog', { name: 'Modifier la location ACCPT-ED234' });
  expect(within(change).getByRole('button', { name: /Nouvelle date fin/ })).toHaveTextContent('08-12-2026 10:00');
  await waitFor(() =>
    expect(requested).toHaveBeenCalledWith({
      input: expect.objectContaining({ number: 'ACCPT-ED234', endsAt: '2026-12-08T10:00' }) as object,
    }),
  );
  await user.click(within(change).getAllByRole('button', { name: 'Fermer' })[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Refuser' }));
  const refusal = await screen.findByRole('dialog', { name: 'Refuser la prolongation' });
  await user.type(within(refusal).getByRole('textbox', { name: /Motif/ }), 'Véhicule promis');
  await user.click(within(refusal).getByRole('button', { name: 'Refuser la demande' }));
  await waitFor(() => expect(screen.queryByText('Prolongation demandée')).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledWith({ input: { id: '5', reason: 'Véhicule promis' } });
});

test('a number that nobody has is told', async () => {
  server.use(api.query('RentalFile', () => HttpResponse.json({ data: { reservation: null } })));
  open();
  expect(await screen.findByText('Dossier introuvable')).toBeInTheDocument();
});

test('what the return showed waits for the settlement, and nothing is charged by itself', async () => {
  const returnCharges = [
    proposedCharge('1', 'Km supplémentaire', '300.00'),
    proposedCharge('3', 'Dommage', '0.00'),
  ].map((charge) => ({
    ...{ ...charge, finding: 'KM', confirmedAmount: null, reason: null, decidedAt: null, lineId: null },
    decidedBy: null,
  }));
  server.use(
    api.query('RentalFile', () =>
      HttpResponse.json({ data: { reservation: { ...file, stage: 'RETURNED', openCharges: 2, returnCharges } } }),
    ),
    api.query('RentalSettlement', () =>
      HttpResponse.json({
        data: { reservation: { ...settledRental, returnCharges: returnCharges, id: file.id, number: file.number } },
      }),
    ),
  );
  const { user } = open();
  const list = await screen.findByRole('list', { name: 'Frais proposés au retour' });
  expect(within(list).getByText('À chiffrer')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Régler la location' }));
  expect(await screen.findByRole('dialog', { name: `Régler la location ${file.number}` })).toBeVisible();
});

test('a departure begins with the inspection; without one it is secondary, and named for what it lacks', async () => {
  server.use(
    api.query('RentalFile', () =>
      HttpResponse.json({
        data: {
          reservation: {
            ...file,
            stage: 'PLANNED',
            stageMoves: [{ __typename: 'RentalStageMove', to: 'OUT', reasonRequired: false }],
          },
        },
      }),
    ),
  );
  open();
  const links = await screen.findAllByRole('link', { name: 'Faire le départ avec photos' });
  expect(links).toHaveLength(1);
  const short = await screen.findByRole('button', { name: 'Départ sans état des lieux' });
  expect(short).toHaveAttribute('data-variant', 'default');
  expect(links[0]!.compareDocumentPosition(short) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Départ' })).not.toBeInTheDocument();
});

test('a note is added, and an empty one is not sent', async () => {
  const sent = jest.fn();
  server.use(
    api.mutation('AddReservationNote', ({ variables }) => {
      sent(variables);
      const note = {
        __typename: 'ReservationNote',
        id: '1',
        text: 'Rappeler demain',
        createdAt: '2026-11-21T09:00:00.000+00:00',
        employee: sara,
      };
      return HttpResponse.json({
        data: { addReservationNote: { __typename: 'Reservation', id: file.id, number: file.number, notes: [note] } },
      });
    }),
  );
  const { user } = open();
  const add = await screen.findByRole('button', { name: 'Ajouter la note' });
  await user.click(add);
  expect((await screen.findAllByText('La note est obligatoire.'))[0]).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Nouvelle note'), 'Rappeler demain');
  await user.click(add);
  const notes = await screen.findByRole('list', { name: 'Notes internes' });
  expect(within(notes).getByText('Rappeler demain')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ input: { number: 'ACCPT-ED234', text: 'Rappeler demain' } });
  expect(screen.getByLabelText('Nouvelle note')).toHaveValue('');
});

test('a swap is previewed and sent; a refusal keeps what was typed', async () => {
  const sent = jest.fn();
  let refuse = true;
  server.use(
    api.mutation('RentalChange', ({ variables }) => {
      sent(variables);
      return refuse
        ? refusal('Ce véhicule n’est pas encore rentré.', 'VALIDATION', {
            fields: { 'swap.vehicleId': ['Ce véhicule n’est pas encore rentré.'] },
          })
        : HttpResponse.json({ data: { changeRental: { ...file, version: 3 } } });
    }),
  );
  const { user } = open();
  await chooseAction(user, 'Prolonger ou modifier');
  const dialog = await screen.findByRole('dialog', { name: 'Modifier la location ACCPT-ED234' });
  await user.click(within(dialog).getByRole('radio', { name: 'Autre véhicule' }));
  const choice = within(dialog).getByLabelText(/^Véhicule de cette location/);
  await waitFor(() => expect(within(choice).getByText(/^Peugeot 2008/)).toBeInTheDocument());
  await user.selectOptions(choice, '9');
  await user.type(within(dialog).getByLabelText('Motif'), 'Panne');
  await waitFor(() =>
    expect(requested).toHaveBeenLastCalledWith({ input: expect.objectContaining({ vehicleId: '9' }) as unknown }),
  );
  const submit = within(dialog).getByRole('button', { name: 'Enregistrer l’avenant' });
  await user.click(submit);
  expect((await within(dialog).findAllByText('Ce véhicule n’est pas encore rentré.'))[0]).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Motif')).toHaveValue('Panne');
  refuse = false;
  await user.click(submit);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent).toHaveBeenLastCalledWith({
    input: { number: 'ACCPT-ED234', version: 2, pricing: 'UNCHANGED', swap: { vehicleId: '9' }, reason: 'Panne' },
  });
});

test('an extension sends where the next customer goes, by the version that the preview showed', () => {
  const draft = {
    ...draftOf(file, '2026-11-21T09:00'),
    endsAt: '2026-12-06T10:00',
    moves: { 'NEXTT-RENTL': '8', 'OTHER-RENTL': '3' },
  };
  expect(changeInput(draft, file, 2, preview as Parameters<typeof changeInput>[3])).toEqual({
    number: 'ACCPT-ED234',
    version: 2,
    pricing: 'TIERS',
    endsAt: '2026-12-06T10:00',
    moves: [{ number: 'NEXTT-RENTL', version: 7, vehicleId: '8' }],
  });
});

test('the timeline tells lateness, signatures and who did what, newest first', () => {
  const entries = timelineOf({
    ...file,
    latenesses: [
      { __typename: 'RentalLateness', promisedEnd: '2026-12-05T10:00:00Z', noticedAt: '2026-12-05T11:01:00Z' },
    ],
    amendments: [{ ...amendment, signedAt: '2026-11-22T09:00:00Z', signatureKey: null }],
    signatures: [{ __typename: 'ContractSignature', signedAt: '2026-11-20T11:30:00Z', ipAddress: '::1' }],
  } as unknown as FileTimelineFragment);
  expect(entries.map(({ what, by }) => [what, by])).toEqual([
    ['En retard (retour promis le 05-12-2026 10:00)', undefined],
    ['Avenant n° 1 signé', undefined],
    ['Avenant n° 1 : Prolongation', 'Sara Bennani'],
    ['Contrat signé', undefined],
    ['Modification : Commentaire', 'Sara Bennani'],
    ['Devenue une location', 'Sara Bennani'],
    ['Avance de 600\u00a0Dh', 'Sara Bennani'],
    ['Demande reçue', undefined],
  ]);
});

test('the timeline tells who wrote a request down, cancelled it and issued its invoice', () => {
  const created = { ...edit('1', '2026-11-19T09:00:00Z', ['status']), action: 'CREATED', author: 'Nadia Alami' };
  const issued = {
    ...edit('3', '2026-11-22T09:00:00Z', []),
    ...{ part: 'Invoice', action: 'CREATED', author: 'Nadia Alami' },
    changes: [{ __typename: 'FieldChange', field: 'number', before: null, after: 'F2026-01-00042' }],
  };
  const invoice = { __typename: 'Invoice', id: '1', kind: 'INVOICE', reason: null, createdAt: '2026-11-22T09:00:00Z' };
  const entries = timelineOf({
    ...{ ...file, amendments: [], payments: [], stageEvents: [], createdAt: '2026-11-19T09:00:00Z' },
    ...{ cancelledAt: '2026-11-21T09:00:00Z', reason: 'Vol annulé' },
    invoices: [{ ...invoice, number: 'F2026-01-00042' }],
    history: [created, edit('2', '2026-11-21T09:00:00Z', ['status', 'cancelledAt']), issued],
  } as unknown as FileTimelineFragment);
  expect(entries.map(({ what, by }) => [what, by])).toEqual([
    [expect.stringContaining('F2026-01-00042'), 'Nadia Alami'],
    ['Annulée', 'Sara Bennani'],
    ['Demande reçue', 'Nadia Alami'],
  ]);
});

test('the timeline tells what went back without a minus: the word says which way it went', () => {
  const entry = { createdAt: '2026-11-21T10:00:00Z', reason: null, note: null, recordedBy: sara };
  const entries = timelineOf({
    ...{ ...file, history: [], amendments: [], stageEvents: [] },
    payments: [
      { ...entry, id: '1', kind: 'REFUND', amount: '-150.00', method: 'CASH' },
      { ...entry, id: '2', kind: 'CORRECTION', amount: '-400.00', method: 'CASH' },
    ],
    depositEntries: [{ ...entry, id: '3', kind: 'RETURNED', amount: '-3000.00', method: 'CASH' }],
  } as unknown as FileTimelineFragment);
  expect(entries.map(({ what }) => what.replace(/\s/g, ' '))).toEqual(
    expect.arrayContaining(['Remboursement de 150 Dh', 'Correction de -400 Dh', 'Caution rendue de 3 000 Dh']),
  );
});

test('the timeline tells inspections, mails and requests for an extension', () => {
  const mail = { __typename: 'SentMail', recipient: 'CUSTOMER', address: 'omar@exemple.ma', failed: false };
  const entries = timelineOf({
    ...{ ...file, history: [], amendments: [], payments: [], stageEvents: [] },
    inspections: [
      {
        ...{
          __typename: 'Inspection',
          id: '8',
          kind: 'DEPARTURE',
          legId: '1',
          status: 'COMPLETED',
          km: 12000,
          fuel: 7,
        },
        ...{
          completedAt: '2026-11-21T10:00:00Z',
          foundDamages: [{ clientId: 'a' }],
          refusalReason: null,
          employee: sara,
        },
      },
      { ...{ __typename: 'Inspection', id: '9', status: 'DRAFT', completedAt: null, foundDamages: [] } },
    ],
    sentMails: [
      { ...mail, id: '1', kind: 'ACCEPTED', createdAt: '2026-11-20T10:00:02Z' },
      { ...mail, id: '2', kind: 'RETURNING', createdAt: '2026-11-23T10:00:00Z', failed: true },
      { ...mail, id: '3', kind: 'RECEIVED', createdAt: '2026-11-20T08:00:00Z', recipient: 'AGENCY', address: null },
    ],
    extensionRequests: [
      {
        ...{ __typename: 'ExtensionRequest', id: '4', note: 'Vol repoussé', status: 'REFUSED', reason: 'Promise' },
        ...{ createdAt: '2026-11-22T09:00:00Z', endsAt: '2026-12-06T10:00:00Z' },
        ...{ decidedAt: '2026-11-22T12:00:00Z', decidedBy: sara },
      },
    ],
  } as unknown as FileTimelineFragment);
  expect(entries.map(({ what, detail, by, tone }) => [what, detail?.replace(/\s/g, ' '), by, tone])).toEqual([
    ['E-mail au client : rappel du retour', 'omar@exemple.ma · n’a pas pu être remis', 'automatiquement', 'bad'],
    ['Demande de prolongation refusée', 'Promise', 'Sara Bennani', 'plain'],
    ['Prolongation demandée jusqu’au 06-12-2026 10:00', 'Vol repoussé', expect.any(String), 'plain'],
    ['État des lieux : départ', '12 000 km, carburant 7/8 · 1 dommage constaté', 'Sara Bennani', 'plain'],
    ['E-mail au client : réservation acceptée', 'omar@exemple.ma', 'automatiquement', 'plain'],
    ['Demande reçue', undefined, undefined, 'plain'],
    ['E-mail à l’agence : demande reçue', undefined, 'automatiquement', 'plain'],
  ]);
});

test('the timeline tells a charge that was not made, and no edit that a step makes by itself', () => {
  const charge = { __typename: 'ReturnCharge', lineId: null, decidedAt: '2026-11-24T15:10:00Z', decidedBy: sara };
  const edit = { __typename: 'AuditEntry', part: null, action: 'UPDATED', author: 'Sara Bennani' };
  const changed = (...fields: string[]) => fields.map((field) => ({ field, before: null, after: '1' }));
  const step = { __typename: 'StageEvent', reason: null, kept: null, moneyReason: null, employee: sara };
  const entries = timelineOf({
    ...{ ...file, amendments: [], payments: [] },
    stageEvents: [
      { ...step, id: '1', stage: 'PLANNED', at: '2026-11-20T10:00:00Z' },
      { ...step, id: '2', stage: 'NO_SHOW', at: '2026-11-24T15:00:00Z', kept: '200.00' },
    ],
    history: [
      {
        ...edit,
        id: '1',
        at: '2026-11-20T10:00:00.400Z',
        changes: changed('total', 'includedKmPerDay', 'baseKmPerDay'),
      },
      { ...edit, id: '2', at: '2026-11-20T10:00:00.900Z', changes: changed('depositAmount', 'depositBase') },
      { ...edit, id: '3', at: '2026-11-22T10:00:00Z', changes: changed('total') },
      { ...edit, id: '4', at: '2026-11-24T15:00:00.300Z', changes: changed('total') },
    ],
    returnCharges: [
      { ...charge, id: '1', label: 'Nettoyage', status: 'DROPPED', reason: 'Geste commercial' },
      { ...charge, id: '2', label: 'Dommage', status: 'CONFIRMED', lineId: '7' },
      { ...charge, id: '3', label: 'Carburant', status: 'PROPOSED', decidedAt: null, decidedBy: null },
    ],
  } as unknown as FileTimelineFragment);
  expect(entries.map(({ what, detail }) => [what, detail?.replace(/\s/g, ' ')])).toEqual([
    ['Nettoyage : non facturé', 'Geste commercial'],
    ['Client non présenté', 'Conservé : 200 Dh'],
    ['Modification : Total', undefined],
    ['Devenue une location', undefined],
    ['Demande reçue', undefined],
  ]);
});

test('the timeline tells why a departure was allowed with less money', () => {
  const [planned] = file.stageEvents;
  const left = { ...planned, id: '2', stage: 'OUT', at: '2026-11-21T11:00:00Z', reason: 'Permis vu' };
  const entriesOf = (money: object) =>
    timelineOf({ ...file, stageEvents: [planned, { ...left, ...money }] } as unknown as FileTimelineFragment)
      .find(({ key }) => key === 'stage-2')
      ?.detail?.replace(/\s/g, ' ');
  const both = { moneyReason: 'Virement annoncé', missingBalance: '700.00', missingDeposit: '3000.00' };
  expect(entriesOf({})).toBe('Permis vu');
  expect(entriesOf(both)).toBe(
    'Permis vu · Parti avec 700 Dh à payer et 3 000 Dh de caution manquante : Virement annoncé',
  );
  expect(entriesOf({ ...both, missingBalance: null })).toContain('Parti avec 3 000 Dh de caution manquante : ');
});

test('a line is added with a reason, and one that stands is taken back', async () => {
  const sent = jest.fn();
  const cleaning = {
    ...{ __typename: 'PriceLine', id: '32', kind: 'AGREED', label: 'Nettoyage', quantity: 1, unitPrice: '250.00' },
    ...{ amount: '250.00', ruleId: null, pieces: null, reason: 'Sable', enteredBy: 'Sara Bennani', reversesId: null },
    enteredAt: '2026-11-20T13:00:00.000+00:00',
  };
  const dirty = { ...file, total: '1850.00', version: 9, lines: [...file.lines, cleaning] };
  server.use(
    api.query('RulesOfLines', () =>
      HttpResponse.json({ data: { chargeRules: { __typename: 'ChargeRulePage', items: [] } } }),
    ),
    api.mutation('AddRentalLine', ({ variables }) => {
      sent(variables);
      return HttpResponse.json({ data: { addRentalLine: dirty } });
    }),
    api.mutation('RemoveRentalLine', ({ variables }) => {
      sent(variables);
      return refusal('Payée.', 'VALIDATION', { fields: { lineId: ["Enregistrez d'abord un remboursement."] } });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ajouter une ligne' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une ligne au prix' }));
  await user.type(dialog.getByLabelText(/^Libellé/), 'Remise');
  await user.selectOptions(dialog.getByLabelText('Sens'), 'Remise');
  await user.type(dialog.getByLabelText(/^Prix TTC/), '100');
  await user.type(dialog.getByLabelText(/^Motif/), 'Geste');
  await user.click(dialog.getByRole('button', { name: 'Ajouter' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenLastCalledWith({
    input: {
      ...{ number: file.number, version: file.version, label: 'Remise', unitPrice: '-100.00', quantity: 1 },
      reason: 'Geste',
    },
  });
  const lines = within(screen.getByRole('list', { name: 'Lignes du prix' }));
  expect(await lines.findByText('Nettoyage')).toBeInTheDocument();
  expect(lines.queryByRole('button', { name: /Location/ })).not.toBeInTheDocument();
  await user.click(lines.getByRole('button', { name: 'Retirer la ligne Nettoyage' }));
  const removal = within(await screen.findByRole('dialog', { name: 'Retirer la ligne : Nettoyage' }));
  await user.type(removal.getByLabelText(/^Motif/), 'Erreur');
  await user.click(removal.getByRole('button', { name: 'Retirer' }));
  expect((await removal.findAllByText('Enregistrez d’abord un remboursement.')).length).toBeGreaterThan(0);
  expect(sent.mock.lastCall?.[0]).toMatchObject({ input: { lineId: '32', version: 9, reason: 'Erreur' } });
});

test('the price is read as the server states it, line by line', async () => {
  const [line] = file.lines;
  const lines = [
    { ...line, id: '1', label: 'Location, par jour', quantity: 3, unitPrice: '400.00', amount: '1200.00' },
    {
      ...line,
      id: null,
      kind: 'AGREED',
      label: 'Remise convenue',
      quantity: 1,
      unitPrice: '-100.00',
      amount: '-100.00',
    },
    { ...line, id: null, kind: 'AGREED', label: 'Avenant n° 1 : prolongation', quantity: 1, amount: '400.00' },
  ];
  server.use(
    api.query('RentalFile', () => HttpResponse.json({ data: { reservation: { ...file, total: '1500.00', lines } } })),
  );
  open();
  const list = within(await screen.findByRole('list', { name: 'Lignes du prix' }));
  const shown = list.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(shown).toEqual([
    expect.stringMatching(/^Location, par jour 3 × 400 Dh1 200 Dh/),
    expect.stringMatching(/^Remise convenue-100 Dh/),
    expect.stringMatching(/^Avenant n° 1 : prolongation400 Dh/),
    'Total1 500 Dh',
  ]);
});
