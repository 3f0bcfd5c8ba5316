import type { NormalizedCacheObject } from '@apollo/client';
import { matchRoutes, type HydrationState, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './Providers';

/** The data of a page rendered by the server, with which the browser continues. */
export interface PageData {
  cache: NormalizedCacheObject;
  router: HydrationState;
}

/** Id of the element that contains it, as JSON. */
const elementId = 'page-data';

/** Reads the data that the server sent with the page; null if the page was not rendered. */
export const readPageData = (): PageData | null => {
  const text = document.getElementById(elementId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
};

/** Loads the code of the page at an address into its routes, because React can hydrate a page only if it can render all of it at once. */
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
