import { screen } from '@testing-library/react';
import { AskDialog } from '../../kit/form/AskDialog';
import { ConflictAuthor, FormMessage } from '../../kit/form/FormMessage';
import { makeProblem } from '../../platform/errors/errors';
import { historyOf } from '../../test/history';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { ConflictLastChange } from './LastChange';

const show = (code: string, conflict: (() => Promise<void>) | null = null) => {
  const problem = { ...makeProblem('Cet enregistrement a été modifié.', code), extensions: { recordId: '7' } };
  return renderAt(
    '/',
    <ConflictAuthor value={(problem) => <ConflictLastChange problem={problem} />}>
      <FormMessage form={{ problem, conflict, unanswered: false, busy: false }} />
    </ConflictAuthor>,
  );
};

const said = 'Modifié par Sara Bennani le 21-11-2026 à 09:05.';

test.each([null, () => Promise.resolve()])(
  'a version conflict says who changed the record, and when',
  async (settle) => {
    server.use(historyOf('VEHICLE', '7'));
    show('VEHICLE.VERSION_CONFLICT', settle);
    expect(await screen.findByText(said)).toBeInTheDocument();
  },
);

test('so does a question', async () => {
  server.use(historyOf('VEHICLE', '7'));
  const problem = { ...makeProblem('Modifié entre-temps.', 'VEHICLE.VERSION_CONFLICT'), extensions: { recordId: '7' } };
  const { user } = renderAt(
    '/',
    <ConflictAuthor value={(conflict) => <ConflictLastChange problem={conflict} />}>
      <AskDialog message="Supprimer ?" onConfirm={() => Promise.resolve(problem)} onClose={() => undefined} />
    </ConflictAuthor>,
  );
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Modifié entre-temps.');
});

test('nothing is said of records without a history, of other errors, and where the history may not be read', async () => {
  const requested = jest.fn();
  server.use(
    api.query('RecordHistory', () => {
      requested();
      return refusal('Réservé aux administrateurs.', 'FORBIDDEN');
    }),
  );
  show('BRAND.VERSION_CONFLICT');
  show('VEHICLE.PLATE_TAKEN');
  expect(requested).not.toHaveBeenCalled();
  show('SETTINGS.VERSION_CONFLICT');
  expect(await screen.findAllByRole('alert')).toHaveLength(3);
  expect(screen.queryByText(/Modifié par/)).not.toBeInTheDocument();
});
