import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  graphql,
  isEnumType,
  isListType,
  isObjectType,
  type GraphQLFieldResolver,
} from 'graphql';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, matchPath, RouterProvider } from 'react-router-dom';
import { locale } from '../platform/i18n/locale';
import { session } from '../platform/session/session';
import { paths } from '../platform/url/paths';
import { api, server } from '../test/server';
import { makeApolloClient } from './apollo';
import { loadRoutes } from './router';

// jsdom does not draw.
HTMLCanvasElement.prototype.getContext = () => null;
jest.mock('signature_pad', () => ({
  __esModule: true,
  default: class {
    addEventListener() {}
    clear() {}
    off() {}
  },
}));
jest.mock('./subscriptions', (): unknown => jest.requireActual('../test/liveLink'));

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));

/** Values without a letter, so that each letter on a page is the page's own. */
const scalars: Readonly<Record<string, unknown>> = {
  ID: '1',
  Int: 2,
  Float: 2,
  Boolean: false,
  DateTime: '2026-11-25T10:00:00+00:00',
  LocalDate: '2026-11-25',
  Money: '1250.00',
};

/** The token of a customer who has not verified their address. */
const unverified = 'unverified';

/** Counts the answered texts, which are all different. */
let answered = 0;

const answer: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, info) => {
  const { fieldName, returnType } = info;
  const login = session.get();
  if (fieldName === 'me') return login && {};
  if (fieldName === 'emailVerifiedAt' && login?.token === unverified) return null;
  if (fieldName === 'employee' && login?.type === 'client') return null;
  if (
    fieldName === 'customer' &&
    login?.type === 'admin' &&
    isObjectType(info.parentType) &&
    info.parentType.name === 'Me'
  )
    return null;
  const type = getNullableType(returnType);
  const named = getNamedType(type);
  answered += 1;
  const scalar = named.name === 'String' ? `§${String(answered)}` : (scalars[named.name] ?? '1');
  const one: unknown = isEnumType(named) ? named.getValues()[0]?.value : isObjectType(named) ? {} : scalar;
  return isListType(type) ? [one] : one;
};

const monthsAndDays = (['long', 'short', 'narrow'] as const).flatMap((form) => [
  ...Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: form, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 1))),
  ),
  ...Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(locale, { weekday: form, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 0, day + 1))),
  ),
]);
const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** Words of the language's formats, and names that are the same in every language. */
const allowed = new Set(
  [
    '',
    ...monthsAndDays,
    ...(['minute', 'hour', 'day', 'month', 'year'] as const).flatMap((unit) =>
      [-3, -2, -1, 0, 1, 2, 3].map((distance) => relative.format(distance, unit)),
    ),
    'WhatsApp',
    'Facebook',
    'Instagram',
  ].flatMap((text) => text.split(/[^\p{L}]+/u)),
);

/** What a text shows outside of the marks of the pseudo-language; empty if nothing of it is a word. */
const hardWired = (shown: string): string => {
  let rest = shown;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
  }
  return rest.split(/[^\p{L}]+/u).every((word) => allowed.has(word)) ? '' : rest.trim();
};

const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];

/** Returns the texts of an element itself. A sentence whose dates have elements of their own is one text. */
const textsIn = (element: Element): string[] => {
  if (element.hasAttribute('data-sentence')) return [element.textContent];
  if (element.closest('[data-sentence]')) return [];
  return [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : []));
};

