import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '../../platform/session/session';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { AccountMenu } from './AccountMenu';

const logOut = async () => {
  session.set({ token: 't-1', type: 'admin' });
  const rendered = renderAt('/dashboard', <AccountMenu name="Yassine El Fassi" />);
  await rendered.user.click(screen.getByRole('button', { name: 'Yassine El Fassi' }));
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Déconnecter' }));
  return rendered;
};

test('logging out ends the login on the server and in the browser, and goes to the home page', async () => {
  const ended = jest.fn();
  server.use(
    api.mutation('Logout', ({ request }) => {
      ended(request.headers.get('authorization'));
      return HttpResponse.json({ data: { logout: true } });
    }),
  );
  const { address } = await logOut();
  await waitFor(() => expect(ended).toHaveBeenCalledWith('Bearer t-1'));
  expect(address()).toBe('/');
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('type')).toBeNull();
});

test('logging out works in the browser even if the server does not answer', async () => {
  server.use(api.mutation('Logout', () => HttpResponse.error()));
  const { address } = await logOut();
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('token')).toBeNull();
});
