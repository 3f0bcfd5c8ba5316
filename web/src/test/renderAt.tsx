import type { ApolloClient, StoreObject, TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Kind } from 'graphql';
import { Suspense, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { makeApolloClient } from '../app/apollo';
import { PagesOfAccount } from '../platform/session/PagesOfAccount';
import { pageOf } from '../platform/url/pageOf';
import { theme } from '../kit/theme/theme';

interface Rendered extends RenderResult {
  user: UserEvent;
  /** Returns the router's address: path, query and hash. */
  address: () => string;
  /** Goes back as the browser's button does. */
  goBack: () => void;
}

/** A record that is written into the cache before rendering, as if the page's query had loaded it. `fragment` names its fields. */
export interface CachedRecord {
  fragment: TypedDocumentNode;
  record: object;
}

/** What the route of a page loads. */
export type Loads = (client: ApolloClient) => Pick<RouteObject, 'loader' | 'shouldRevalidate'>;

/**
 * Renders a page or part at an address, with theme, Apollo client and router; every other address is an empty page. The theme's stylesheets
 * are left out: a query by role reads the style of each element, for which jsdom matches every rule. `loads` makes the loader of the page's
 * route.
 */
export const renderAt = (
  address: string,
  element: ReactNode,
  cached: readonly CachedRecord[] = [],
  loads?: Loads,
): Rendered => {
  const client = makeApolloClient();
  const page = pageOf(address.replace(/[?#].*$/, ''));
  const router = createMemoryRouter(
    [
      {
        element: <PagesOfAccount />,
        hydrateFallbackElement: <></>,
        children: [
          // What is done on a page stands below its path.
          { path: page === '/' ? page : `${page}/*`, element: <Suspense>{element}</Suspense>, ...loads?.(client) },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  for (const { fragment, record } of cached) {
    const [own] = fragment.definitions;
    const fragmentName = own?.kind === Kind.FRAGMENT_DEFINITION ? own.name.value : '';
    client.writeFragment({ fragment, fragmentName, data: record, from: record as StoreObject });
  }
  const user = userEvent.setup({ delay: null });
  const result = render(
    <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} useTransitions={false} />
      </ApolloProvider>
    </MantineProvider>,
  );
  return {
    ...result,
    user,
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
    goBack: () => act(() => void router.navigate(-1)),
  };
};