const hardWiredTexts = (): string[] => {
  const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest('style, script'));
  const texts = elements.flatMap((element) => [
    ...textsIn(element),
    ...attributes.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return [...new Set([...texts, document.title].map(hardWired).filter((text) => text !== ''))];
};

afterEach(() => session.clear());

/** The timers of the pages are so many times faster: most of the time of these tests would otherwise be spent in waiting for them. */
const speed = 10;
const setRealTimeout = window.setTimeout;
window.setTimeout = Object.assign(
  (handler: TimerHandler, delay = 0, ...values: unknown[]) => setRealTimeout(handler, delay / speed, ...values),
  setRealTimeout,
);

/** Longer than the delays with which pages react to typing, in ms of their timers. */
const calm = 500;
const round = 50;

/** Requests that are not answered yet. */
const requested = new Set<string>();
server.events.on('request:start', ({ requestId }) => requested.add(requestId));
server.events.on('request:end', ({ requestId }) => requested.delete(requestId));

/** Waits until nothing is loading, and the page has not changed for a while. */
const settle = async (): Promise<void> => {
  let shown = '';
  for (let still = 0; still < calm; still += round) {
    await act(() => new Promise((resolve) => setTimeout(resolve, round)));
    const now = document.body.innerHTML;
    const isLoading = requested.size > 0 || !now.includes('⟦');
    if (isLoading || now !== shown) still = 0;
    shown = now;
  }
};

const show = async (address: string): Promise<void> => {
  server.use(
    // Stored pictures: their addresses are answered texts.
    http.get(/\/%C2%A7\d+$/, () => new HttpResponse(null, { status: 404 })),
    api.operation(async ({ query, variables }) =>
      HttpResponse.json(
        (await graphql({ schema, source: query, variableValues: variables, fieldResolver: answer })) as object,
      ),
    ),
  );
  const client = makeApolloClient();
  const { routes } = await loadRoutes(client, pathOf(address));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </ApolloProvider>,
  );
  await settle();
  // The page is there: not another one, and not only the sign that it is loading.
  expect(router.state.location.pathname).toBe(pathOf(address));
  expect(document.body.textContent).toContain('⟦');
};

test('tells words from marked texts and from what has no letter', () => {
  expect(['⟦Prix : ⟦12 Dh⟧⟧ 3', 'Bonjour ⟦Salma⟧', ''].map(hardWired)).toEqual(['', 'Bonjour', '']);
});

const visitorPages = [
  paths.home,
  paths.fleet,
  `${paths.fleet}?vehicule=1`,
  `${paths.home}?suivi=1`,
  `${paths.quickReservation}?id_vehicule=1`,
  `${paths.fullReservation}?id_vehicule=1`,
  paths.login,
  paths.adminLogin,
  paths.registration,
  `${paths.verification}?token=1`,
  paths.forgottenPassword,
  `${paths.passwordReset}?token=1`,
  `${paths.signature}?numreservation=1`,
  paths.notFound,
];

const customerPages = [paths.customerDashboard, paths.customerProfile];

/** Addresses that lead to another page. */
const redirects: readonly string[] = [paths.addVehicle, paths.waitVerification];

/** Pages of the staff that show a record, or something else that their address names. */
const staffPagesOfRecords = [
  `${paths.imports}?type=vehicules&import=1`,
  `${paths.vehicleTrack}?vehicule=1&jour=2026-11-25`,
  paths.rentalFileFor('1'),
  paths.inspectionFor('1', { kind: 'DEPARTURE', legId: null }),
  paths.inspectionFor('1', { kind: 'RETURN', legId: null }),
  paths.inspectionFor('1', { kind: 'DEPARTURE', legId: '1' }),
  paths.inspectionFor('1', { kind: 'RETURN', legId: '1' }),
];

const pathOf = (address: string): string => address.replace(/[?#].*/, '');

const isOpened = (path: string, addresses: readonly string[]): boolean =>
  addresses.some((address) => matchPath(path, pathOf(address)));

const allPaths = Object.values(paths).filter((path) => typeof path === 'string');

/** Every other page. */
const staffPages = [
  ...allPaths.filter(
    (path) => !path.includes(':') && !isOpened(pathOf(path), [...visitorPages, ...customerPages, ...redirects]),
  ),
  ...staffPagesOfRecords,
];

test('finds the pages of the staff among the addresses', () => {
  expect(staffPages).toEqual(expect.arrayContaining([paths.dashboard, paths.brands, paths.walkIn]));
  const ofRecords = allPaths.filter((path) => path.includes(':'));
  expect(ofRecords.filter((path) => !isOpened(path, staffPagesOfRecords))).toEqual([]);
});

test.each(visitorPages)('a visitor finds no text of its own on %s', async (address) => {
  await show(address);
  expect(hardWiredTexts()).toEqual([]);
});

test.each(customerPages)('a customer finds no text of its own on %s', async (address) => {
  session.set({ token: '1', type: 'client' });
  await show(address);
  expect(hardWiredTexts()).toEqual([]);
});

test('a customer who has yet to verify their address finds no text of its own', async () => {
  session.set({ token: unverified, type: 'client' });
  await show(paths.waitVerification);
  expect(hardWiredTexts()).toEqual([]);
});

test.each(staffPages)('staff find no text of its own on %s', async (address) => {
  session.set({ token: '1', type: 'admin' });
  await show(address);
  expect(hardWiredTexts()).toEqual([]);
});
