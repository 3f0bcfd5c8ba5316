import type { ApolloClient } from '@apollo/client';
import type { Operation, OperationVariables } from './useShownQuery';

/** Tells whether a page has already sent the query, because its code was loaded first. */
const isAsked = (client: ApolloClient, query: unknown, variables: OperationVariables): boolean =>
  [...client.getObservableQueries('active')].some(
    (known) => known.options.query === query && JSON.stringify(known.variables) === JSON.stringify(variables),
  );

/**
 * Sends a query before the code of its page is loaded. The first equal query of the page gets this answer, so both must have the same
 * variables. Only the page reports a failure.
 */
export const askAhead = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
): void => {
  if (isAsked(client, query, variables)) return;
  client
    .query<unknown>({
      query,
      variables,
      fetchPolicy: 'network-only',
      context: { ahead: true, queryDeduplication: false },
    })
    .catch(() => undefined);
};
