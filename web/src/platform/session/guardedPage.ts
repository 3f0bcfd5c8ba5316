import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { session } from './session';

/** What the route of a page loads beside its code. */
export interface PageRoute {
  loader: LoaderFunction;
  shouldRevalidate: ShouldRevalidateFunction;
}

/** Without a login nothing is sent, because the guard of the area redirects. */
const withLogin =
  (loader: LoaderFunction): LoaderFunction =>
  (args, context) =>
    session.get() ? loader(args, context) : null;

/** Returns what a route of an area with a login loads late, each part on its own: the page, and the loader of its data, which starts meanwhile. */
export const pageWith = <Name extends string>(
  loadRoute: () => Promise<PageRoute>,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => ({
  loader: async (): Promise<LoaderFunction> => withLogin((await loadRoute()).loader),
  shouldRevalidate: async (): Promise<ShouldRevalidateFunction> => (await loadRoute()).shouldRevalidate,
  Component: async (): Promise<ComponentType> => (await load())[name],
});

/** Returns what a route of an area with a login loads late: the page, and the loader of its data, which the same file makes. */
export const pageOfList =
  <Name extends string>(
    client: ApolloClient,
    load: () => Promise<Record<Name, ComponentType> & { route: (client: ApolloClient) => PageRoute }>,
    name: Name,
  ) =>
  async (): Promise<PageRoute & { Component: ComponentType }> => {
    const file = await load();
    const { loader, shouldRevalidate } = file.route(client);
    return { Component: file[name], loader: withLogin(loader), shouldRevalidate };
  };
