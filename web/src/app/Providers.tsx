import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { noticesWanted, subscribeToNotices } from '../ui/notify';
import { cssVariables, theme } from '../ui/theme';

const NoticeHost = lazy(async () => ({ default: (await import('../ui/NoticeHost')).NoticeHost }));

/** A route with this handle lets its user choose dark mode; every other page is light. */
export interface RouteHandle {
  darkModeAllowed?: boolean;
}

const allowsDarkMode = (handle: unknown): boolean => (handle as RouteHandle | undefined)?.darkModeAllowed === true;

/** Theme and notices around every page. The notices' code is loaded with the first notice. */
export const Providers = () => {
  const darkModeAllowed = useMatches().some(({ handle }) => allowsDarkMode(handle));
  const withNotices = useSyncExternalStore(subscribeToNotices, noticesWanted);
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
