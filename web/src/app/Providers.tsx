import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { noticesWanted, subscribeToNotices } from '../ui/notify';
import { cssVariables, theme } from '../ui/theme';

const NoticeHost = lazy(async () => ({ default: (await import('../ui/NoticeHost')).NoticeHost }));

/** What a route says of its page. */
export interface RouteHandle {
  /** Its user may choose dark mode; every other page is light. */
  darkModeAllowed?: boolean;
  /** Loads the parts that the page shows at once where it is opened with a query. */
  loadParts?: (query: URLSearchParams) => Promise<void>;
}

const allowsDarkMode = (handle: unknown): boolean => (handle as RouteHandle | undefined)?.darkModeAllowed === true;

/** Theme and notices around every page. The notices' code is loaded with the first notice. */
export const Providers = () => {
  const darkModeAllowed = useMatches().some(({ handle }) => allowsDarkMode(handle));
  const withNotices = useSyncExternalStore(subscribeToNotices, noticesWanted, () => false);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      {...(darkModeAllowed ? {} : { forceColorScheme: 'light' as const })}
    >
      <Outlet />
      <ScrollRestoration />
      {withNotices && (
        <Suspense fallback={null}>
          <NoticeHost />
        </Suspense>
      )}
    </MantineProvider>
  );
};
