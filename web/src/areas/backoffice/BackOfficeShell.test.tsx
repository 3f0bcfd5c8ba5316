import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { liveLine } from '../../platform/live/live';
import { session } from '../../platform/session/session';
import { renderAt } from '../../test/renderAt';
import { api, server } from '../../test/server';
import { BackOfficeShell } from './BackOfficeShell';

jest.mock('../../app/subscriptions', () => jest.requireActual<object>('../../test/liveLink'));

const employee = {
  __typename: 'Employee',
  id: '1',
  lastName: 'El Fassi',
  firstName: 'Yassine',
  email: 'admin@demo.ma',
  role: 'ADMIN',
};

const serve = (me: Record<string, unknown>): void =>
  server.use(
    api.query('Me', () =>
      HttpResponse.json({ data: { me: { __typename: 'Me', customer: null, employee: null, ...me } } }),
    ),
    api.query('ShellLogo', () =>
      HttpResponse.json({
        data: {
          settings: { __typename: 'Settings', companyName: 'Atlas Drive', logoAdminUrl: '/storage/logos/a.webp' },
        },
      }),
    ),
    api.query('Notifications', () =>
      HttpResponse.json({
        data: {
          notifications: {
            __typename: 'NotificationPage',
            items: [],
            totalCount: 0,
            page: 1,
            pageCount: 1,
            unreadCount: 0,
          },
        },
      }),
    ),
  );

const open = (path = '/dashboard') => {
  session.set({ token: 't-1', type: 'admin' });
  return renderAt(path, <BackOfficeShell />);
};

afterEach(() => {
  liveLine.set('idle');
  session.clear();
});

test('the sidebar names the logged-in user and lists their pages', async () => {
  serve({ employee });
  open();
  expect(await screen.findByText('El Fassi Yassine')).toBeInTheDocument();
  expect(screen.getByText('Admin')).toBeInTheDocument();
  const links = within(screen.getByRole('navigation', { name: 'Navigation du back-office' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/dashboard', '/listreservation']),
  );
  expect(await screen.findByRole('img', { name: 'Atlas Drive' })).toBeInTheDocument();
});

test('the sidebar can be collapsed, and is then not reachable by keyboard', async () => {
  serve({ employee });
  const { user } = open();
  const toggle = await screen.findByRole('button', { name: 'Afficher ou masquer le menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('navigation', { hidden: true }).closest('[inert]')).not.toBeNull();
});

test('on a phone, Escape closes the sidebar, but not with a menu over it, and its switch has the focus again', async () => {
  const { matchMedia } = window;
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.startsWith('(max-width') }));
  serve({ employee });
  const { user } = open();
  const toggle = await screen.findByRole('button', { name: 'Afficher ou masquer le menu' });
  await user.click(toggle);
  await user.click(await screen.findByRole('button', { name: /El Fassi/ }));
  await screen.findByRole('menuitem', { name: 'Déconnecter' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const first = await screen.findByRole('link', { name: 'Tableau de bord' });
  act(() => first.focus());
  await user.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
  narrow.mockRestore();
});

test('on a screen of middle width the sidebar is folded until it is asked for, and stays as it was elsewhere', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(max-width: 1100px)' });
  serve({ employee });
  const { user } = open();
  const toggle = await screen.findByRole('button', { name: 'Afficher ou masquer le menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const elsewhere = localStorage.getItem('sidebar');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(localStorage.getItem('sidebar')).toBe(elsewhere);
  await user.click(toggle);
  window.matchMedia = matchMedia;
  await screen.findByRole('img', { name: 'Atlas Drive' });
});

test('the current page is in sight in the sidebar, and the focus stays', async () => {
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(
    this: Element,
  ) {
    const height = 700;
    const top = this.matches('[aria-current]') ? 900 : 64;
    return new DOMRect(0, top, 248, this.matches('nav') ? height : 38);
  });
  serve({ employee });
  open('/parametres');
  const sidebar = await screen.findByRole('navigation', { name: 'Navigation du back-office' });
  expect(sidebar.scrollTop).toBe(900 + 38 - (64 + 700) + 16);
  expect(sidebar).not.toContainElement(document.activeElement as HTMLElement);
  measured.mockRestore();
  await screen.findByRole('img', { name: 'Atlas Drive' });
});

test('a key begins a reservation, and keeps the filters of the calendar', async () => {
  serve({ employee });
  const { user, address } = open('/tablereservation?agence=2');
  await screen.findByRole('link', { name: 'Calendrier' });
  await user.keyboard('n');
  await waitFor(() => expect(address()).toBe('/tablereservation?agence=2&nouvelle=oui'));
});

test('the profile menu gives the focus back, also when it was opened for the first time', async () => {
  serve({ employee });
  const { user } = open();
  const button = await screen.findByRole('button', { name: /El Fassi/ });
  await user.click(button);
  await screen.findByRole('menuitem', { name: 'Déconnecter' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('dark mode can be chosen', async () => {
  serve({ employee });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Passer en mode sombre' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await user.click(screen.getByRole('button', { name: 'Passer en mode clair' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  await screen.findByRole('img', { name: 'Atlas Drive' });
});

test('paper is light, whatever the screen is', async () => {
  serve({ employee });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Passer en mode sombre' }));
  fireEvent(window, new Event('beforeprint'));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  fireEvent(window, new Event('afterprint'));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await user.click(screen.getByRole('button', { name: 'Passer en mode clair' }));
  await screen.findByRole('img', { name: 'Atlas Drive' });
});

test('a broken live connection is shown until it is restored', async () => {
  serve({ employee });
  open();
  await screen.findByRole('img', { name: 'Atlas Drive' });
  expect(screen.queryByText('Direct interrompu')).not.toBeInTheDocument();
  act(() => liveLine.set('down'));
  expect(screen.getByText('Direct interrompu')).toBeInTheDocument();
  act(() => liveLine.set('up'));
  expect(screen.queryByText('Direct interrompu')).not.toBeInTheDocument();
});

test('a customer is redirected to their own area', async () => {
  serve({
    customer: {
      __typename: 'Customer',
      id: '5',
      lastName: 'B',
      firstName: 'S',
      email: 'c@demo.ma',
      phone: '0612345678',
      status: 'ACTIVE',
      emailVerifiedAt: null,
    },
  });
  const { address } = open();
  await waitFor(() => expect(address()).toBe('/dashboardClient'));
});
