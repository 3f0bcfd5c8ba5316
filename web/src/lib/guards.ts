import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { redirect, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { isLoginLost } from './errors';
import { MeDocument, type MeQuery } from './guards.generated';
import { paths } from './paths';
import { session, useSession } from './session';

/** Who is logged in, as the server says; null for nobody. */
export type LoggedIn = MeQuery['me'];

const fullPath = (request: Request): string => {
  const { pathname, search, hash } = new URL(request.url);
  return pathname + search + hash;
};

/** Tells where staff pages send someone instead (docs/rules/site.md#who-may-enter-a-page); null when they may enter. */
export const staffDetour = (me: LoggedIn, path: string): string | null => {
  if (me?.employee) return null;
  return me?.customer ? paths.customerDashboard : paths.adminLoginFor(path);
};

/** Where the customer's pages send someone instead; null when they may enter. */
export const customerDetour = (me: LoggedIn, path: string): string | null => {
  if (!me) return paths.loginFor(path);
  // The login page would erase the login that staff are using.
  if (me.employee) return paths.dashboard;
  if (!me.customer) return paths.login;
  if (!me.customer.emailVerifiedAt) return paths.waitVerification;
  return me.customer.status === 'ACTIVE' ? null : paths.login;
};

/** Where the waiting page sends someone instead; null for a customer whose address is not verified yet. */
export const waitDetour = (me: LoggedIn): string | null => {
  if (me?.employee) return paths.dashboard;
  if (!me?.customer) return paths.login;
  if (!me.customer.emailVerifiedAt) return null;
  return me.customer.status === 'ACTIVE' ? paths.customerDashboard : paths.login;
};

type Detour = (me: LoggedIn, path: string) => string | null;
type FetchPolicy = 'cache-first' | 'network-only';

const askWhoIsThere = async (client: ApolloClient, fetchPolicy: FetchPolicy): Promise<LoggedIn> => {
  if (!session.get()) return null;
  try {
    const { data } = await client.query({ query: MeDocument, fetchPolicy });
    return data?.me ?? null;
  } catch (error) {
    if (isLoginLost(error)) return null;
    throw error;
  }
};

const makeGuard =
  (detour: Detour, fetchPolicy: FetchPolicy) =>
  (client: ApolloClient) =>
  async ({ request }: LoaderFunctionArgs): Promise<Response | null> => {
    const target = detour(await askWhoIsThere(client, fetchPolicy), fullPath(request));
    return target ? redirect(target) : null;
  };

/** Loader of every staff page. Asks the server once a login: a lost login is noticed by `useLoginWatch`. */
export const staffGuard = makeGuard(staffDetour, 'cache-first');

/** Loader of the customer's pages. Always asks, because the address may have been verified elsewhere meanwhile. */
export const customerGuard = makeGuard(customerDetour, 'network-only');

/** Loader of the page that waits for the verification. */
export const waitGuard = makeGuard(waitDetour, 'network-only');

/**
 * Removes any stored token when somebody enters the login pages or the registration (docs/rules/site.md#who-may-enter-a-page).
 */
export const forgetLogin = Object.assign(
  (): null => {
    session.clear();
    return null;
  },
  // The server runs it, too, when it draws the page, and knows of no login.
  { hydrate: true as const },
);

/** Guards ask again for another page, not for another filter of the same one. */
export const onOtherPage = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** Leads away from a guarded page when the login ends while it is open: expired, blocked, or logged out elsewhere. */
export const useLoginWatch = (loginFor: (redirect?: string) => string): void => {
  const loggedIn = useSession() !== null;
  const navigate = useNavigate();
  useEffect(() => {
    if (loggedIn) return;
    const { pathname, search } = window.location;
    void navigate(loginFor(pathname + search), { replace: true });
  }, [loggedIn, loginFor, navigate]);
};
