import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { session } from '../../platform/session/session';
import { refusal } from '../../test/refusal';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { NoticeHost } from '../../kit/notice/NoticeHost';
import { OpenSessions } from './OpenSessions';

const at = (minutesAgo: number): string => new Date(Date.now() - minutesAgo * 60_000).toISOString();
const make = (id: string, change: object = {}) => ({
  __typename: 'LoginSession' as const,
  id,
  browser: 'Firefox',
  system: 'Windows',
  address: '10.0.0.1',
  createdAt: '2026-11-20T09:05:00.000+00:00',
  lastUsedAt: at(0),
  current: false,
  ...change,
});

const mine = make('a', { current: true });
const phone = make('b', { browser: 'Safari', system: 'iOS', address: '10.0.0.2', lastUsedAt: at(125) });
const unknown = make('c', { browser: null, system: null, address: null });

/** The open sessions of the mock server; the mutations end them. */
let open: ReturnType<typeof make>[];
let ended: string[];

beforeEach(() => {
  session.set({ token: 't-1', type: 'admin' });
  open = [mine, phone, unknown];
  ended = [];
  server.use(
    api.query('MySessions', () => HttpResponse.json({ data: { mySessions: open } })),
    api.mutation('EndMySession', ({ variables }) => {
      const { id } = variables.input as { id: string };
      ended.push(id);
      open = open.filter((one) => one.id !== id);
      return HttpResponse.json({ data: { endMySession: true } });
    }),
    api.mutation('EndMyOtherSessions', () => {
      open = open.filter(({ current }) => current);
      return HttpResponse.json({ data: { endMyOtherSessions: true } });
    }),
  );
});
afterEach(() => {
  notifications.clean();
  session.clear();
});

const show = async () => {
  const rendered = renderAt(
    '/profile',
    <>
      <OpenSessions />
      <NoticeHost />
    </>,
  );
  const list = await screen.findByRole('list', { name: 'Sessions ouvertes' });
  return { ...rendered, items: () => within(list).getAllByRole('listitem') };
};

test('each login shows device, address, first and last use; the current one is marked and has no button', async () => {
  const { items } = await show();
  const [first, second, third] = items();
  expect(first).toHaveTextContent('Firefox sur Windows');
  expect(first).toHaveTextContent('Cette session');
  expect(first).toHaveTextContent('Utilisée à l’instant');
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('Safari sur iOS');
  expect(second).toHaveTextContent('Adresse 10.0.0.2');
  expect(second).toHaveTextContent('Connexion le 20-11-2026');
  expect(second).toHaveTextContent('Utilisée il y a 2 heures');
  expect(second).not.toHaveTextContent('Cette session');
  expect(third).toHaveTextContent('Appareil inconnu');
});

test('one is ended after a confirmation, and leaves the list', async () => {
  const { user, items } = await show();
  await user.click(screen.getByRole('button', { name: /^Déconnecter Safari sur iOS/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Êtes-vous sûr?' });
  expect(dialog).toHaveTextContent('Voulez-vous déconnecter « Safari sur iOS » ?');
  await user.click(within(dialog).getByRole('button', { name: 'Déconnecter' }));
  await waitFor(() => expect(items()).toHaveLength(2));
  expect(ended).toEqual(['b']);
  expect(await screen.findByText('« Safari sur iOS » est déconnecté.')).toBeInTheDocument();
});

test('one that has already ended leaves the list too', async () => {
  const { user, items } = await show();
  server.use(
    api.mutation('EndMySession', () => {
      open = [mine, unknown];
      return refusal('Cette session n’existe pas.', 'SESSION.NOT_FOUND');
    }),
  );
  await user.click(screen.getByRole('button', { name: /^Déconnecter Safari sur iOS/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Déconnecter' }));
  await waitFor(() => expect(items()).toHaveLength(2));
});

test('a refusal of the server is shown in the dialog', async () => {
  const { user, items } = await show();
  server.use(api.mutation('EndMySession', () => refusal('Une erreur interne', 'INTERNAL_SERVER_ERROR')));
  await user.click(screen.getByRole('button', { name: /^Déconnecter Safari sur iOS/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Déconnecter' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Une erreur interne');
  expect(items()).toHaveLength(3);
});

test('all the others are ended at once', async () => {
  const { user, items } = await show();
  await user.click(screen.getByRole('button', { name: 'Déconnecter toutes les autres' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Déconnecter toutes les autres' }));
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(await screen.findByText('Toutes les autres sessions sont déconnectées.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Déconnecter toutes les autres' })).not.toBeInTheDocument(),
  );
});

test('a list that fails to load shows an error and can be tried again', async () => {
  let broken = true;
  server.use(
    api.query('MySessions', () =>
      broken
        ? refusal('Une erreur interne', 'INTERNAL_SERVER_ERROR')
        : HttpResponse.json({ data: { mySessions: open } }),
    ),
  );
  const { user } = renderAt('/profile', <OpenSessions />);
  expect(await screen.findByText('Vos sessions n’ont pas pu être chargées.')).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('list', { name: 'Sessions ouvertes' })).toBeInTheDocument();
});
