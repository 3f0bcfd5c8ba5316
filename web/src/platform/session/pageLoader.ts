import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs, Params, RouteObject } from 'react-router-dom';
import { onOtherPage } from './guards';
import { session } from './session';

export interface PageAddress {
  query: URLSearchParams;
  params: Params;
}

/** Sends the query of a page at an address (`askAhead`). */
export type PageQuery = (client: ApolloClient, address: PageAddress) => void | Promise<void>;

/**
 * Creates the loader of a route whose page has queries, which start during the download of the page's code. The loader does not delay the
 * page. The page sends queries that could not be sent here, and later ones, by itself.
 */
export const asks = (
  client: ApolloClient,
  load: () => Promise<PageQuery>,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  loader: ({ request, params }: LoaderFunctionArgs): null => {
    // Without a login nothing is sent, because the guard redirects.
    if (session.get())
      load()
        .then((ask) => ask(client, { query: new URL(request.url).searchParams, params }))
        .catch(() => undefined);
    return null;
  },
  shouldRevalidate: onOtherPage,
});
