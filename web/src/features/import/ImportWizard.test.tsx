import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emitLive } from '../../test/liveLink';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { ImportWizard } from './ImportWizard';

jest.mock('../../app/subscriptions', (): unknown => jest.requireActual('../../test/liveLink'));

const field = (name: string, heading: string, change: object = {}) => ({
  __typename: 'ImportField',
  ...{ name, heading, required: true, note: 'Texte', choices: [], column: null, value: null, ...change },
});
const line = (number: number, change: object = {}) => ({
  __typename: 'ImportLine',
  ...{ line: number, outcome: 'NEW', cells: [`${number}-A-6`, 'Logan'], remark: null, problems: [], ...change },
});
const draft = (change: object = {}) => ({
  __typename: 'Import',
  ...{ id: '7', kind: 'VEHICLES', status: 'UPLOADED', fileName: 'Ma flotte.csv', lineCount: 2 },
  columns: [
    { __typename: 'ImportColumn', heading: 'Matricule', examples: ['1-A-6', '2-A-6'] },
    { __typename: 'ImportColumn', heading: 'Véhicule', examples: ['Logan', 'Logan'] },
  ],
  fields: [
    field('plateNumber', 'Immatriculation', { column: 0 }),
    field('name', 'Nom', { column: 1 }),
    field('color', 'Couleur', { choices: ['Rouge', 'Blanc'] }),
    field('deviceId', 'Traceur', { required: false }),
  ],
  counts: { __typename: 'ImportCounts', added: 0, updated: 0, unchanged: 0, wrong: 0 },
  lines: { __typename: 'ImportLinePage', totalCount: 0, page: 1, pageCount: 1, items: [] },
  ...change,
});
const checked = (change: object = {}) =>
  draft({
    status: 'CHECKED',
    counts: { __typename: 'ImportCounts', added: 1, updated: 0, unchanged: 0, wrong: 1 },
    lines: {
      __typename: 'ImportLinePage',
      ...{ totalCount: 2, page: 1, pageCount: 1 },
      items: [
        line(2),
        line(3, {
          outcome: 'WRONG',
          problems: [
            { __typename: 'ImportProblem', field: 'name', message: "Le nom n'est pas bon." },
            { __typename: 'ImportProblem', field: 'color', message: 'La couleur est obligatoire.' },
          ],
        }),
      ],
    },
    ...change,
  });

/** The import of the mock server. */
let stored: ReturnType<typeof draft>;

beforeEach(() => {
  stored = draft();
  server.use(api.query('ImportOf', () => HttpResponse.json({ data: { import: stored } })));
});

