import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { notify } from '../../kit/notice/notify';
import { refusal } from '../../test/refusal';
import { renderAt, type Loads } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { CashReport } from './CashReport';
import { TillList } from './TillList';
import { TillPanel } from './TillPanel';
import { listRoute } from '../../kit/list/listQuery';
import { tillsQuery } from './tillsQuery';

const loads: Loads = (client) => listRoute(client, tillsQuery);

jest.mock('../../kit/notice/notify', () => ({ notify: jest.fn(() => Promise.resolve()) }));
jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

beforeEach(() => jest.mocked(notify).mockClear());

const agency = { __typename: 'Agency', id: '2', name: 'Agadir' };
const till = {
  __typename: 'Till',
  id: '7',
  openedAt: '2026-11-21T08:00:00.000+00:00',
  openingAmount: '500.00',
  expectedAmount: '1450.00',
  closedAt: null as string | null,
  countedAmount: null as string | null,
  difference: null as string | null,
  note: null,
  agency,
  employee: { __typename: 'Employee', id: '4', lastName: 'Bennani', firstName: 'Sara' },
  closedBy: null as object | null,
  entries: [
    {
      __typename: 'TillEntry',
      id: '1',
      createdAt: '2026-11-21T09:00:00.000+00:00',
      kind: 'PAYMENT',
      amount: '950.00',
      reason: null,
      reservationNumber: 'ACCPT-ED234',
      proofUrl: null,
    },
  ],
};

const serve = (mine: object | null): void =>
  server.use(
    api.query('MyTill', () =>
      HttpResponse.json({
        data: { myTill: mine, agencies: { __typename: 'AgencyPage', items: [agency], totalCount: 1 } },
      }),
    ),
  );

test('a till is opened with what is in it', async () => {
  serve(null);
  const sent = jest.fn();
  server.use(
    api.mutation('OpenTill', ({ variables }) => {
      sent(variables.input);
      serve(till);
      return HttpResponse.json({ data: { openTill: till } });
    }),
  );
  const { user } = renderAt('/caisse', <TillPanel />);
  await user.click(await screen.findByRole('button', { name: 'Ouvrir la caisse' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ouvrir la caisse' });
  await user.click(within(dialog).getByRole('button', { name: 'Ouvrir la caisse' }));
  expect(await within(dialog).findAllByText('Le montant est obligatoire.')).not.toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: /Fonds de caisse/ }), '500');
  await user.click(within(dialog).getByRole('button', { name: 'Ouvrir la caisse' }));
  expect(await screen.findByText(/Agadir · ouverte le 21-11-2026/)).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ agencyId: '2', openingAmount: '500.00' });
});

test('the count is asked without showing the expected sum, and the difference is shown', async () => {
  serve(till);
  const sent = jest.fn();
  server.use(
    api.mutation('CloseTill', ({ variables }) => {
      sent(variables.input);
      serve(null);
      const closed = { ...till, closedAt: '2026-11-21T20:00:00Z', countedAmount: '1440.00', difference: '-10.00' };
      return HttpResponse.json({ data: { closeTill: closed } });
    }),
  );
  const { user } = renderAt('/caisse', <TillPanel />);
  expect(await screen.findByRole('link', { name: 'ACCPT-ED234' })).toHaveAttribute('href', '/dossier/ACCPT-ED234');
  await user.click(screen.getByRole('button', { name: 'Compter et fermer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compter et fermer la caisse' });
  expect(dialog).not.toHaveTextContent('1 450');
  await user.type(within(dialog).getByRole('textbox', { name: /Montant compté/ }), '1440');
  await user.click(within(dialog).getByRole('button', { name: 'Compter et fermer' }));
  expect(await screen.findByText('Votre caisse est fermée')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ id: '7', countedAmount: '1440.00', note: null });
});

