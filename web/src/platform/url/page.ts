import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';

/** Returns what a route loads late: the page that its file exports under this name. */
export const page =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async (): Promise<{ Component: ComponentType }> => ({ Component: (await load())[name] });

/** What the route of a page loads beside its code. */
export interface PageRoute {
  loader: LoaderFunction;
  shouldRevalidate: ShouldRevalidateFunction;
}

/** Returns what a route loads late, each part on its own: the page, and the loader of its data, which starts meanwhile. */
export const pageWith = <Name extends string>(
  loadRoute: () => Promise<PageRoute>,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => ({
  loader: async (): Promise<LoaderFunction> => (await loadRoute()).loader,
  shouldRevalidate: async (): Promise<ShouldRevalidateFunction> => (await loadRoute()).shouldRevalidate,
  Component: async (): Promise<ComponentType> => (await load())[name],
});

/** Returns what a route loads late: the page, and the loader of its data, which the same file makes. */
export const pageOfList =
  <Name extends string>(
    client: ApolloClient,
    load: () => Promise<Record<Name, ComponentType> & { route: (client: ApolloClient) => PageRoute }>,
    name: Name,
  ) =>
  async (): Promise<PageRoute & { Component: ComponentType }> => {
    const file = await load();
    return { Component: file[name], ...file.route(client) };
  };
