import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { makeApolloClient } from '../../app/apollo';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { settledRental } from '../../test/settlement';
import { acceptedReservation } from '../../test/reservation';
import { api, server } from '../../test/server';
import { notify } from '../../kit/notice/notify';
import type * as DraftStore from '../../domain/inspection/draftStore';
import { draftKey, keepDraft, keepPhoto, loadDraft } from '../../domain/inspection/draftStore';
import { inspectionBox } from '../../domain/inspection/inspectionBox';
import { vehicleAt, type InspectedRental } from '../../domain/inspection/inspectedEnd';
import { draftFrom, inputOf, newDraft, stepOfField, stepsOf } from '../../domain/inspection/inspectionDraft';
import { deliver } from '../../domain/inspection/sendInspection';
import { InspectionFlow } from './InspectionFlow';

jest.mock('../../kit/notice/notify', () => ({ notify: jest.fn(() => Promise.resolve()) }));
jest.mock('../../domain/inspection/draftStore', () => {
  const actual = jest.requireActual<typeof DraftStore>('../../domain/inspection/draftStore');
  return { ...actual, keepPhoto: jest.fn(actual.keepPhoto), keepDraft: jest.fn(actual.keepDraft) };
});
jest.mock('./photoFile', () => ({
  photoOfFile: (file: File) => Promise.resolve({ blob: file, sha256: file.name }),
}));
jest.mock('../../kit/signature/SignaturePadField', () => ({ SignaturePadField: () => null }));

const scratch = {
  __typename: 'VehicleDamage' as const,
  id: '3',
  clientId: 'a3d2c0de-0000-4000-8000-000000000003',
  view: 'LEFT' as const,
  x: 200,
  y: 400,
  kind: 'SCRATCH' as const,
  size: 'SMALL' as const,
  note: null,
};
const rental = {
  ...acceptedReservation,
  stage: 'PLANNED' as const,
  balance: '0.00',
  depositAmount: '0.00',
  depositHeld: '0.00',
  lastKnownKm: 12_000,
  vehicle: { ...acceptedReservation.vehicle, openDamages: [scratch] },
  legs: [] as object[],
  inspections: [] as object[],
};
const settings = {
  __typename: 'InspectionSettings',
  checklist: ['Clés', 'Cric'],
  papersStop: false,
};
const employeeOf = (id: string, firstName: string) => ({
  __typename: 'Employee',
  ...{ id, firstName, lastName: 'Alami', email: 'sara@demo.ma', role: 'EMPLOYEE' },
});
const me = {
  me: { __typename: 'Me', customer: null, employee: employeeOf('4', 'Sara') },
};

const serve = (changes: object = {}, departureRequires = 'NOTHING'): void =>
  server.use(
    api.query('InspectionFlow', () =>
      HttpResponse.json({
        data: {
          reservation: { ...rental, ...changes },
          inspectionSettings: settings,
          rentalSettings: { __typename: 'RentalSettings', departureRequires },
        },
      }),
    ),
    api.query('Me', () => HttpResponse.json({ data: me })),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-12-01T10:00:00+00:00' } })),
  );
/** Answers what a return would charge; nothing of the rental is left to settle without charges. */
const serveCharges = (charges: object[] = [], settlement: object = {}): void =>
  server.use(
    api.query('ReturnPreview', () =>
      HttpResponse.json({
        data: {
          returnPreview: {
            __typename: 'ReturnPreview',
            charges: charges.map((charge) => ({ ...previewedCharge, ...charge })),
            settlement: { ...settledRental.settlement, held: '0.00', heldByImprint: '0.00', ...settlement },
          },
          reservation: { __typename: 'Reservation', id: rental.id, number: rental.number, depositEntries: [] },
        },
      }),
    ),
  );
const previewedCharge = {
  ...{ __typename: 'PreviewedCharge', label: 'Km supplémentaire', detail: '750 km parcourus.' },
  ...{ quantity: 1, unitPrice: '300.00', amount: '300.00' },
};
const done = {
  __typename: 'Inspection',
  id: '1',
  clientId: 'x',
  status: 'COMPLETED',
  completedAt: '2026-12-01T10:00:00Z',
  photos: [],
};
const saved = (inputs: object[], warnings: object[] = []): void =>
  server.use(
    api.mutation('SaveInspection', ({ variables }) => {
      inputs.push((variables as { input: object }).input);
      return HttpResponse.json({
        data: {
          saveInspection: { __typename: 'Inspection', id: '1', clientId: 'x', version: 1, photos: [], warnings },
        },
      });
    }),
  );

const open = (kind: 'DEPARTURE' | 'RETURN' = 'DEPARTURE') => {
  const onDone = jest.fn();
  const rendered = renderAt(
    `/dossier/${rental.number}`,
    <InspectionFlow number={rental.number} end={{ kind, legId: null }} onDone={onDone} />,
  );
  return { ...rendered, onDone };
};

beforeEach(() => {
  jest.mocked(notify).mockClear();
  serveCharges();
});
afterEach(async () => {
  for (const kind of ['DEPARTURE', 'RETURN'] as const) await inspectionBox.forget(keyOf(kind));
});

const keyOf = (kind: 'DEPARTURE' | 'RETURN') => draftKey({ number: rental.number, kind });
const next = () => screen.findByRole('button', { name: 'Suivant' });

const typePapers = async (user: ReturnType<typeof open>['user']): Promise<void> => {
  await user.type(await screen.findByRole('textbox', { name: /^Permis délivré le/ }), '01-03-2015');
  await user.type(screen.getByRole('textbox', { name: /^Permis valable/ }), '01-03-2035');
  await user.type(screen.getByRole('textbox', { name: /^Date de naissance/ }), '05-05-2006');
};

