import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { notify } from '../../kit/notice/notify';
import { InspectionPanelFragmentDoc, type InspectionPanelFragment } from '../../domain/inspection/Inspection.generated';
import { InspectionPanel } from '../../domain/inspection/InspectionPanel';
import { VehicleDamages } from '../../domain/inspection/VehicleDamages';
import { InspectionSettingsSection } from './InspectionSettingsSection';

jest.mock('../../kit/notice/notify', () => ({ notify: jest.fn(() => Promise.resolve()) }));

const settings = {
  __typename: 'InspectionSettings',
  checklist: ['Clés', 'Cric'],
  minLicenceYears: 2,
  minDriverAge: 21,
  papersStop: false,
  paperPhotoDays: 90,
  version: 3,
};

it('lets an Admin choose what is looked at, and shows what the server refuses at its field', async () => {
  const inputs: object[] = [];
  server.use(
    api.query('InspectionSettings', () => HttpResponse.json({ data: { inspectionSettings: settings } })),
    api.mutation('UpdateInspectionSettings', ({ variables }) => {
      inputs.push((variables as { input: object }).input);
      return inputs.length === 1
        ? refusal('Trop jeune.', 'VALIDATION', { fields: { minDriverAge: ['L’âge va de 18 à 40.'] } })
        : HttpResponse.json({ data: { updateInspectionSettings: { ...settings, version: 4 } } });
    }),
  );
  const { user } = renderAt('/parametres', <InspectionSettingsSection />);
  const age = await screen.findByRole('textbox', { name: /^Âge minimal/ });
  await user.clear(age);
  await user.type(age, '12');
  await user.click(screen.getByRole('checkbox', { name: /bloque le départ$/ }));
  await user.type(screen.getByRole('textbox', { name: /^Éléments contrôlés/ }), '\nGilet');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect((await screen.findAllByText('L’âge va de 18 à 40.')).length).toBeGreaterThan(0);
  await user.clear(age);
  await user.type(age, '23');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ message: 'Réglages des états des lieux enregistrés.' }));
  expect(inputs[1]).toEqual({
    version: 3,
    checklist: ['Clés', 'Cric', 'Gilet'],
    minLicenceYears: 2,
    minDriverAge: 23,
    paperPhotoDays: 90,
    papersStop: true,
  });
});

const damage = {
  __typename: 'VehicleDamage',
  id: '5',
  clientId: 'a3d2c0de-0000-4000-8000-000000000005',
  view: 'LEFT',
  x: 300,
  y: 500,
  kind: 'SCRATCH',
  size: 'SMALL',
  note: 'Portière',
  foundAt: '2026-11-20T10:00:00+00:00',
  foundIn: 'ACCPT-ED234',
  immobilising: false,
  repairedOn: null as string | null,
};

