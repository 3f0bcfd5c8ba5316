import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { refusal } from '../../test/refusal';
import { api, server } from '../../test/server';
import { notify } from '../../kit/notice/notify';
import { InspectionPanelFragmentDoc, type InspectionPanelFragment } from '../../domain/inspection/Inspection.generated';
import { InspectionPanel } from './InspectionPanel';

jest.mock('../../kit/notice/notify', () => ({ notify: jest.fn(() => Promise.resolve()) }));

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
  const sent = { message: 'L’état des lieux part par e-mail.' };
  await waitFor(() => expect(notify).toHaveBeenCalledWith(sent));
  // An earlier attempt without an answer has sent it.
  jest.mocked(notify).mockClear();
  server.use(api.mutation('MailInspectionReport', () => refusal('C’est déjà enregistré.', 'ALREADY_DONE')));
  await user.click(screen.getByRole('button', { name: 'Envoyer par e-mail' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(sent));
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
