import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** An operation that a `.graphql` file holds, with the types of its answer and of its variables. */
export type Operation<Data, Variables extends OperationVariables> = TypedDocumentNode<Data, Variables>;

export type { OperationVariables };

/** What a part that shows any query needs of it. */
interface ShownQuery<Data> {
  data: Data | undefined;
  /** The answer to the variables before these. */
  previousData: Data | undefined;
  error: unknown;
  loading: boolean;
  refetch: () => Promise<{ data?: Data | undefined }>;
}

/**
 * Asks a query that its caller does not know, for parts that serve every list and record. `fresh` asks the server even when the cache has
 * an answer, which is shown meanwhile.
 */
export const useShownQuery = <Data, Variables extends OperationVariables>(
  operation: Operation<Data, Variables>,
  variables: OperationVariables,
  { fresh = false }: { fresh?: boolean } = {},
): ShownQuery<Data> =>
  // Apollo's types cannot tell for an unknown operation that its variables are there.
  useQuery(operation, {
    variables,
    fetchPolicy: fresh ? 'cache-and-network' : 'cache-first',
    notifyOnNetworkStatusChange: true,
  } as never) as unknown as ShownQuery<Data>;
