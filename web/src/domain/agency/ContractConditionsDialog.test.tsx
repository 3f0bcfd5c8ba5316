import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { ContractConditionsDialog } from './ContractConditionsDialog';

const agency = (contractConditions: string | null, version = 3) => ({
  ...{ __typename: 'Agency', id: '7', name: 'Atlas', contractTheme: 'MODEL_1', contractConditions, version },
});

const open = (own: string | null) => {
  const [saved, previewed, onClose] = [jest.fn(), jest.fn(), jest.fn()];
  server.use(
    api.query('ContractConditions', () =>
      HttpResponse.json({ data: { agency: agency(own), defaultContractConditions: 'Durée\nPar 24 heures.' } }),
    ),
    api.query('ContractPreview', ({ variables }) => {
      previewed(variables.input);
      return HttpResponse.json({ data: { contractPreview: btoa('%PDF-') } });
    }),
    api.mutation('UpdateContractConditions', ({ variables }) => {
      saved(variables.input);
      return HttpResponse.json({ data: { updateAgency: agency('Autre texte.', 4) } });
    }),
  );
  const { user } = renderAt('/parametres', <ContractConditionsDialog agencyId="7" onClose={onClose} />);
  return { user, saved, previewed, onClose };
};

test('an agency without a text of its own starts from the proposed one, and looks at it before it is saved', async () => {
  const opened = { document: { title: '', body: {} }, closed: false, location: { replace: jest.fn() } };
  jest.spyOn(window, 'open').mockReturnValue(opened as never);
  const { user, saved, previewed, onClose } = open(null);
  const text = await screen.findByRole('textbox', { name: 'Conditions générales' });
  expect(text).toHaveValue('Durée\nPar 24 heures.');
  expect(screen.queryByRole('button', { name: 'Reprendre le texte proposé' })).not.toBeInTheDocument();
  await user.clear(text);
  await user.type(text, 'Autre texte.');
  await user.selectOptions(screen.getByLabelText('Modèle de contrat'), 'Model 2');
  await user.click(screen.getByRole('button', { name: 'Aperçu (PDF)' }));
  const typed = { contractTheme: 'MODEL_2', contractConditions: 'Autre texte.' };
  await waitFor(() => expect(previewed).toHaveBeenCalledWith({ agencyId: '7', ...typed }));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  expect(saved).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved).toHaveBeenCalledWith({ id: '7', version: 3, ...typed });
});

test('an own text can be given up for the proposed one', async () => {
  const { user, saved } = open('Autre texte.');
  expect(await screen.findByRole('textbox', { name: 'Conditions générales' })).toHaveValue('Autre texte.');
  await user.click(screen.getByRole('button', { name: 'Reprendre le texte proposé' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ contractConditions: 'Durée\nPar 24 heures.' })),
  );
});