it('tells an odometer below the last known one at once, not after the customer has signed', async () => {
  serve({ stage: 'OUT' });
  const inputs: object[] = [];
  saved(inputs);
  const { user } = open('RETURN');
  const km = await screen.findByRole('textbox', { name: /^Kilométrage/ });
  await user.type(km, '11999');
  await user.click(await next());
  expect(await screen.findByText(/ne peut pas être inférieur au dernier connu : 12.000 km/)).toBeVisible();
  expect(screen.queryByText('Photo 1 sur 8 : Avant')).not.toBeInTheDocument();
  expect(inputs).toEqual([]);
  await user.clear(km);
  await user.type(km, '12001');
  await user.click(screen.getByRole('radio', { name: 'Plein' }));
  expect(screen.queryByText(/ne peut pas être inférieur/)).not.toBeInTheDocument();
  await user.click(await next());
  expect(await screen.findByText('Photo 1 sur 8 : Avant')).toBeVisible();
});

it('brings back the papers that were compared at an earlier rental, and says when', async () => {
  const renter = {
    ...{ __typename: 'Customer', id: '9', licenceNumber: '12345678', licenceCategory: 'C', nationality: 'Marocaine' },
    ...{ licenceIssuedOn: '2015-03-01', licenceExpiresOn: '2035-03-01', birthDate: '1990-05-05' },
    ...{ nationalId: 'OTHER1', passportNumber: 'AB12345', papersCheckedAt: '2026-03-12T10:00:00.000+00:00' },
  };
  serve({ renter });
  const { user } = open();
  for (const [label, value] of Object.entries({
    'N° de permis': '12345678',
    Catégorie: 'C',
    'Permis délivré le': '01-03-2015',
    'Permis valable': '01-03-2035',
    'Date de naissance': '05-05-1990',
    // What the reservation says comes before what the record says.
    CIN: 'BE123456',
    'N° de passeport': 'AB12345',
  }))
    expect(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) })).toHaveValue(value);
  const driver = screen.getByRole('group', { name: /^Conducteur :/ });
  expect(driver).toHaveTextContent('Pièces vérifiées le 12-03-2026');
  await user.type(within(driver).getByRole('textbox', { name: /^N° de permis/ }), '9');
  expect(driver).toHaveTextContent('Pièces pas encore vérifiées');
});

/** Fills in the first step of the form, which is then saved. */
const passCar = async ({ type, click }: ReturnType<typeof open>['user'], inputs: readonly object[]): Promise<void> => {
  await type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await click(screen.getByRole('radio', { name: 'Plein' }));
  await click(await next());
  expect(await screen.findByText('Photo 1 sur 8 : Avant')).toBeVisible();
  await waitFor(() => expect(inputs).toHaveLength(1));
};

/** A server whose answers to saves wait for `answer`, which gives the oldest one its answer. */
const slowly = (inputs: object[]) => {
  const open: ((response: HttpResponse<object>) => void)[] = [];
  let most = 0;
  server.use(
    api.mutation('SaveInspection', ({ variables }) => {
      inputs.push((variables as { input: object }).input);
      return new Promise<HttpResponse<object>>((resolve) => {
        open.push(resolve);
        most = Math.max(most, open.length);
      });
    }),
  );
  const draft = { __typename: 'Inspection', id: '1', clientId: 'x', version: 1, photos: [], warnings: [] };
  const accepted = () => HttpResponse.json<object>({ data: { saveInspection: draft } });
  return {
    most: () => most,
    answer: (response = accepted()): void => open.shift()?.(response),
  };
};

it('goes on while the server has not answered, and then sends the latest state alone', async () => {
  serve({ stage: 'OUT' });
  const inputs: { km?: number; remark?: string }[] = [];
  const line = slowly(inputs);
  const { user } = open('RETURN');
  await passCar(user, inputs);
  expect((await loadDraft(keyOf('RETURN')))?.step).toBe(1);
  await user.click(await next());
  await user.click(screen.getByRole('button', { name: 'Ajouter un dommage, côté gauche' }));
  await user.click(await next());
  await user.click(await screen.findByRole('button', { name: 'Continuer' }));
  expect(await screen.findByRole('region', { name: 'Récapitulatif' })).toBeVisible();
  expect(inputs).toHaveLength(1);
  line.answer();
  await waitFor(() => expect(inputs).toHaveLength(2));
  expect(inputs[1]).toMatchObject({ km: 12_500, damages: [{ view: 'LEFT' }] });
  line.answer();
  expect(await screen.findByText(/Brouillon enregistré/)).toBeVisible();
  expect(inputs).toHaveLength(2);
  expect(line.most()).toBe(1);
});

it('tells on the next step what the server refused of the one before, and leads back to it', async () => {
  serve({ stage: 'OUT' });
  const inputs: object[] = [];
  const line = slowly(inputs);
  const { user } = open('RETURN');
  await passCar(user, inputs);
  line.answer(refusal('Trop peu.', 'VALIDATION', { fields: { km: ['Kilométrage impossible.'] } }));
  expect(await screen.findByText('À corriger à l’étape « Véhicule »')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Corriger' }));
  expect(await screen.findByRole('textbox', { name: /^Kilométrage/ })).toHaveValue('12 500 km');
  expect(screen.getByRole('textbox', { name: /^Kilométrage/ })).toHaveAccessibleDescription(/Kilométrage impossible\./);
  await user.clear(screen.getByRole('textbox', { name: /^Kilométrage/ }));
  await user.type(screen.getByRole('textbox', { name: /^Kilométrage/ }), '12600');
  await user.click(screen.getByRole('radio', { name: 'Plein' }));
  await user.click(await next());
  await waitFor(() => expect(inputs).toHaveLength(2));
  line.answer();
  expect(await screen.findByText(/Brouillon enregistré/)).toBeVisible();
  expect(screen.queryByText(/À corriger/)).not.toBeInTheDocument();
});

it('passes one step with a double click', async () => {
  serve();
  saved([]);
  const { user } = open();
  await user.dblClick(await next());
  expect(await screen.findByRole('heading', { name: 'Paiement' })).toBeVisible();
});

it('lets nobody sign before papers, odometer and fuel are there, and leads to what is missing', async () => {
  serve();
  saved([]);
  const { user } = open();
  for (let step = 0; step < 3; step += 1) await user.click(await next());
  // The step of the vehicle does not let go without its readings.
  expect(screen.getByText('Relevez le kilométrage.')).toBeVisible();
  expect(screen.getByText('Indiquez le niveau de carburant ou de charge.')).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12010');
  await user.click(await next());
  expect(screen.getByText('Indiquez le niveau de carburant ou de charge.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Plein' }));
  for (let step = 0; step < 3; step += 1) await user.click(await next());
  expect(await screen.findByText('À compléter avant la signature')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Le client refuse de signer' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Papiers du conducteur' }));
  expect(screen.queryByRole('button', { name: 'Kilométrage et carburant' })).not.toBeInTheDocument();
  await typePapers(user);
  for (let step = 0; step < 5; step += 1) await user.click(await next());
  expect(await screen.findByRole('checkbox', { name: 'Le client refuse de signer' })).toBeVisible();
});

