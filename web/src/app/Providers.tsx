import { DirectionProvider, MantineProvider } from '@mantine/core';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useMatches, type Location } from 'react-router-dom';
import { noticesWanted, subscribeToNotices } from '../kit/notice/notify';
import { cssVariables, theme } from '../kit/theme/theme';
import { direction } from '../platform/i18n/locale';

const NoticeHost = lazy(async () => ({ default: (await import('../kit/notice/NoticeHost')).NoticeHost }));

/** What a route declares about its page. */
export interface RouteHandle {
  /** Whether the user may choose dark mode; every other page is light. */
  darkModeAllowed?: boolean;
  /** Loads the parts that the page shows at once if it is opened with a query. */
  loadParts?: (query: URLSearchParams) => Promise<void>;
}

const allowsDarkMode = (handle: unknown): boolean => (handle as RouteHandle | undefined)?.darkModeAllowed === true;

/**
 * Returns the key under which a page's scroll position is kept. The first page after loading a document always has the router's key `default`, so
 * its address is used; otherwise it would be scrolled to the position of an earlier first page.
 */
const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);

/** Provides theme and notifications to every page. The code of notifications is loaded with the first one. */
export const Providers = () => {
  const darkModeAllowed = useMatches().some(({ handle }) => allowsDarkMode(handle));
  const withNotices = useSyncExternalStore(subscribeToNotices, noticesWanted, () => false);
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        {...(darkModeAllowed ? {} : { forceColorScheme: 'light' as const })}
      >
        <Outlet />
        <ScrollRestoration getKey={scrollKey} />
        {withNotices && (
          <Suspense fallback={null}>
            <NoticeHost />
          </Suspense>
        )}
      </MantineProvider>
    </DirectionProvider>
  );
};
