import type { ApolloClient } from '@apollo/client';

/** Returns those of these queries that the page shows, by name, to load them again after a change. Apollo warns of any other name. */
export const shownAmong = (client: ApolloClient, names: readonly string[]): string[] =>
  [...client.getObservableQueries('active')]
    .map(({ queryName }) => queryName)
    .filter((name): name is string => name !== undefined && names.includes(name));
