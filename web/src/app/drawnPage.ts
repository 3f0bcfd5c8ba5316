import type { NormalizedCacheObject } from '@apollo/client';
import { matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './Providers';

/** What comes with a page that the server drew, so that the browser goes on where the server stopped. */
export interface PageData {
  cache: NormalizedCacheObject;
  router: HydrationState;
}

/** Id of the element that holds it, as JSON. */
const elementId = 'page-data';

/** What the server sent with the page; null where it sent an empty one. */
export const readPageData = (): PageData | null => {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
};

/**
 * Loads the code of the page at an address into its routes. React can take over a drawn page only if it can draw all of it at
 * once, without waiting for anything.
 */
export const loadPage = async (
  routes: RouteObject[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> => {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
      await (route.handle as RouteHandle | undefined)?.loadParts?.(new URLSearchParams(search));
    }),
  );
};
