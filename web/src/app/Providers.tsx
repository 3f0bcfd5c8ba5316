import { DirectionProvider, MantineProvider } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { ScrollRestoration, useMatches, type Location } from 'react-router-dom';
import { NoticeHost, noticesReady, prepareNotices, subscribeToNotices } from '../kit/notice/notify';
import { cssVariables, theme } from '../kit/theme/theme';
import { direction } from '../platform/i18n/locale';
import { useRestoredFocus } from '../platform/effect/useRestoredFocus';
import { PagesOfAccount } from '../platform/session/PagesOfAccount';
import { session } from '../platform/session/session';

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

/** Loads the code of notices at the first act of a logged-in person. Visitors nearly never see one. */
const prepareForActs = (): void => {
  if (session.get()) prepareNotices();
};

/** Provides theme and notifications to every page. The code of notifications is loaded with the first one, or ahead of it. */
export const Providers = () => {
  const darkModeAllowed = useMatches().some(({ handle }) => allowsDarkMode(handle));
  const withNotices = useSyncExternalStore(subscribeToNotices, noticesReady, () => false);
  useWindowEvent('pointerdown', prepareForActs);
  useWindowEvent('keydown', prepareForActs);
  useRestoredFocus();
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        {...(darkModeAllowed ? {} : { forceColorScheme: 'light' as const })}
      >
        <PagesOfAccount />
        <ScrollRestoration getKey={scrollKey} />
        {withNotices && <NoticeHost />}
      </MantineProvider>
    </DirectionProvider>
  );
};
