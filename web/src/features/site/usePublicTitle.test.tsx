import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Link } from 'react-router-dom';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { usePublicTitle } from './usePublicTitle';

const Page = () => {
  usePublicTitle();
  return (
    <main>
      <h1>Notre parc</h1>
      <Link to="/?vehicule=7">Clio</Link>
      <Link to="/?page=2">Suite</Link>
    </main>
  );
};

let requested: unknown[];

beforeEach(() => {
  requested = [];
  server.use(
    api.query('PageTitle', ({ variables }) => {
      requested.push(variables.path);
      return HttpResponse.json({ data: { pageTitle: `Titre de ${String(variables.path)}` } });
    }),
  );
});

test('the title in the HTML stays until another page is shown, whose title the server sends', async () => {
  document.title = 'Atlas Drive · Location de voitures';
  const { user } = renderAt('/', <Page />);
  expect(document.title).toBe('Atlas Drive · Location de voitures');
  await user.click(screen.getByRole('link', { name: 'Suite' }));
  expect(requested).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Clio' }));
  await waitFor(() => expect(document.title).toBe('Titre de /?vehicule=7'));
});

test('if the server is unreachable, the heading is the title', async () => {
  server.use(api.query('PageTitle', () => HttpResponse.error()));
  const { user } = renderAt('/', <Page />);
  await user.click(screen.getByRole('link', { name: 'Clio' }));
  await waitFor(() => expect(document.title).toBe('Notre parc'));
});
