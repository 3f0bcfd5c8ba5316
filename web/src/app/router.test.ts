import { matchRoutes, createMemoryRouter } from 'react-router-dom';
import { waitFor } from '@testing-library/react';
import { paths } from '../platform/url/paths';
import { makeApolloClient } from './apollo';
import { loadRoutes } from './router';

jest.mock('./subscriptions', (): unknown => jest.requireActual('../test/liveLink'));

const startAt = async (path: string) => {
  const { routes, patchRoutesOnNavigation } = await loadRoutes(makeApolloClient(), path);
  const isKnown = (other: string): boolean => matchRoutes(routes, other)?.at(-1)?.route.path !== '*';
  return { routes, patchRoutesOnNavigation, isKnown };
};

test('a visitor starts without the routes of the back-office', async () => {
  const { isKnown, patchRoutesOnNavigation } = await startAt(paths.home);
  expect([paths.fleet, paths.login, paths.adminLogin, paths.customerDashboard].every(isKnown)).toBe(true);
  expect(isKnown(paths.dashboard)).toBe(false);
  expect(patchRoutesOnNavigation).toBeDefined();
});

test('staff start with all routes, and nothing looks for more', async () => {
  const { isKnown, patchRoutesOnNavigation } = await startAt('/listCar/ajouter');
  expect([paths.dashboard, paths.home].every(isKnown)).toBe(true);
  expect(patchRoutesOnNavigation).toBeUndefined();
});

test.each([
  ['the back-office, whose guard asks for a login', paths.dashboard, '/loginAdmin?redirect=%2Fdashboard'],
  ['the page that no address has', '/nulle-part', paths.notFound],
])('from a page of the site the router finds %s', async (_, to, expected) => {
  const { routes, patchRoutesOnNavigation } = await startAt(paths.home);
  const router = createMemoryRouter(routes, {
    initialEntries: [paths.home],
    ...(patchRoutesOnNavigation && { patchRoutesOnNavigation }),
  });
  router.initialize();
  await waitFor(() => expect(router.state.initialized).toBe(true));
  // Each way to an unknown address looks for further routes.
  await router.navigate('/inconnue');
  await router.navigate(paths.home);
  await router.navigate(to);
  expect(router.state.location.pathname + router.state.location.search).toBe(expected);
  router.dispose();
});
