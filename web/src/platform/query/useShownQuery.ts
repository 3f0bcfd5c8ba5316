import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** An operation of a `.graphql` file, with the types of its answer and its variables. */
export type Operation<Data, Variables extends OperationVariables> = TypedDocumentNode<Data, Variables>;

export type { OperationVariables };

/** The parts of a query's result that a component needs. */
interface ShownQuery<Data> {
  data: Data | undefined;
  /** The answer to the previous variables. */
  previousData: Data | undefined;
  error: unknown;
  loading: boolean;
  refetch: () => Promise<{ data?: Data | undefined }>;
}

/**
 * Asks a query that its caller does not know, for parts that serve every list and record. `fetchPolicy` has Apollo's meaning: by default a
 * cached answer is enough.
 */
export const useShownQuery = <Data, Variables extends OperationVariables>(
  operation: Operation<Data, Variables>,
  variables: OperationVariables,
  fetchPolicy: 'cache-first' | 'cache-and-network' | 'network-only' = 'cache-first',
): ShownQuery<Data> =>
  // Apollo's types cannot know for a generic operation that its variables are complete.
  useQuery(operation, {
    variables,
    fetchPolicy,
  } as never) as unknown as ShownQuery<Data>;
