import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { acceptedReservation } from '../../test/reservation';
import { api, server } from '../../test/server';
import { forgetDraft, loadDraft } from './draftStore';
import { draftFrom, inputOf, newDraft, stepOfField, stepsOf, type InspectedRental } from './inspectionDraft';
import { InspectionFlow } from './InspectionFlow';

jest.mock('../signature/SignaturePadField', () => ({ SignaturePadField: () => null }));

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
  lastKnownKm: 12_000,
  vehicle: { ...acceptedReservation.vehicle, openDamages: [scratch] },
  inspections: [] as object[],
};
const settings = {
  __typename: 'InspectionSettings',
  checklist: ['Clés', 'Cric'],
  papersStop: false,
};
const me = {
  me: { __typename: 'Me', customer: null, employee: { __typename: 'Employee', id: '4', role: 'EMPLOYEE' } },
};

const serve = (changes: object = {}): void =>
  server.use(
    api.query('InspectionFlow', () =>
      HttpResponse.json({ data: { reservation: { ...rental, ...changes }, inspectionSettings: settings } }),
    ),
    api.query('Me', () => HttpResponse.json({ data: me })),
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-12-01T10:00:00+00:00' } })),
  );
const saved = (inputs: object[], warnings: object[] = []): void =>
  server.use(
    api.mutation('SaveInspection', ({ variables }) => {
      inputs.push((variables as { input: object }).input);
      return HttpResponse.json({
        data: { saveInspection: { __typename: 'Inspection', id: '1', clientId: 'x', warnings } },
      });
    }),
  );

const open = (kind: 'DEPARTURE' | 'RETURN' = 'DEPARTURE') => {
  const onDone = jest.fn();
  const rendered = renderAt(
    `/dossier/${rental.number}`,
    <InspectionFlow number={rental.number} kind={kind} onDone={onDone} />,
  );
  return { ...rendered, onDone };
};

afterEach(async () => {
  for (const kind of ['DEPARTURE', 'RETURN'] as const) {
    const draft = await loadDraft({ number: rental.number, kind });
    if (draft) await forgetDraft(draft);
  }
});

const next = () => screen.findByRole('button', { name: 'Suivant' });

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
      return HttpResponse.json({
        data: {
          completeInspection: {
            __typename: 'Inspection',
            id: '1',
            clientId: 'x',
            status: 'COMPLETED',
            completedAt: '2026-12-01T10:00:00Z',
          },
        },
      });
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
  await user.type(screen.getByRole('textbox', { name: /^Kilométrage/ }), '12010');
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
  expect(await loadDraft({ number: rental.number, kind: 'DEPARTURE' })).toBeUndefined();
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
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '11000');
  await user.click(screen.getByRole('radio', { name: '6/8' }));
  for (let step = 0; step < 3; step += 1) await user.click(await next());
  await user.click(await screen.findByRole('checkbox', { name: 'Le client refuse de signer' }));
  await user.type(screen.getByRole('textbox', { name: /^Motif du refus/ }), 'Pressé');
  await user.click(screen.getByRole('button', { name: 'Terminer sans signature' }));
  expect(await screen.findByRole('textbox', { name: /^Kilométrage/ })).toHaveValue('11 000 km');
  expect(screen.getAllByText(/ne peut pas être inférieur/).length).toBeGreaterThan(0);
  // The page is opened again: the device has the draft.
  unmount();
  open('RETURN');
  expect(await screen.findByRole('textbox', { name: /^Kilométrage/ })).toHaveValue('11 000 km');
});

it('goes on without a network, and says so', async () => {
  serve({ stage: 'OUT' });
  server.use(api.mutation('SaveInspection', () => HttpResponse.error()));
  const { user } = open('RETURN');
  await user.type(await screen.findByRole('textbox', { name: /^Kilométrage/ }), '12500');
  await user.click(await next());
  expect(await screen.findByText('Photo 1 sur 8 : Avant')).toBeVisible();
  expect(screen.getByText(/Brouillon gardé sur cet appareil/)).toBeVisible();
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

describe('a draft', () => {
  const inspected = rental as unknown as InspectedRental;
  const fresh = newDraft(inspected, 'DEPARTURE', ['Clés']);

  it('begins with what the contract says, and leaves out what is empty', () => {
    expect(inputOf(fresh)).toMatchObject({
      km: null,
      checklist: [{ label: 'Clés', present: true }],
      papers: [{ driver: 'FIRST', licenceNumber: '12345678', licenceIssuedOn: null, passportNumber: null }],
    });
    expect(newDraft(inspected, 'RETURN', []).papers).toEqual([]);
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
    const steps = stepsOf('DEPARTURE');
    expect(stepOfField(steps, ['fuel', 'papers.0.birthDate'])).toBe(0);
    expect(stepOfField(steps, ['damages'])).toBe(3);
    expect(stepOfField(steps, ['refusalReason'])).toBe(4);
    expect(stepOfField(stepsOf('RETURN'), ['papers'])).toBe(3);
  });
});
