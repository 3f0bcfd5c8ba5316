import { HttpResponse } from 'msw';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { makeApolloClient } from '../../app/apollo';
import { api, server } from '../../test/server';
import { customerGuard, forgetLogin, onOtherPage, staffGuard, waitGuard } from './guards';
import { session } from './session';

type Role = 'employee' | 'verified' | 'unverified' | 'blocked' | 'nobody' | 'unauthorized';

const customer = (status: string, emailVerifiedAt: string | null) => ({
  __typename: 'Customer',
  id: '1',
  lastName: 'Idrissi',
  firstName: 'Leïla',
  email: 'client@demo.ma',
  phone: '0612345678',
  status,
  emailVerifiedAt,
});

const people: Record<Exclude<Role, 'unauthorized'>, unknown> = {
  employee: {
    __typename: 'Me',
    customer: null,
    employee: { __typename: 'Employee', id: '2', lastName: 'B', firstName: 'R', email: 'a@demo.ma', role: 'ADMIN' },
  },
  verified: { __typename: 'Me', customer: customer('ACTIVE', '2026-01-01T00:00:00+00:00'), employee: null },
  unverified: { __typename: 'Me', customer: customer('ACTIVE', null), employee: null },
  blocked: { __typename: 'Me', customer: customer('BLOCKED', '2026-01-01T00:00:00+00:00'), employee: null },
  nobody: null,
};

const serve = (role: Role): void =>
  server.use(
    api.query('Me', () =>
      role === 'unauthorized'
        ? HttpResponse.json({ errors: [{ message: 'Non', extensions: { code: 'UNAUTHENTICATED' } }] })
        : HttpResponse.json({ data: { me: people[role] } }),
    ),
  );

/** Returns where a visit to an address ends. */
const visit = async (address: string, role?: Role): Promise<string> => {
  session.clear();
  if (role) {
    session.set({ token: 't-1', type: 'client' });
    serve(role);
  }
  const client = makeApolloClient();
  const page = (path: string, guard?: RouteObject['loader']): RouteObject => ({
    path,
    element: null,
    ...(guard && { loader: guard }),
  });
  const router = createMemoryRouter(
    [
      page('/dashboard', staffGuard(client)),
      page('/listreservation', staffGuard(client)),
      page('/dashboardClient', customerGuard(client)),
      page('/waitVerification', waitGuard(client)),
      page('/login', forgetLogin),
      page('/loginAdmin', forgetLogin),
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  await new Promise<void>((resolve) => {
    const settled = (): boolean => router.state.initialized && router.state.navigation.state === 'idle';
    router.subscribe(() => settled() && resolve());
    if (settled()) resolve();
    else router.initialize();
  });
  const { pathname, search } = router.state.location;
  return pathname + search;
};

afterEach(() => session.clear());

test('a staff page without a token redirects to the staff login, with the way back', async () => {
  expect(await visit('/dashboard')).toBe('/loginAdmin?redirect=%2Fdashboard');
  expect(await visit('/listreservation?etat=accepter&page=2')).toBe(
    '/loginAdmin?redirect=%2Flistreservation%3Fetat%3Daccepter%26page%3D2',
  );
});

test('a staff page lets staff in', async () => {
  expect(await visit('/listreservation?etat=accepter', 'employee')).toBe('/listreservation?etat=accepter');
});

test('a staff page identifies the login by a wider query, or by the plain one if the wider one is refused', async () => {
  session.set({ token: 't-1', type: 'admin' });
  const shell = async () => (await import('../../areas/backoffice/Shell.generated')).ShellDocument;
  const ask = async () => {
    const guard = staffGuard(makeApolloClient(), shell);
    return guard({ request: new Request('http://localhost/dashboard') } as never);
  };
  const requested: string[] = [];
  server.use(
    api.query('Shell', () => {
      requested.push('Shell');
      const page = { __typename: 'NotificationPage', items: [], totalCount: 0, page: 1, pageCount: 1, unreadCount: 0 };
      const settings = { __typename: 'Settings', companyName: 'Atlas Drive', logoAdminUrl: null };
      return HttpResponse.json({ data: { me: people.employee, settings, notifications: page } });
    }),
  );
  expect([await ask(), requested]).toEqual([null, ['Shell']]);
  serve('verified');
  server.use(
    api.query('Shell', () =>
      HttpResponse.json({ errors: [{ message: 'Non', extensions: { code: 'FORBIDDEN' } }], data: null }),
    ),
  );
  expect((await ask())?.headers.get('location')).toBe('/dashboardClient');
});

test('a staff page sends a customer to their own area', async () => {
  expect(await visit('/dashboard', 'verified')).toBe('/dashboardClient');
});

test.each(['nobody', 'unauthorized'] as const)(
  'a staff page with a token of %s redirects to the staff login',
  async (who) => {
    expect(await visit('/dashboard', who)).toBe('/loginAdmin?redirect=%2Fdashboard');
    expect(localStorage.getItem('token')).toBeNull();
  },
);

test('the customer area without a token redirects to the login with the way back', async () => {
  expect(await visit('/dashboardClient?page=2')).toBe('/login?redirect=%2FdashboardClient%3Fpage%3D2');
});

test('the customer area lets an active, verified customer in', async () => {
  expect(await visit('/dashboardClient', 'verified')).toBe('/dashboardClient');
});

test('the customer area sends an unverified customer to the waiting page', async () => {
  expect(await visit('/dashboardClient', 'unverified')).toBe('/waitVerification');
});

test('the customer area sends a blocked customer to the login', async () => {
  expect(await visit('/dashboardClient', 'blocked')).toBe('/login');
});

test.each(['/dashboardClient', '/waitVerification'])(
  '%s sends staff to their own pages, and keeps their login',
  async (path) => {
    expect(await visit(path, 'employee')).toBe('/dashboard');
    expect(localStorage.getItem('token')).not.toBeNull();
  },
);

test('the waiting page is only for unverified customers', async () => {
  expect(await visit('/waitVerification')).toBe('/login');
  expect(await visit('/waitVerification', 'unverified')).toBe('/waitVerification');
  expect(await visit('/waitVerification', 'verified')).toBe('/dashboardClient');
  expect(await visit('/waitVerification', 'nobody')).toBe('/login');
});

test('entering a login page removes the stored token', async () => {
  expect(await visit('/login', 'verified')).toBe('/login');
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('type')).toBeNull();
});

test('guards query again only for another page', () => {
  const at = (path: string): URL => new URL(path, 'http://localhost');
  expect(onOtherPage({ currentUrl: at('/dashboard'), nextUrl: at('/listreservation') })).toBe(true);
  expect(onOtherPage({ currentUrl: at('/listreservation'), nextUrl: at('/listreservation?page=2') })).toBe(false);
});