test('a file is sent with its kind, and refused with the sentence of the server', async () => {
  const sent = jest.fn();
  const answers = [
    refusal('Ce fichier ne contient aucune ligne.', 'IMPORT.FILE'),
    HttpResponse.json({ data: { uploadImport: { __typename: 'Import', id: '7' } } }),
  ];
  server.use(
    http.post('*/graphql', async ({ request }) => {
      if (!request.headers.get('content-type')?.startsWith('multipart/')) return undefined;
      sent(await request.text());
      return answers.shift();
    }),
  );
  const { user, address } = renderAt('/import', <ImportWizard />);
  await user.click(screen.getByRole('link', { name: 'Clients' }));
  expect(address()).toBe('/import?type=clients');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  await user.upload(input, new File(['x'], 'vide.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce fichier ne contient aucune ligne.');
  await user.upload(input, new File(['Nom'], 'clients.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('heading', { name: /Colonnes de/ })).toBeInTheDocument();
  expect(sent.mock.calls.at(-1)?.[0]).toMatch(/"kind":"CUSTOMERS"/);
  expect(address()).toBe('/import?type=clients&import=7');
});

test('a file that is too large is not sent', async () => {
  const { user } = renderAt('/import', <ImportWizard />);
  const large = new File(['x'], 'grand.csv', { type: 'text/csv' });
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement, large);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce fichier dépasse 10 Mo');
});

test('columns are matched, a missing one by a value for all lines, and the progress of the check is shown', async () => {
  const sent = jest.fn();
  let answer: () => void = () => undefined;
  server.use(
    api.mutation('CheckImport', async ({ variables }) => {
      sent(variables);
      await new Promise<void>((done) => (answer = done));
      stored = checked();
      const { id, status, counts } = stored;
      return HttpResponse.json({ data: { checkImport: { __typename: 'Import', id, status, counts } } });
    }),
  );
  const { user, address } = renderAt('/import?type=vehicules&import=7', <ImportWizard />);
  expect(await screen.findByText(/Une information obligatoire n’a pas de colonne : Couleur/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Colonne pour « Traceur »')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Une autre information facultative' }));
  expect(screen.getByLabelText('Colonne pour « Traceur »')).toHaveValue('');
  await user.selectOptions(screen.getByLabelText('Colonne pour « Nom »'), 'Matricule');
  await user.selectOptions(screen.getByLabelText('Colonne pour « Couleur »'), 'same');
  await user.selectOptions(screen.getByLabelText('Valeur de « Couleur » pour toutes les lignes'), 'Blanc');
  expect(screen.queryByText(/n’a pas de colonne/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Vérifier les lignes' }));
  const bar = await screen.findByRole('progressbar', { name: 'Vérification des lignes…' });
  act(() => emitLive('ImportProgressed', { importProgressed: { __typename: 'ImportProgress', done: 1, total: 2 } }));
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
  answer();
  expect(await screen.findByText('Une ligne a une erreur.')).toBeInTheDocument();
  expect(address()).toContain('resultat=WRONG');
  const [{ input }] = sent.mock.calls[0] as [{ input: { sources: { field: string }[] } }];
  expect(Object.fromEntries(input.sources.map(({ field: name, ...source }) => [name, source]))).toEqual({
    plateNumber: { column: 0, value: null },
    name: { column: 0, value: null },
    color: { column: null, value: 'Blanc' },
    deviceId: { column: null, value: null },
  });
});

test('what is wrong stands at its cell, and the other lines can be imported', async () => {
  stored = checked();
  const sent = jest.fn();
  server.use(
    api.mutation('RunImport', ({ variables }) => {
      sent(variables);
      stored = checked({ status: 'DONE' });
      return HttpResponse.json({ data: { runImport: { __typename: 'Import', id: '7', status: 'DONE' } } });
    }),
  );
  const { user } = renderAt('/import?type=vehicules&import=7', <ImportWizard />);
  const wrong = within(await screen.findByRole('row', { name: /^3 / }));
  expect(wrong.getByRole('cell', { name: 'Logan Le nom n’est pas bon.' })).toBeInTheDocument();
  expect(wrong.getByText('Couleur : La couleur est obligatoire.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^En erreur/ })).toHaveTextContent('1');
  await user.click(screen.getByRole('button', { name: 'Importer 1 ligne sans les erreurs' }));
  expect(await screen.findByText('Import terminé')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ input: { id: '7', leaveOutWrong: true } });
  expect(screen.getByText('Une ligne en erreur n’a pas été importée.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir les véhicules' })).toHaveAttribute('href', '/listCar');
});

test('an import that is refused shows why, with the new results', async () => {
  const counts = { __typename: 'ImportCounts', added: 2, updated: 0, unchanged: 0, wrong: 0 };
  stored = checked({ counts });
  server.use(
    api.mutation('RunImport', () => {
      stored = checked();
      return refusal("Rien n'a été importé : une ligne a une erreur.", 'IMPORT.WRONG_LINES');
    }),
  );
  const { user } = renderAt('/import?type=vehicules&import=7', <ImportWizard />);
  await user.click(await screen.findByRole('button', { name: 'Importer 2 lignes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’a été importé : une ligne a une erreur.');
  expect(await screen.findByText('Une ligne a une erreur.')).toBeInTheDocument();
});

test('a file that is no longer stored leads to another one', async () => {
  server.use(api.query('ImportOf', () => HttpResponse.json({ data: { import: null } })));
  const { user } = renderAt('/import?type=vehicules&import=7', <ImportWizard />);
  expect(await screen.findByText('Import introuvable')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Choisir un fichier' }));
  expect(await screen.findByRole('button', { name: 'Télécharger le modèle' })).toBeVisible();
});
