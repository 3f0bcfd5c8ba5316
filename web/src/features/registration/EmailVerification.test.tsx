import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { refusal } from '../../test/refusal';
import { api, server } from '../../test/server';
import { EmailVerification } from './EmailVerification';

test('verifies the address once with the token of the link', async () => {
  const tokens: unknown[] = [];
  server.use(
    api.mutation('VerifyEmail', ({ variables }) => {
      tokens.push((variables.input as { token: string }).token);
      return HttpResponse.json({ data: { verifyEmail: true } });
    }),
  );
  renderAt('/verification', <EmailVerification token="jeton" />);
  expect(await screen.findByText('Votre adresse e-mail est validée')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Entrer dans mon espace' })).toHaveAttribute('href', '/login');
  expect(tokens).toEqual(['jeton']);
});

test('an invalid link shows the server’s message', async () => {
  server.use(
    api.mutation('VerifyEmail', () =>
      HttpResponse.json({
        data: null,
        errors: [{ message: 'Ce lien n’est plus valable.', extensions: { code: 'AUTH.LINK' } }],
      }),
    ),
  );
  renderAt('/verification', <EmailVerification token="vieux" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valable.');
});

test('a link that is opened again says that the address is verified, and leads on', async () => {
  server.use(
    api.mutation('VerifyEmail', () => refusal('Votre adresse e-mail est déjà vérifiée.', 'CUSTOMER.EMAIL_VERIFIED')),
  );
  renderAt('/verification', <EmailVerification token="jeton" />);
  expect(await screen.findByRole('heading', { name: 'Votre adresse e-mail est déjà validée' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Entrer dans mon espace' })).toHaveAttribute('href', '/login');
});

test('a link without token sends nothing', () => {
  renderAt('/verification', <EmailVerification token="" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Ce lien est incomplet.');
});