test.each([
  ['-10.00', { tone: 'error', title: 'Caisse fermée', message: expect.stringMatching(/^Écart constaté : -10.Dh\.$/) }],
  ['0.00', { message: 'Caisse fermée, sans écart.' }],
  [null, { message: 'Caisse fermée. Son écart est indiqué dans la liste des caisses.' }],
])('the difference %s is told of a till that an attempt without an answer closed', async (difference, notice) => {
  serve(till);
  const closed = { ...till, closedAt: '2026-11-21T20:00:00Z', countedAmount: '1440.00', difference };
  server.use(
    api.mutation('CloseTill', () => {
      serve(null);
      return refusal('C’est déjà enregistré.', 'ALREADY_DONE');
    }),
    api.query('TillDetails', () =>
      difference === null ? HttpResponse.error() : HttpResponse.json({ data: { till: closed } }),
    ),
  );
  const { user } = renderAt('/caisse', <TillPanel />);
  await user.click(await screen.findByRole('button', { name: 'Compter et fermer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compter et fermer la caisse' }));
  await user.type(dialog.getByRole('textbox', { name: /Montant compté/ }), '1440');
  await user.click(dialog.getByRole('button', { name: 'Compter et fermer' }));
  expect(await screen.findByText('Votre caisse est fermée')).toBeInTheDocument();
  await waitFor(() => expect(notify).toHaveBeenLastCalledWith(notice));
});

test('cash counted by notes and coins becomes the counted amount', async () => {
  serve(till);
  const { user } = renderAt('/caisse', <TillPanel />);
  await user.click(await screen.findByRole('button', { name: 'Compter et fermer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compter et fermer la caisse' }));
  await user.click(dialog.getByText('Compter par billets et pièces'));
  await user.type(dialog.getByRole('textbox', { name: /^Billets de 200/ }), '7');
  await user.type(dialog.getByRole('textbox', { name: /^Pièces de 0,50/ }), '3');
  expect(dialog.getByRole('textbox', { name: /Montant compté/ })).toHaveValue('1 401,5 Dh');
});

test('an expense needs a reason; a refusal stands at its field', async () => {
  serve(till);
  const sentence = 'La caisse ne contient que 1 450 Dh.';
  server.use(
    api.mutation('RecordTillMovement', () => refusal(sentence, 'VALIDATION', { fields: { amount: [sentence] } })),
  );
  const { user } = renderAt('/caisse', <TillPanel />);
  await user.click(await screen.findByRole('button', { name: 'Dépense ou dépôt en banque' }));
  const form = within(await screen.findByRole('dialog', { name: 'Sortie d’espèces' }));
  await user.type(form.getByRole('textbox', { name: /Montant/ }), '2000');
  await user.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await form.findAllByText('Le motif est obligatoire.')).not.toHaveLength(0);
  await user.type(form.getByRole('textbox', { name: /Motif/ }), 'Lavage');
  await user.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await form.findAllByText(sentence)).not.toHaveLength(0);
});

test('a till that did not load can be asked for again', async () => {
  server.use(api.query('MyTill', () => HttpResponse.error()));
  const { user } = renderAt('/caisse', <TillPanel />);
  expect(await screen.findByText('La caisse n’a pas pu être chargée.')).toBeInTheDocument();
  serve(till);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/Agadir · ouverte/)).toBeInTheDocument();
});