it('shows the damage of a vehicle and says which work repaired it', async () => {
  const inputs: object[] = [];
  server.use(
    api.query('VehicleDamages', () =>
      HttpResponse.json({ data: { vehicle: { __typename: 'Vehicle', id: '1', damages: [damage] } } }),
    ),
    api.query('DamageRepairs', ({ variables }) => {
      expect(variables).toEqual({ vehicleId: '1', from: '2026-11-20' });
      const work = {
        __typename: 'Maintenance',
        id: '9',
        nature: 'SERVICING',
        performedOn: '2026-11-22',
        description: 'Carrosserie',
      };
      return HttpResponse.json({ data: { maintenances: { __typename: 'MaintenancePage', items: [work] } } });
    }),
    api.mutation('RepairDamage', ({ variables }) => {
      inputs.push((variables as { input: object }).input);
      return HttpResponse.json({ data: { repairDamage: { ...damage, repairedOn: '2026-11-22' } } });
    }),
  );
  const { user } = renderAt('/listCar/1', <VehicleDamages vehicleId="1" />);
  const list = await screen.findByRole('list', { name: 'Dommages' });
  expect(within(list).getByRole('link', { name: /ACCPT-ED234/ })).toHaveAttribute('href', '/dossier/ACCPT-ED234');
  await user.click(within(list).getByRole('button', { name: /^Indiquer la réparation/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Réparation du dommage' });
  await user.click(within(dialog).getByRole('button', { name: 'Réparé' }));
  expect((await within(dialog).findAllByText('L’entretien est obligatoire.')).length).toBeGreaterThan(0);
  await user.selectOptions(within(dialog).getByLabelText(/^Entretien/), '9');
  await user.click(within(dialog).getByRole('button', { name: 'Réparé' }));
  expect(await within(list).findByText('Réparé le 22-11-2026')).toBeVisible();
  expect(inputs).toEqual([{ id: '5', maintenanceId: '9' }]);
});

const legOf = (id: string, endedAt: string | null, name = 'Dacia Logan') => ({
  ...{ __typename: 'RentalLeg' as const, id, endedAt },
  vehicle: { __typename: 'Vehicle' as const, id, name, plateNumber: `${id}-A-6` },
});

const showPanel = (record: InspectionPanelFragment) =>
  renderAt('/dossier/ACCPT-ED234', <InspectionPanel rental={record as never} />, [
    { fragment: InspectionPanelFragmentDoc, record },
  ]);

it('offers the next inspection and the report with its link', async () => {
  server.use(api.mutation('MailInspectionReport', () => HttpResponse.json({ data: { mailInspectionReport: true } })));
  const inspection = {
    __typename: 'Inspection' as const,
    id: '1',
    clientId: 'a',
    kind: 'DEPARTURE' as const,
    legId: '5' as string | null,
    status: 'COMPLETED' as const,
    at: '2026-12-01T10:00:00+00:00',
    km: 12_010,
    fuel: 8,
    completedAt: '2026-12-01T10:00:00+00:00',
    signatory: 'Youssef El Amrani',
    refusalReason: 'Pressé',
    photosMissing: 2,
    warnings: [],
    foundDamages: [],
    employee: null,
  };
  const { user } = showPanel({
    ...{ __typename: 'Reservation', id: '12', number: 'ACCPT-ED234', stage: 'OUT' },
    inspectionReportUrl: 'https://agence.ma/api/etatDesLieux/x/y',
    legs: [legOf('5', null)],
    inspections: [
      inspection,
      { ...inspection, id: '2', kind: 'RETURN', legId: null, status: 'DRAFT', refusalReason: null },
    ],
    driver: { __typename: 'Driver', firstName: 'Youssef', lastName: 'El Amrani', phone: '0612345678' },
    mailAddress: 'y@exemple.ma',
  });
  const list = await screen.findByRole('list', { name: 'États des lieux' });
  expect(list).toHaveTextContent('Départ du 01-12-2026 10:00');
  expect(list).toHaveTextContent('2 photos pas encore envoyées');
  expect(list).toHaveTextContent('Refus de signer : Pressé');
  expect(list).toHaveTextContent('Retour : brouillon');
  expect(screen.getByRole('link', { name: 'Reprendre le retour' })).toHaveAttribute(
    'href',
    '/dossier/ACCPT-ED234/retour',
  );
  // No vehicle was swapped, and there is one alone.
  expect(screen.queryByText('État des lieux de l’échange')).not.toBeInTheDocument();
  expect(list).not.toHaveTextContent('Dacia');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', expect.stringContaining('wa.me'));
  await user.click(screen.getByRole('button', { name: 'Envoyer par e-mail' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ message: 'L’état des lieux part par e-mail.' }));
});

it('offers an inspection of either vehicle of a swap until it is made, and says which vehicle each looked at', async () => {
  const made = {
    ...{ __typename: 'Inspection' as const, id: '1', clientId: 'a', kind: 'RETURN' as const, legId: '5' },
    ...{ status: 'COMPLETED' as const, at: '2026-12-02T10:00:00+00:00', km: 12_400, fuel: 6, signatory: 'Y' },
    ...{ completedAt: '2026-12-02T10:00:00+00:00', refusalReason: null, photosMissing: 1, warnings: [] },
    ...{ foundDamages: [], employee: null },
  };
  const show = (stage: 'OUT' | 'RETURNED' | 'CLOSED', inspections: (typeof made)[]) =>
    showPanel({
      ...{ __typename: 'Reservation', id: '12', number: 'ACCPT-ED234', stage, inspectionReportUrl: null, inspections },
      legs: [legOf('5', '2026-12-02T10:00:00+00:00'), legOf('6', null, 'Renault Clio')],
      driver: { __typename: 'Driver', firstName: 'Y', lastName: 'E', phone: null },
      mailAddress: null,
    });
  const { unmount } = show('OUT', []);
  const swap = await screen.findByRole('region', { name: 'État des lieux de l’échange' });
  const links = within(swap).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Véhicule repris : Dacia Logan', '/dossier/ACCPT-ED234/echange/5/retour'],
    ['Véhicule donné : Renault Clio', '/dossier/ACCPT-ED234/echange/6/depart'],
  ]);
  unmount();
  const second = show('RETURNED', [made]);
  expect(await screen.findByRole('list', { name: 'États des lieux' })).toHaveTextContent('Dacia Logan');
  expect(screen.getByRole('link', { name: 'Envoyer depuis cet appareil' })).toHaveAttribute(
    'href',
    '/dossier/ACCPT-ED234/echange/5/retour',
  );
  expect(screen.queryByRole('link', { name: /^Véhicule repris/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Véhicule donné/ })).toBeVisible();
  second.unmount();
  show('CLOSED', [made]);
  await screen.findByRole('list', { name: 'États des lieux' });
  expect(screen.queryByRole('region', { name: 'État des lieux de l’échange' })).not.toBeInTheDocument();
});
