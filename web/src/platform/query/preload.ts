import type { ApolloClient } from '@apollo/client';
import { createQueryPreloader, type PreloadedQueryRef } from '@apollo/client/react';
import type { Operation, OperationVariables } from './useShownQuery';

export type { ApolloClient };

/** A query that the loader of a route has started. */
export type Started<Data> = PreloadedQueryRef<Data>;

/**
 * Starts the query of a page, for the loader of its route; `useLoaded` reads it. What is cached is shown until the server answers. A failure
 * is a part of the answer, so that a page keeps what it shows when a later reload fails.
 */
export const preload = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
): Started<Data> =>
  createQueryPreloader(client)<unknown, OperationVariables>(query, {
    variables,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  }) as Started<Data>;
