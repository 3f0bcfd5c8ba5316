import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { staffLogin } from '../../test/staffLogin';
import { ZoneBoard } from './ZoneBoard';

const zone = (change: Record<string, unknown> = {}) => ({
  __typename: 'Zone',
  id: '4',
  name: 'Grand Casablanca',
  color: '#0b6e3f',
  active: true,
  categories: [],
  version: 2,
  vertices: [
    [33.5, -7.7],
    [33.7, -7.7],
    [33.7, -7.5],
  ].map(([latitude, longitude]) => ({ __typename: 'ZoneVertex', latitude, longitude })),
  ...change,
});

const serve = (role: 'ADMIN' | 'EMPLOYEE', ...zones: object[]): void =>
  server.use(
    staffLogin(role),
    api.query('Zones', () =>
      HttpResponse.json({ data: { zones: { __typename: 'ZonePage', items: zones, totalCount: zones.length } } }),
    ),
  );

const type = async (user: ReturnType<typeof renderAt>['user'], label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
  fireEvent.blur(field);
};

test('a zone is drawn by its coordinates alone, and each step can be undone', async () => {
  serve('ADMIN');
  const sent: unknown[] = [];
  server.use(
    api.mutation('CreateZone', ({ variables }) => {
      sent.push(variables.input);
      return HttpResponse.json({ data: { createZone: zone({ id: '5' }) } });
    }),
  );
  const { user } = renderAt('/zones', <ZoneBoard />);
  const [start] = await screen.findAllByRole('button', { name: 'Dessiner une zone' });
  await user.click(start as HTMLElement);
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'Casablanca');
  const add = screen.getByRole('button', { name: 'Ajouter un sommet' });
  for (let corner = 0; corner < 2; corner++) await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Enregistrer la zone' }));
  expect(await screen.findAllByText('Posez au moins trois sommets.')).not.toHaveLength(0);
  for (let corner = 0; corner < 2; corner++) await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Annuler la dernière étape' }));
  expect(screen.getAllByRole('textbox', { name: /^Latitude/ })).toHaveLength(3);
  const corners = [
    ['33,5', '-7,7'],
    ['33,7', '-7,7'],
    ['33,7', '-7,5'],
  ] as const;
  for (const [index, [latitude, longitude]] of corners.entries()) {
    await type(user, `Latitude du sommet ${index + 1}`, latitude);
    await type(user, `Longitude du sommet ${index + 1}`, longitude);
  }
  await user.click(screen.getByRole('checkbox', { name: 'SUV compacts' }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer la zone' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    name: 'Casablanca',
    color: '#0b6e3f',
    active: true,
    categories: ['COMPACT_SUV'],
    vertices: [
      { latitude: 33.5, longitude: -7.7 },
      { latitude: 33.7, longitude: -7.7 },
      { latitude: 33.7, longitude: -7.5 },
    ],
  });
});

test("the server's errors about corners are shown at the drawing, and no input is lost", async () => {
  serve('ADMIN', zone());
  server.use(
    api.mutation('UpdateZone', () =>
      HttpResponse.json({
        data: null,
        errors: [
          {
            message: 'La zone est trop petite.',
            path: ['updateZone'],
            extensions: { code: 'VALIDATION', fields: { vertices: ['La zone est trop petite.'] } },
          },
        ],
      }),
    ),
  );
  const { user } = renderAt('/zones?zone=4', <ZoneBoard />);
  await type(user, 'Latitude du sommet 1', 'nord');
  expect(screen.getByText('Indiquez des degrés, par exemple 33,59.')).toBeInTheDocument();
  await type(user, 'Latitude du sommet 1', '33,6999');
  await user.click(screen.getByRole('button', { name: 'Enregistrer la zone' }));
  expect((await screen.findAllByText('La zone est trop petite.')).length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'Latitude du sommet 1' })).toHaveValue('33,6999');
});

test('an employee sees the zones and cannot change them', async () => {
  serve('EMPLOYEE', zone({ active: false, categories: ['CITY_CAR'] }));
  renderAt('/zones', <ZoneBoard />);
  const list = await screen.findByRole('table', { name: 'Zones autorisées' });
  expect(list).toHaveTextContent('Grand CasablancaInactiveCitadines3 sommets');
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Dessiner une zone' })).not.toBeInTheDocument();
});

test('a zone is deleted after a confirmation', async () => {
  serve('ADMIN', zone());
  const removed: unknown[] = [];
  server.use(
    api.mutation('DeleteZone', ({ variables }) => {
      removed.push(variables.input);
      serve('ADMIN');
      return HttpResponse.json({ data: { deleteZone: true } });
    }),
  );
  const { user } = renderAt('/zones', <ZoneBoard />);
  await user.click(await screen.findByRole('button', { name: 'Supprimer la zone Grand Casablanca' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByRole('heading', { name: 'Aucune zone' })).toBeInTheDocument();
  expect(removed).toEqual([{ id: '4' }]);
});

test('zones that fail to load can be tried again', async () => {
  serve('ADMIN', zone());
  server.use(api.query('Zones', () => HttpResponse.error(), { once: true }));
  const { user } = renderAt('/zones', <ZoneBoard />);
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Grand Casablanca')).toBeInTheDocument();
});

test('the focus goes to the page where the drawing of a zone takes the place of the list', async () => {
  serve('ADMIN', zone());
  const { user } = renderAt(
    '/zones',
    <main id="contenu" tabIndex={-1}>
      <ZoneBoard />
    </main>,
  );
  await user.click(await screen.findByRole('button', { name: 'Modifier la zone Grand Casablanca' }));
  expect(await screen.findByRole('heading', { name: /Grand Casablanca/ })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Revenir aux zones' }));
  await screen.findByRole('button', { name: 'Modifier la zone Grand Casablanca' });
  expect(screen.getByRole('main')).toHaveFocus();
});
