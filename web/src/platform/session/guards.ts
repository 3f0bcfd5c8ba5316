import type { ApolloClient } from '@apollo/client';
import { redirect, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { useWhen } from '../effect/useWhen';
import { isLoginLost } from '../errors/errors';
import { MeDocument, type MeQuery } from './guards.generated';
import { pageOf } from '../url/pageOf';
import { paths } from '../url/paths';
import { session, useSession } from './session';

/** The logged-in account, as the server answers; null for none. */
export type LoggedIn = MeQuery['me'];

const fullPath = (request: Request): string => {
  const { pathname, search, hash } = new URL(request.url);
  return pathname + search + hash;
};

/** Returns where staff pages redirect a visitor (docs/rules/site.md#who-may-enter-a-page); null if they may enter. */
export const staffDetour = (me: LoggedIn, path: string): string | null => {
  if (me?.employee) return null;
  return me?.customer ? paths.customerDashboard : paths.adminLoginFor(path);
};

/** Returns where the customer's pages redirect a visitor; null if they may enter. */
export const customerDetour = (me: LoggedIn, path: string): string | null => {
  if (!me) return paths.loginFor(path);
  // The login page would delete the login that staff are using.
  if (me.employee) return paths.dashboard;
  if (!me.customer) return paths.login;
  if (!me.customer.emailVerifiedAt) return paths.waitVerification;
  return me.customer.status === 'ACTIVE' ? null : paths.login;
};

/** Returns where the waiting page redirects a visitor; null for an unverified customer. */
export const waitDetour = (me: LoggedIn): string | null => {
  if (me?.employee) return paths.dashboard;
  if (!me?.customer) return paths.login;
  if (!me.customer.emailVerifiedAt) return null;
  return me.customer.status === 'ACTIVE' ? paths.customerDashboard : paths.login;
};

type Detour = (me: LoggedIn, path: string) => string | null;
type FetchPolicy = 'cache-first' | 'network-only';

/** Loads a query that asks who is there and for more. */
type WiderQuery = () => Promise<typeof MeDocument>;

/** Tells whether the login has ended: the client drops all queries with it, so that the error may be of any kind. */
const hasEnded = (error: unknown): boolean => isLoginLost(error) || session.get() === null;

const loadLoggedIn = async (
  client: ApolloClient,
  fetchPolicy: FetchPolicy,
  wider: WiderQuery | undefined,
): Promise<LoggedIn> => {
  const login = session.get();
  if (!login) return null;
  const load = async (query: typeof MeDocument): Promise<LoggedIn> =>
    (await client.query({ query, fetchPolicy })).data?.me ?? null;
  try {
    // Callers who may not send the wider query are identified by the narrower one.
    if (wider && login.type === 'admin') return await load(await wider());
  } catch (error) {
    if (hasEnded(error)) return null;
  }
  try {
    return await load(MeDocument);
  } catch (error) {
    if (hasEnded(error)) return null;
    throw error;
  }
};

const makeGuard =
  (detour: Detour, fetchPolicy: FetchPolicy) =>
  (client: ApolloClient, wider?: WiderQuery) =>
  async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
    const target = detour(await loadLoggedIn(client, fetchPolicy, wider), fullPath(request));
    return target ? redirect(target) : null;
  };

/**
 * The loader of every staff page. It queries the server once per login, by a wider query together with what the pages' frame shows;
 * `useLoginWatch` notices a lost login.
 */
export const staffGuard = makeGuard(staffDetour, 'cache-first');

/** The loader of the customer's pages. It always queries, because the address may have been verified elsewhere. */
export const customerGuard = makeGuard(customerDetour, 'network-only');

/** The loader of the page that waits for the verification. */
export const waitGuard = makeGuard(waitDetour, 'network-only');

/** Removes a stored token when somebody opens the login pages or the registration (docs/rules/site.md#who-may-enter-a-page). */
export const forgetLogin = Object.assign(
  (): null => {
    session.clear();
    return null;
  },
  // Also runs on the server when it renders the page, where there is no login.
  { hydrate: true as const },
);

/** Guards run again for another page, but not for another filter of the same page or an action on it. */
export const onOtherPage = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  pageOf(currentUrl.pathname) !== pageOf(nextUrl.pathname);

/**
 * Makes the rule by which the loader of a page starts its query anew: for another page, for other variables, and if a page demands it at the
 * same address, but not for a record that is opened.
 */
export const onOtherVariables =
  (variablesAt: (address: URL) => object) =>
  ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
    currentUrl.href === nextUrl.href ||
    onOtherPage({ currentUrl, nextUrl }) ||
    JSON.stringify(variablesAt(currentUrl)) !== JSON.stringify(variablesAt(nextUrl));

/** Redirects from a guarded page when the login ends while it is open: expired, blocked, or logged out elsewhere. */
export const useLoginWatch = (loginFor: (redirect?: string) => string): void => {
  const loggedIn = useSession() !== null;
  const navigate = useNavigate();
  useWhen(!loggedIn, () => {
    const { pathname, search } = window.location;
    void navigate(loginFor(pathname + search), { replace: true });
  });
};