test('the list says each difference and can be narrowed to them', async () => {
  const requested = jest.fn();
  const { entries: _, ...row } = till;
  const closed = { ...row, id: '6', closedAt: '2026-11-20T20:00:00Z', countedAmount: '1440.00', difference: '-10.00' };
  const closedBy = { __typename: 'Employee', id: '1', lastName: 'Idrissi', firstName: 'Amine' };
  server.use(
    api.query('Tills', ({ variables }) => {
      requested(variables.filter);
      const page = {
        __typename: 'TillPage',
        items: [row, { ...closed, closedBy }],
        totalCount: 2,
        page: 1,
        pageCount: 1,
      };
      return HttpResponse.json({ data: { tills: page } });
    }),
    api.query('TillDetails', () => HttpResponse.json({ data: { till } })),
  );
  const { user } = renderAt('/caisse', <TillList />, [], loads);
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Ouverte');
  expect(rows[2]).toHaveTextContent(/-10.Dh/);
  expect(rows[1]).not.toHaveTextContent('par ');
  expect(rows[2]).toHaveTextContent('par Amine Idrissi');
  await user.click(screen.getByRole('checkbox', { name: 'Avec écart seulement' }));
  await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ differing: true }));
  await user.click(screen.getAllByRole('button', { name: /Voir le détail/ })[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: /Caisse du/ })).toHaveTextContent('950');

  // What somebody left open is counted from here, by an Admin who says why.
  const sentence = "Le motif est obligatoire pour fermer la caisse d'un autre.";
  server.use(api.mutation('CloseTill', () => refusal(sentence, 'VALIDATION', { fields: { note: [sentence] } })));
  await user.click(screen.getByRole('button', { name: 'Compter et fermer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Compter et fermer la caisse' }));
  await user.type(form.getByRole('textbox', { name: /Montant compté/ }), '1450');
  await user.click(form.getByRole('button', { name: 'Compter et fermer' }));
  expect(await form.findAllByText('Le motif est obligatoire pour fermer la caisse d’un autre.')).not.toHaveLength(0);
});

test('the sums of the report leave card imprints out, so that they add up to the total', async () => {
  const row = {
    __typename: 'CashReportRow',
    agencyId: '2',
    agency: 'Agadir',
    employee: 'Sara Bennani',
    ...{ method: 'CASH', payments: '600.00', refunds: '0.00', stampDuties: '0.00', deposits: '3000.00' },
    ...{ movements: '-50.00', total: '3550.00', outsideTill: '0.00' },
  };
  const imprint = {
    ...row,
    ...{ method: 'CARD_IMPRINT', payments: '0.00', deposits: '1000.00', movements: '0.00', total: '0.00' },
  };
  const cashReport = { __typename: 'CashReport', day: '2026-11-21', total: '3550.00', rows: [imprint, row] };
  const agencies = { __typename: 'AgencyPage', items: [agency], totalCount: 1 };
  server.use(
    api.query('AgencyNow', () => HttpResponse.json({ data: { agencyNow: '2026-11-21T09:00:00.000+00:00' } })),
    api.query('CashReport', () => HttpResponse.json({ data: { cashReport, agencies } })),
  );
  const { user, address } = renderAt('/caisse?vue=rapport&jour=2026-11-21', <CashReport />);
  const sum = await screen.findByRole('row', { name: /^Total Agadir/ });
  expect(
    within(sum)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual([...['600 Dh', '0 Dh', '3 000 Dh', '-50 Dh', '3 550 Dh']]);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Agence' }), 'Agadir');
  expect(address()).toBe('/caisse?vue=rapport&jour=2026-11-21&agence=2');
});

test('an entry says whether cash came in or went back', async () => {
  const [payment] = till.entries;
  const entry = (id: string, kind: string, amount: string) => ({ ...payment, id, kind, amount });
  serve({
    ...till,
    entries: [
      ...[entry('1', 'PAYMENT', '950.00'), entry('2', 'PAYMENT', '-200.00')],
      ...[entry('3', 'DEPOSIT', '4000.00'), entry('4', 'DEPOSIT', '-4000.00'), entry('5', 'EXPENSE', '-120.00')],
    ],
  });
  renderAt('/caisse', <TillPanel />);
  const entries = within(await screen.findByRole('region', { name: 'Ma caisse' })).getAllByRole('listitem');
  expect(entries.map((item) => item.textContent?.split(' · ')[0])).toEqual([
    ...['Paiement', 'Remboursement ou correction', 'Caution', 'Caution rendue ou corrigée', 'Dépense'],
  ]);
});
