import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { ForgottenPasswordPage } from '../../areas/public/ForgottenPasswordPage';
import { PasswordResetPage } from '../../areas/public/PasswordResetPage';
import { session } from '../../platform/session/session';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';

const wanted = async (email: string, address = '/motDePasseOublie') => {
  const rendered = renderAt(address, <ForgottenPasswordPage />);
  await rendered.user.type(screen.getByLabelText(/Email/), email);
  await rendered.user.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
  return rendered;
};

test.each([
  ['/motDePasseOublie', 'CUSTOMER', '/login'],
  ['/motDePasseOublie?type=admin', 'STAFF', '/loginAdmin'],
])('%s gets a link by mail, and never learns whether there is an account', async (address, account, login) => {
  const sent = jest.fn();
  server.use(
    api.mutation('RequestPasswordReset', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({ data: { requestPasswordReset: true } });
    }),
  );
  await wanted(' salma@demo.ma ', address);
  expect(await screen.findByRole('status')).toHaveTextContent('Si un compte existe pour salma@demo.ma');
  expect(sent).toHaveBeenCalledWith({ email: 'salma@demo.ma', account });
  expect(screen.getByRole('link', { name: 'Retour à la connexion' })).toHaveAttribute('href', login);
});

test('an invalid address shows an error at the field, a failed request one above; the address stays', async () => {
  server.use(api.mutation('RequestPasswordReset', () => HttpResponse.error()));
  const { user } = await wanted('salma');
  expect(screen.getByText('Cet e-mail n’est pas valide.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/Email/), '@demo.ma');
  await user.click(screen.getByRole('button', { name: 'Envoyer le lien' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Le serveur ne répond pas');
  expect(screen.getByLabelText(/Email/)).toHaveValue('salma@demo.ma');
});

const linkIs = (passwordResetLinkUsable: boolean): void =>
  server.use(api.query('PasswordResetLink', () => HttpResponse.json({ data: { passwordResetLinkUsable } })));

const type = async (password: string, confirmation = password, address = '/reinitialisation?token=jeton') => {
  const rendered = renderAt(address, <PasswordResetPage />);
  await rendered.user.type(await screen.findByLabelText(/^Nouveau mot de passe/), password);
  await rendered.user.type(screen.getByLabelText(/^Confirmez le mot de passe/), confirmation);
  await rendered.user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  return rendered;
};

test.each([
  ['CUSTOMER', '/login'],
  ['STAFF', '/loginAdmin'],
])('a new password of %s leads to its login and ends the one of this browser', async (account, login) => {
  session.set({ token: 't-1', type: 'client' });
  linkIs(true);
  const sent = jest.fn();
  server.use(
    api.mutation('ResetPassword', ({ variables }) => {
      sent(variables.input);
      return HttpResponse.json({ data: { resetPassword: account } });
    }),
  );
  await type('motdepasse2');
  expect(await screen.findByText('Votre mot de passe est changé')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledWith({ token: 'jeton', password: 'motdepasse2' });
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', login);
  expect(session.get()).toBeNull();
});

test.each([
  ['/reinitialisation?token=jeton', '/login'],
  ['/reinitialisation?token=jeton&type=admin', '/loginAdmin'],
])('what an attempt without an answer saved leads from %s to its login too', async (address, login) => {
  linkIs(true);
  server.use(api.mutation('ResetPassword', () => refusal('C’est déjà enregistré.', 'ALREADY_DONE')));
  await type('motdepasse2', 'motdepasse2', address);
  expect(await screen.findByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', login);
});

test('two different passwords are not sent; the server refuses a weak one at its field', async () => {
  linkIs(true);
  server.use(
    api.mutation('ResetPassword', () =>
      refusal('x', 'VALIDATION', { fields: { password: ['Le mot de passe doit comporter au moins 8 caractères.'] } }),
    ),
  );
  const { user } = await type('court', 'courte');
  expect(screen.getByText('Les deux mots de passe ne sont pas identiques.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/^Confirmez/));
  await user.type(screen.getByLabelText(/^Confirmez/), 'court');
  await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  expect(await screen.findByText('Le mot de passe doit comporter au moins 8 caractères.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveFocus());
});

test('a used or expired link says so at once and offers a new one', async () => {
  linkIs(false);
  renderAt('/reinitialisation?token=vieux', <PasswordResetPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valable');
  expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute('href', '/motDePasseOublie');
});

test('an expired link of the staff offers a new one of theirs', async () => {
  linkIs(false);
  renderAt('/reinitialisation?token=vieux&type=admin', <PasswordResetPage />);
  expect(await screen.findByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
    'href',
    '/motDePasseOublie?type=admin',
  );
});

test('a link used meanwhile says so too; without a token nothing is requested', async () => {
  linkIs(true);
  server.use(api.mutation('ResetPassword', () => refusal("Ce lien n'est plus valable.", 'AUTH.RESET_LINK_INVALID')));
  const { unmount } = await type('motdepasse2');
  expect(await screen.findByRole('link', { name: 'Demander un nouveau lien' })).toBeInTheDocument();
  unmount();
  renderAt('/reinitialisation', <PasswordResetPage />);
  expect(screen.getByRole('alert')).toHaveTextContent('Ce lien n’est plus valable');
});

test('a failed request can be tried again', async () => {
  server.use(api.query('PasswordResetLink', () => HttpResponse.error()));
  const { user } = renderAt('/reinitialisation?token=jeton', <PasswordResetPage />);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  linkIs(true);
  await user.click(retry);
  expect(await screen.findByLabelText(/^Nouveau mot de passe/)).toBeInTheDocument();
});
