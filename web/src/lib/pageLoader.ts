import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom';
import { onOtherPage } from './guards';
import { session } from './session';

/** Where a page is opened. */
export interface PageAddress {
  query: URLSearchParams;
  params: Params;
}

/** Asks what a page shows at an address (`askAhead`). */
export type PageQuery = (client: ApolloClient, address: PageAddress) => void | Promise<void>;

/**
 * Makes the loader of a route whose page has queries: they start beside the download of the page's code instead of after it. The page is not
 * held up, and asks by itself what could not be asked here. A change on the page asks anew without the route.
 */
export const asks = (
  client: ApolloClient,
  load: () => Promise<PageQuery>,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ request, params }: LoaderFunctionArgs): null => {
    // The guard leads everybody else away.
    if (session.get())
      load()
        .then((ask) => ask(client, { query: new URL(request.url).searchParams, params }))
        .catch(() => undefined);
    return null;
  },
  shouldRevalidate: onOtherPage,
});
