import type { ApolloClient } from '@apollo/client';
import type { Operation, OperationVariables } from './useShownQuery';

/** Whether a page asks a query already: its code may come before the question is ready. */
const isAsked = (client: ApolloClient, query: unknown, variables: OperationVariables): boolean =>
  [...client.getObservableQueries('active')].some(
    (known) => known.options.query === query && JSON.stringify(known.variables) === JSON.stringify(variables),
  );

/**
 * Asks a query before the page that shows the answer is there. The first equal query of the page gets this answer instead of asking
 * again, so both must have the same variables. A failure is told to the page alone.
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