it('marks the papers that are required, and one of CIN and passport', async () => {
  serve({ driver: { ...rental.driver, nationalId: null, passportNumber: null } });
  saved([]);
  const { user } = open();
  const field = (name: string) => screen.getByRole('textbox', { name });
  expect(await screen.findByRole('textbox', { name: 'N° de permis' })).toBeRequired();
  expect(field('Catégorie')).not.toBeRequired();
  expect(field('CIN')).toBeRequired();
  expect(field('N° de passeport')).toBeRequired();
  await user.type(field('CIN'), 'AB123');
  expect(field('CIN')).toBeRequired();
  expect(field('N° de passeport')).not.toBeRequired();
  await user.clear(field('CIN'));
  await user.type(field('N° de passeport'), 'P1');
  expect(field('CIN')).not.toBeRequired();
  expect(field('N° de passeport')).toBeRequired();
});

it('leads through the steps, tells what the papers warn of, and ends unsigned with a reason', async () => {
  serve();
  const inputs: object[] = [];
  saved(inputs, [
    { __typename: 'InspectionWarning', code: 'DRIVER_YOUNG', message: 'Youssef El Amrani a moins de 21 ans.' },
  ]);
  const completed: object[] = [];
  server.use(
    api.mutation('CompleteInspection', ({ variables }) => {
      completed.push((variables as { input: object }).input);
      return HttpResponse.json({ data: { completeInspection: done } });
    }),
  );
  const { user, onDone } = open();
  await user.type(await screen.findByRole('textbox', { name: /^Permis délivré le/ }), '01-03-2015');
  await user.type(screen.getByRole('textbox', { name: /^Permis valable/ }), '01-03-2035');
  await user.type(screen.getByRole('textbox', { name: /^Date de naissance/ }), '05-05-2006');
  expect(screen.getByRole('textbox', { name: 'N° de permis' })).toHaveValue('12345678');
  await user.click(await next());
  expect(await screen.findByText('Youssef El Amrani a moins de 21 ans.')).toBeVisible();
  expect(screen.getByText(/Brouillon enregistré/)).toBeVisible();
  expect(screen.getByText('Tout est payé')).toBeVisible();
  expect(screen.getByText('Aucune caution demandée')).toBeVisible();
  await user.click(await next());
  const line = await screen.findByText('À vérifier : 1 point');
  expect(screen.getByText('Youssef El Amrani a moins de 21 ans.')).not.toBeVisible();
  await user.click(line);
  expect(screen.getByText('Youssef El Amrani a moins de 21 ans.')).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12010');
  await user.click(screen.getByRole('radio', { name: 'Plein' }));
  await user.click(screen.getByRole('checkbox', { name: 'Cric' }));
  await user.click(await next());
  expect(await screen.findByText('Photo 1 sur 8 : Avant')).toBeVisible();
  await user.click(await next());
  expect(await screen.findByText('Rayure, côté gauche, moins de 3 cm')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ajouter un dommage, côté gauche' }));
  await user.selectOptions(screen.getByLabelText('Type du dommage 1'), 'Bosse');
  await user.click(await next());
  const summary = await screen.findByRole('region', { name: 'Récapitulatif' });
  expect(within(summary).getByText('Manquant : Cric')).toBeVisible();
  expect(within(summary).getByText(/1 nouveau dommage/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Le client refuse de signer' }));
  await user.click(screen.getByRole('button', { name: 'Terminer sans signature' }));
  expect(screen.getByText('Le motif du refus est obligatoire.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Motif du refus/ }), 'Pressé');
  await user.click(screen.getByRole('button', { name: 'Terminer sans signature' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(completed).toMatchObject([
    {
      number: rental.number,
      kind: 'DEPARTURE',
      km: 12_010,
      fuel: 8,
      refusalReason: 'Pressé',
      signature: null,
      checklist: [
        { label: 'Clés', present: true },
        { label: 'Cric', present: false },
      ],
      papers: [{ driver: 'FIRST', licenceIssuedOn: '2015-03-01', birthDate: '2006-05-05', nationalId: 'BE123456' }],
      damages: [{ kind: 'DENT', view: 'LEFT', x: 500, y: 500 }],
    },
  ]);
  expect(inputs.length).toBeGreaterThan(2);
  expect(await loadDraft(keyOf('DEPARTURE'))).toBeUndefined();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(jest.mocked(notify).mock.calls).toEqual([[{ message: 'Départ enregistré.' }]]);
});

it('goes back to the step of a field that the server refuses, and keeps what was typed', async () => {
  serve({ stage: 'OUT' });
  saved([]);
  server.use(
    api.mutation('CompleteInspection', () =>
      refusal('Trop peu.', 'VALIDATION', {
        fields: { km: ['Le kilométrage ne peut pas être inférieur au dernier connu.'] },
      }),
    ),
  );
  const { user, unmount } = open('RETURN');
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12400');
  await user.click(screen.getByRole('radio', { name: '6/8' }));
  for (let step = 0; step < 3; step += 1) await user.click(await next());
  await user.click(await screen.findByRole('button', { name: 'Continuer' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Le client refuse de signer' }));
  await user.type(screen.getByRole('textbox', { name: /^Motif du refus/ }), 'Pressé');
  await user.click(screen.getByRole('button', { name: 'Terminer sans signature' }));
  expect(await screen.findByRole('textbox', { name: /^Kilométrage/ })).toHaveValue('12 400 km');
  expect(screen.getAllByText(/ne peut pas être inférieur/).length).toBeGreaterThan(0);
  // The page is opened again: the device has the draft.
  unmount();
  open('RETURN');
  expect(await screen.findByRole('textbox', { name: /^Kilométrage/ })).toHaveValue('12 400 km');
});

/** Leads a return to its last step and ends it unsigned. */
const completeReturn = async (user: ReturnType<typeof open>['user']): Promise<void> => {
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await user.click(screen.getByRole('radio', { name: '6/8' }));
  for (let step = 0; step < 3; step += 1) await user.click(await next());
  await user.click(await screen.findByRole('button', { name: 'Continuer' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Le client refuse de signer' }));
  await user.type(screen.getByRole('textbox', { name: /^Motif du refus/ }), 'Pressé');
  await user.click(screen.getByRole('button', { name: 'Terminer sans signature' }));
};

it('locks what was sent until it has arrived, and sends the same again, also after the page was closed', async () => {
  serve({ stage: 'OUT' });
  saved([]);
  const sent: { deviceNow: string }[] = [];
  let reached = false;
  server.use(
    api.mutation('CompleteInspection', ({ variables }) => {
      sent.push((variables as { input: { deviceNow: string } }).input);
      return reached ? HttpResponse.json({ data: { completeInspection: done } }) : HttpResponse.error();
    }),
  );
  const { user, unmount } = open('RETURN');
  await completeReturn(user);
  expect(await screen.findByText('Retour en attente d’envoi')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Renvoyer' }));
  await screen.findByRole('button', { name: 'Renvoyer' });
  expect(screen.queryByRole('button', { name: 'Précédent' })).not.toBeInTheDocument();
  unmount();
  // It had arrived: the rental is back, but the answer was lost.
  serve({ stage: 'RETURNED' });
  reached = true;
  const { onDone } = open('RETURN');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  const contents = sent.map(({ deviceNow: _, ...content }) => content);
  expect(contents.length).toBeGreaterThan(2);
  expect(new Set(contents.map((content) => JSON.stringify(content))).size).toBe(1);
  expect(await loadDraft(keyOf('RETURN'))).toBeUndefined();
});

it('ends, and says so, when another part of the application delivers what waits', async () => {
  serve({ stage: 'OUT' });
  saved([]);
  let reached = false;
  server.use(
    api.mutation('CompleteInspection', () =>
      reached ? HttpResponse.json({ data: { completeInspection: done } }) : new HttpResponse(null, { status: 502 }),
    ),
  );
  const { user, onDone } = open('RETURN');
  await completeReturn(user);
  await screen.findByRole('button', { name: 'Renvoyer' });
  expect(onDone).not.toHaveBeenCalled();
  reached = true;
  await act(async () => expect(await deliver(makeApolloClient(), keyOf('RETURN'))).toBe('done'));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(jest.mocked(notify).mock.calls).toEqual([[{ message: 'Retour enregistré.' }]]);
});

it('keeps what another employee completed until that person is logged in, and says so', async () => {
  serve({ stage: 'OUT' });
  saved([]);
  let tries = 0;
  server.use(
    api.mutation('CompleteInspection', () => {
      tries += 1;
      return HttpResponse.error();
    }),
  );
  const { user, unmount } = open('RETURN');
  await completeReturn(user);
  await screen.findByRole('button', { name: 'Renvoyer' });
  expect(inspectionBox.get(keyOf('RETURN'))?.completedBy).toEqual({ id: '4', name: 'Sara Alami' });
  unmount();
  const before = tries;
  server.use(
    api.query('Me', () => HttpResponse.json({ data: { me: { ...me.me, employee: employeeOf('5', 'Omar') } } })),
  );
  open('RETURN');
  expect(await screen.findByText(/terminé par Sara Alami. Seule cette personne peut l’envoyer/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Renvoyer' })).not.toBeInTheDocument();
  expect(tries).toBe(before);
});

it('names no photo that the device could not keep, and says so', async () => {
  serve();
  saved([]);
  const { user } = open();
  const paper = await screen.findByLabelText('Permis, recto', { selector: 'input' });
  const full = new DOMException('No room.', 'QuotaExceededError');
  jest.mocked(keepPhoto).mockRejectedValueOnce(full);
  await user.upload(paper, new File(['a'], 'a', { type: 'image/jpeg' }));
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(1));
  expect(inspectionBox.get(keyOf('DEPARTURE'))?.photos).toEqual([]);
  await act(() => inspectionBox.update(keyOf('DEPARTURE'), (draft) => ({ ...draft, step: 3 })));
  jest.mocked(keepPhoto).mockRejectedValueOnce(full);
  await user.upload(
    await screen.findByLabelText('Choisir un fichier', { selector: 'input' }),
    new File(['b'], 'b', { type: 'image/jpeg' }),
  );
  await waitFor(() => expect(notify).toHaveBeenCalledTimes(2));
  const message = 'La photo n’a pas pu être prise.';
  expect(jest.mocked(notify).mock.calls).toEqual([[{ tone: 'error', message }], [{ tone: 'error', message }]]);
  expect(screen.getByText('Photo 1 sur 8 : Avant')).toBeVisible();
  expect(inspectionBox.get(keyOf('DEPARTURE'))?.photos).toEqual([]);
});

it('ends without a word of success when the draft is deleted elsewhere', async () => {
  serve({ stage: 'OUT' });
  const { user, onDone } = open('RETURN');
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await act(() => inspectionBox.forget(keyOf('RETURN')));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(notify).not.toHaveBeenCalled();
});

it('settles a return before the signature, and sends what was agreed with it', async () => {
  serve({ stage: 'OUT' });
  saved([]);
  serveCharges([{}, { label: 'Nettoyage', amount: '150.00', unitPrice: '150.00' }], {
    due: '450.00',
    held: '3000.00',
  });
  const sent: { settlement?: object; km?: number }[] = [];
  server.use(
    api.mutation('SettleReturn', ({ variables }) => {
      sent.push(variables.input as object);
      return HttpResponse.json({ data: { settleReturn: done } });
    }),
  );
  const { user, onDone } = open('RETURN');
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await user.click(screen.getByRole('radio', { name: '6/8' }));
  for (let step = 0; step < 3; step += 1) await user.click(await next());
  await user.click(
    within(await screen.findByRole('radiogroup', { name: 'Décision : Nettoyage' })).getByText('Ne pas facturer'),
  );
  await user.type(screen.getByRole('textbox', { name: 'Motif : Nettoyage' }), 'Geste');
  await user.click(screen.getByRole('button', { name: /^Retenir 300.Dh et rendre 2.700.Dh$/ }));
  expect(await screen.findByRole('region', { name: 'Récapitulatif' })).toHaveTextContent(
    /Règlement : Retenir 300.Dh et rendre 2.700.Dh/,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Le client refuse de signer' }));
  await user.type(screen.getByRole('textbox', { name: /^Motif du refus/ }), 'Pressé');
  await user.click(screen.getByRole('button', { name: 'Terminer sans signature' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent).toMatchObject([
    {
      km: 12_500,
      settlement: {
        charges: [
          { label: 'Km supplémentaire', proposed: '300.00', decision: 'CONFIRM', amount: '300.00', reason: null },
          { label: 'Nettoyage', proposed: '150.00', decision: 'DROP', amount: null, reason: 'Geste' },
        ],
        ...{ added: [], kept: '300.00', returned: '2700.00', returnMethod: 'CASH', payment: null },
      },
    },
  ]);
});

it('leads back to the settlement when the charges are others by now', async () => {
  serve({ stage: 'OUT' });
  saved([]);
  serveCharges([{}], { due: '300.00', held: '3000.00' });
  const changed = 'Les frais proposés ont changé depuis : vérifiez-les avec le client.';
  server.use(
    api.mutation('SettleReturn', () => refusal(changed, 'VALIDATION', { fields: { 'settlement.charges': [changed] } })),
  );
  const { user, onDone } = open('RETURN');
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await user.click(screen.getByRole('radio', { name: '6/8' }));
  for (let step = 0; step < 3; step += 1) await user.click(await next());
  await user.click(await screen.findByRole('button', { name: /^Retenir 300.Dh et rendre 2.700.Dh$/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Le client refuse de signer' }));
  await user.type(screen.getByRole('textbox', { name: /^Motif du refus/ }), 'Pressé');
  serveCharges([{}, { label: 'Heure de retard' }], { due: '600.00', held: '3000.00' });
  await user.click(screen.getByRole('button', { name: 'Terminer sans signature' }));
  expect(await screen.findByText(changed)).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Retenir 600.Dh et rendre 2.400.Dh$/ })).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

it('says that a return can be settled only with a network, and goes on', async () => {
  serve({ stage: 'OUT' });
  saved([]);
  server.use(api.query('ReturnPreview', () => HttpResponse.error()));
  const { user } = open('RETURN');
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await user.click(screen.getByRole('radio', { name: '6/8' }));
  for (let step = 0; step < 3; step += 1) await user.click(await next());
  await user.click(await screen.findByRole('button', { name: 'Continuer sans régler' }));
  expect(await screen.findByText(/s’ouvre dès que le retour est envoyé/)).toBeVisible();
});

it('keeps the reason that was given when the server refuses it', async () => {
  serve({ stage: 'OUT' });
  saved([]);
  server.use(api.mutation('CompleteInspection', () => refusal('Le contrat a changé.', 'RENTAL.STAGE')));
  const { user, unmount } = open('RETURN');
  await completeReturn(user);
  expect(await screen.findByText('Le contrat a changé.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Motif du refus/ })).toHaveValue('Pressé');
  unmount();
  open('RETURN');
  expect(await screen.findByText('Le contrat a changé.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Motif du refus/ })).toHaveValue('Pressé');
});

const stored = {
  __typename: 'Inspection' as const,
  id: '9',
  clientId: 'a3d2c0de-0000-4000-8000-000000000009',
  version: 4,
  kind: 'RETURN' as const,
  legId: null,
  status: 'DRAFT' as const,
  km: 13_000,
  fuel: 2,
  cleanliness: 'DIRTY' as const,
  remark: null,
  checklist: [],
  papers: [],
  warnings: [],
  vehicle: { __typename: 'Vehicle' as const, id: rental.vehicle.id },
  foundDamages: [],
  photos: [],
};

it.each([
  ['Prendre l’autre version', '13 000 km', 13_000],
  ['Garder la mienne', '12 500 km', 12_500],
])('lets the person choose after another device has saved the draft: %s', async (choice, shown, km) => {
  serve({ stage: 'OUT' });
  const inputs: object[] = [];
  saved(inputs);
  server.use(
    api.mutation(
      'SaveInspection',
      () =>
        refusal(
          'Cet état des lieux a été modifié sur un autre appareil par Sara Alami.',
          'INSPECTION.VERSION_CONFLICT',
          {
            clientId: stored.clientId,
            savedAt: '2026-12-01T09:00:00Z',
            savedBy: 'Sara Alami',
          },
        ),
      { once: true },
    ),
  );
  const { user } = open('RETURN');
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await user.click(screen.getByRole('radio', { name: 'Plein' }));
  await user.click(await next());
  expect(await screen.findByText(/sur un autre appareil par Sara Alami/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Suivant' })).not.toBeInTheDocument();
  serve({ stage: 'OUT', inspections: [stored] });
  await user.click(screen.getByRole('button', { name: choice }));
  expect(await screen.findByRole('textbox', { name: /^Kilométrage/ })).toHaveValue(shown);
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs[0]).toMatchObject({ km, clientId: stored.clientId, draftVersion: 4 });
});

it('begins anew with the vehicle that the rental has got since, and keeps the papers', async () => {
  serve();
  const inputs: { vehicleId?: string; km?: number | null; clientId?: string; papers?: { licenceNumber: string }[] }[] =
    [];
  saved(inputs);
  const { user } = open();
  const licence = await screen.findByRole('textbox', { name: /^N° de permis/ });
  await user.clear(licence);
  await user.type(licence, 'P777');
  await user.click(await next());
  expect(await screen.findByRole('heading', { name: 'Paiement' })).toBeVisible();
  await user.click(await next());
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await user.click(screen.getByRole('radio', { name: 'Plein' }));
  expect(inputs[0]).toMatchObject({ vehicleId: rental.vehicle.id });
  server.use(
    api.mutation('SaveInspection', () => refusal('La location a maintenant Kia Rio.', 'INSPECTION.VEHICLE_CHANGED'), {
      once: true,
    }),
  );
  serve({ vehicle: { ...rental.vehicle, id: '77', name: 'Kia Rio', plateNumber: '77-A-6' } });
  await user.click(await next());
  expect(await screen.findByText(/La location a maintenant Kia Rio · 77-A-6/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Suivant' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Recommencer avec ce véhicule' }));
  expect(await screen.findByRole('textbox', { name: /^Kilométrage/ })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Précédent' }));
  await user.click(screen.getByRole('button', { name: 'Précédent' }));
  expect(await screen.findByRole('textbox', { name: /^N° de permis/ })).toHaveValue('P777');
  await user.click(await next());
  await waitFor(() => expect(inputs.at(-1)).toMatchObject({ vehicleId: '77', km: null }));
  expect(inputs.at(-1)?.clientId).not.toBe(inputs[0]?.clientId);
});

it('asks before it deletes a draft that its rental no longer needs', async () => {
  serve({ stage: 'OUT' });
  server.use(api.mutation('SaveInspection', () => HttpResponse.error()));
  const { user, unmount } = open('RETURN');
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await user.click(screen.getByRole('radio', { name: 'Plein' }));
  unmount();
  serve({ stage: 'CLOSED' });
  open('RETURN');
  expect(await screen.findByText('Un retour est resté sur cet appareil')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Supprimer de cet appareil' }));
  const dialog = await screen.findByRole('dialog');
  expect(await loadDraft(keyOf('RETURN'))).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer de cet appareil' }));
  await waitFor(async () => expect(await loadDraft(keyOf('RETURN'))).toBeUndefined());
});

it('goes on without a network, and says where the draft is', async () => {
  jest.mocked(keepDraft).mockImplementation(async (draft) => {
    await jest.requireActual<typeof DraftStore>('../../domain/inspection/draftStore').keepDraft(draft);
    return true;
  });
  serve({ stage: 'OUT' });
  server.use(api.mutation('SaveInspection', () => HttpResponse.error()));
  const { user } = open('RETURN');
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await user.click(screen.getByRole('radio', { name: 'Plein' }));
  await user.click(await next());
  expect(await screen.findByText('Photo 1 sur 8 : Avant')).toBeVisible();
  expect(screen.getByText(/Brouillon gardé sur cet appareil/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest
    .mocked(keepDraft)
    .mockImplementation(jest.requireActual<typeof DraftStore>('../../domain/inspection/draftStore').keepDraft);
});

it('warns where the browser keeps nothing, until the server has the draft', async () => {
  serve({ stage: 'OUT' });
  server.use(api.mutation('SaveInspection', () => HttpResponse.error()));
  const { user } = open('RETURN');
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await user.click(screen.getByRole('radio', { name: 'Plein' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Cet appareil ne garde pas cet état des lieux : ce que le serveur n’a pas sera perdu si vous fermez la page.',
  );
  expect(screen.queryByText(/Brouillon gardé sur cet appareil/)).not.toBeInTheDocument();
  saved([]);
  await user.click(await next());
  expect(await screen.findByText(/Brouillon enregistré/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says when there is nothing to do, and offers to try again when the rental cannot be loaded', async () => {
  serve({ stage: 'CLOSED' });
  const { unmount } = open('RETURN');
  expect(await screen.findByText('Cette location n’est pas à l’étape « En cours ».')).toBeVisible();
  unmount();
  server.use(api.query('InspectionFlow', () => HttpResponse.error()));
  open();
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

describe('a swap', () => {
  const second = { ...rental.vehicle, id: '77', name: 'Renault Clio', plateNumber: '77-B-7', openDamages: [] };
  const leg = (id: string, changes: object) => ({
    ...{ __typename: 'RentalLeg', id, startKm: 12_000, startFuel: 8, endedAt: null, endKm: null, endFuel: null },
    ...{ vehicle: rental.vehicle, ...changes },
  });
  const legs = [
    leg('5', { endedAt: '2026-12-02T10:00:00Z', endKm: 12_400, endFuel: 6 }),
    leg('6', { startKm: 5000, startFuel: 7, vehicle: second }),
  ];
  const photo = (sha256: string) => ({
    ...{ __typename: 'InspectionPhoto', id: sha256, sha256, view: 'FRONT', takenAt: null, latitude: null },
    ...{ longitude: null, damageClientId: null, uploadedAt: '2026-12-01T10:00:00Z', url: `/storage/${sha256}` },
  });
  const made = (id: string, kind: string, legId: string) => ({
    ...{ __typename: 'Inspection', id, clientId: id, version: 2, kind, legId, status: 'COMPLETED', km: 1, fuel: 8 },
    ...{ cleanliness: 'CLEAN', remark: null, checklist: [], papers: [], warnings: [], foundDamages: [] },
    photos: [photo(`of-${id}`)],
  });
  const swapped = (inspections: object[] = []) => ({ stage: 'OUT', vehicle: second, legs, inspections });
  const openEnd = (kind: 'DEPARTURE' | 'RETURN', legId: string) => {
    const onDone = jest.fn();
    const end = { kind, legId };
    return {
      ...renderAt(`/dossier/${rental.number}`, <InspectionFlow number={rental.number} end={end} onDone={onDone} />),
      onDone,
    };
  };
  afterEach(async () => {
    for (const end of [
      { kind: 'RETURN' as const, legId: '5' },
      { kind: 'DEPARTURE' as const, legId: '6' },
    ])
      await act(() => inspectionBox.forget(draftKey({ number: rental.number, ...end })));
  });

  it('looks at the vehicle that came back, with the readings of the swap, and sends its leg', async () => {
    serve(swapped());
    const drafts: object[] = [];
    saved(drafts);
    const completed: object[] = [];
    server.use(
      api.mutation('CompleteInspection', ({ variables }) => {
        completed.push((variables as { input: object }).input);
        return HttpResponse.json({ data: { completeInspection: done } });
      }),
    );
    const { user, onDone } = openEnd('RETURN', '5');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Échange .* : véhicule repris/);
    expect(screen.getByText(new RegExp(rental.vehicle.plateNumber))).toBeVisible();
    expect(screen.getByText(/^Relevé à l’échange : 12.400 km, carburant 6\/8\.$/)).toBeVisible();
    // The dashboard says something else than what was entered at the swap.
    const km = screen.getByRole('textbox', { name: /^Kilométrage/ });
    expect(km).toHaveDisplayValue(/^12.400/);
    await user.clear(km);
    await user.type(km, '12350');
    await user.click(screen.getByRole('radio', { name: '5/8' }));
    expect(screen.getByText('Étape 1 sur 4', { exact: false })).toBeVisible();
    await user.click(await next());
    await user.click(await next());
    // Damage that this vehicle had before.
    expect(await screen.findByText('Rayure, côté gauche, moins de 3 cm')).toBeVisible();
    await user.click(await next());
    await user.click(await screen.findByRole('checkbox', { name: 'Le client refuse de signer' }));
    await user.type(screen.getByRole('textbox', { name: /^Motif du refus/ }), 'Pressé');
    await user.click(screen.getByRole('button', { name: 'Terminer sans signature' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(completed).toMatchObject([{ kind: 'RETURN', legId: '5', km: 12_350, fuel: 5, papers: [] }]);
    expect(drafts[0]).toMatchObject({ kind: 'RETURN', legId: '5' });
    expect(notify).toHaveBeenCalledWith({ message: 'État des lieux du véhicule repris enregistré.' });
  });

  it('asks of the vehicle that left neither papers nor money, and knows its own damage alone', async () => {
    // Once the rental is back, its return has charged the readings of the swap.
    serve({ ...swapped(), stage: 'RETURNED' }, 'DEPOSIT_AND_BALANCE');
    saved([]);
    const { user } = openEnd('DEPARTURE', '6');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/véhicule donné/);
    expect(screen.getByText('Renault Clio · 77-B-7')).toBeVisible();
    expect(screen.getByText(/^Relevé à l’échange : 5.000 km, carburant 7\/8\.$/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Kilométrage/ })).not.toBeInTheDocument();
    await user.click(await next());
    await user.click(await next());
    expect(await screen.findByText('Aucun dommage connu.')).toBeVisible();
  });

  it('is over once its inspection is made, and a return lies over the departure of its own leg', async () => {
    const inspections = [made('1', 'DEPARTURE', '5'), made('2', 'RETURN', '5'), made('3', 'DEPARTURE', '6')];
    serve(swapped(inspections));
    const { unmount } = openEnd('RETURN', '5');
    expect(await screen.findByText('Rien à constater')).toBeVisible();
    unmount();
    const seen = { ...rental, ...swapped(inspections) } as unknown as InspectedRental;
    const departureOf = (end: { kind: 'RETURN' | 'DEPARTURE'; legId: string | null }) =>
      vehicleAt(seen, end).departure?.id;
    expect(departureOf({ kind: 'RETURN', legId: null })).toBe('3');
    expect(departureOf({ kind: 'RETURN', legId: '5' })).toBe('1');
    expect(departureOf({ kind: 'DEPARTURE', legId: '6' })).toBeUndefined();
    // Where the swap had no inspection there is nothing to compare with.
    const without = { ...seen, inspections: seen.inspections.slice(0, 1) };
    expect(vehicleAt(without, { kind: 'RETURN', legId: null }).departure).toBeUndefined();
  });
});

describe('the money', () => {
  const owing = { balance: '700.00', depositAmount: '3000.00', depositHeld: '1000.00' };
  const administrator = { me: { ...me.me, employee: { ...me.me.employee, role: 'ADMIN' } } };
  const toMoney = async (user: ReturnType<typeof open>['user']): Promise<void> => {
    await user.click(await next());
    expect(await screen.findByRole('heading', { name: 'Paiement' })).toBeVisible();
  };

  it('shows what is due and takes it by the forms of the file', async () => {
    serve(owing);
    saved([]);
    const entered: object[] = [];
    const held = { ...acceptedReservation, ...owing, stage: 'PLANNED', depositState: 'HELD', depositEntries: [] };
    server.use(
      api.query('RentalDeposit', () => HttpResponse.json({ data: { reservation: { ...held, stageMoves: [] } } })),
      api.mutation('HoldDeposit', ({ variables }) => {
        entered.push((variables as { input: object }).input);
        return HttpResponse.json({ data: { holdDeposit: { ...held, depositHeld: '3000.00', stageMoves: [] } } });
      }),
    );
    const { user } = open();
    await toMoney(user);
    const balance = screen.getByRole('region', { name: 'Reste à payer' });
    expect(within(balance).getByText('700 Dh')).toBeVisible();
    expect(within(balance).getByRole('button', { name: 'Encaisser' })).toBeEnabled();
    const deposit = screen.getByRole('region', { name: 'Caution à prendre' });
    expect(within(deposit).getByText(/^2.000 Dh$/)).toBeVisible();
    // Nothing is asked for: no warning, and no reason.
    expect(screen.queryByText(/L’agence demande/)).not.toBeInTheDocument();
    await user.click(within(deposit).getByRole('button', { name: 'Prendre la caution' }));
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText(/^Forme|^Mode|^Moyen/), 'Espèces');
    serve({ ...owing, depositHeld: '3000.00' });
    await user.click(within(dialog).getByRole('button', { name: 'Prendre la caution' }));
    expect(await screen.findByText(/^Caution complète : 3.000 Dh détenus$/)).toBeVisible();
    expect(entered).toMatchObject([{ number: rental.number, amount: '2000.00', method: 'CASH' }]);
  });

  it('warns an employee, and asks an Admin for a reason that is sent with the departure', async () => {
    serve(owing, 'DEPOSIT_AND_BALANCE');
    saved([]);
    const { user, unmount } = open();
    await typePapers(user);
    await toMoney(user);
    expect(screen.getByText(/L’agence demande la caution et le solde avant le départ/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Motif/ })).not.toBeInTheDocument();
    unmount();
    server.use(api.query('Me', () => HttpResponse.json({ data: administrator })));
    const sent: object[] = [];
    server.use(
      api.mutation('CompleteInspection', ({ variables }) => {
        const { input } = variables as { input: { moneyReason: string | null } };
        sent.push(input);
        return input.moneyReason
          ? HttpResponse.json({ data: { completeInspection: done } })
          : refusal('Avant le départ, il reste à payer 700 Dh.', 'RENTAL.MONEY_DUE', {
              fields: { moneyReason: ['Avant le départ, il reste à payer 700 Dh.'] },
            });
      }),
    );
    const again = open();
    const finish = async (): Promise<void> => {
      for (let step = 0; step < 4; step += 1) await again.user.click(await next());
      await again.user.click(await screen.findByRole('button', { name: 'Terminer sans signature' }));
    };
    expect(await screen.findByRole('textbox', { name: /^Motif de l’autorisation/ })).toBeVisible();
    await again.user.click(await next());
    await again.user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12010');
    await again.user.click(screen.getByRole('radio', { name: 'Plein' }));
    for (let step = 0; step < 3; step += 1) await again.user.click(await next());
    await again.user.click(await screen.findByRole('checkbox', { name: 'Le client refuse de signer' }));
    await again.user.type(screen.getByRole('textbox', { name: /^Motif du refus/ }), 'Pressé');
    await again.user.click(screen.getByRole('button', { name: 'Terminer sans signature' }));
    // The refusal leads back to the money, with what was typed kept.
    const reason = await screen.findByRole('textbox', { name: /^Motif de l’autorisation/ });
    expect(screen.getAllByText('Avant le départ, il reste à payer 700 Dh.').length).toBeGreaterThan(0);
    await again.user.type(reason, 'Virement annoncé');
    await finish();
    await waitFor(() => expect(again.onDone).toHaveBeenCalled());
    expect(sent).toMatchObject([{ moneyReason: null }, { moneyReason: 'Virement annoncé' }]);
  });

  it('says without a network that the sums are the last known, and that taking money needs it', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serve(owing, 'DEPOSIT');
    saved([]);
    const { user } = open();
    await toMoney(user);
    expect(await screen.findByText(/Sans réseau : ces sommes sont les dernières connues/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Encaisser' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Prendre la caution' })).toBeDisabled();
    // The departure itself goes on.
    await user.click(await next());
    expect(await screen.findByRole('textbox', { name: /^Kilométrage/ })).toBeVisible();
    online.mockRestore();
  });

  it('says so when what a form needs cannot be loaded', async () => {
    serve(owing);
    saved([]);
    server.use(api.query('RentalDeposit', () => HttpResponse.error()));
    const { user } = open();
    await toMoney(user);
    await user.click(screen.getByRole('button', { name: 'Prendre la caution' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(
        expect.objectContaining({ tone: 'error', title: 'La caution n’a pas pu être chargée.' }),
      ),
    );
  });
});

describe('a draft', () => {
  const inspected = rental as unknown as InspectedRental;
  const departureEnd = { kind: 'DEPARTURE', legId: null } as const;
  const fresh = newDraft(inspected, departureEnd, ['Clés']);

  it('begins with what the contract says, and leaves out what is empty', () => {
    expect(inputOf(fresh)).toMatchObject({
      km: null,
      checklist: [{ label: 'Clés', present: true }],
      papers: [{ driver: 'FIRST', licenceNumber: '12345678', licenceIssuedOn: null, passportNumber: null }],
    });
    expect(newDraft(inspected, { kind: 'RETURN', legId: null }, []).papers).toEqual([]);
  });

  it('goes on from what the server keeps, without photos that never arrived', () => {
    const photo = (sha256: string, url: string | null) => ({
      ...{ sha256, url },
      view: 'FRONT' as const,
      takenAt: null,
      latitude: null,
      longitude: null,
      damageClientId: null,
    });
    const stored = {
      clientId: 'b',
      km: 5,
      fuel: 3,
      cleanliness: 'DIRTY',
      remark: null,
      checklist: [],
      papers: [],
      warnings: [],
      foundDamages: [],
      photos: [photo('1', '/storage/x'), photo('2', null)],
    } as unknown as Parameters<typeof draftFrom>[0];
    expect(draftFrom(stored, fresh)).toMatchObject({
      clientId: 'b',
      km: '5',
      cleanliness: 'DIRTY',
      sent: ['1'],
      photos: [{ sha256: '1' }],
      checklist: fresh.checklist,
    });
  });

  it('knows the step of a refused field', () => {
    const steps = stepsOf(departureEnd);
    expect(stepOfField(steps, ['fuel', 'papers.0.birthDate'])).toBe(0);
    expect(stepOfField(steps, ['km', 'moneyReason'])).toBe(1);
    expect(stepOfField(steps, ['damages'])).toBe(4);
    expect(stepOfField(steps, ['refusalReason'])).toBe(5);
    expect(stepOfField(stepsOf({ kind: 'RETURN', legId: null }), ['settlement.kept'])).toBe(3);
    expect(stepOfField(stepsOf({ kind: 'RETURN', legId: null }), ['papers'])).toBe(4);
  });
});
