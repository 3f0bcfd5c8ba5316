import { NetworkStatus } from '@apollo/client';
import { useApolloClient, useReadQuery } from '@apollo/client/react';
import { useCallback, useDeferredValue, useState } from 'react';
import type { Started } from './preload';
import type { Operation, OperationVariables } from './useShownQuery';

/**
 * Reads the query that the loader of the route has started. Suspends until the first answer. When the loader has started another, as for
 * another filter, the previous answer stays until that one comes.
 */
export const useLoaded = <Data, Variables extends OperationVariables>(
  query: Operation<Data, Variables>,
  started: Started<Data>,
) => {
  const client = useApolloClient();
  const shown = useDeferredValue(started);
  const { data, error, networkStatus } = useReadQuery(shown);
  const [reloads, setReloads] = useState(0);
  const stale = shown !== started;

  /** Asks again, and keeps what is shown until the answer, which it returns. Rejects if that fails. */
  const refetch = useCallback(async (): Promise<{ data?: Data | undefined }> => {
    setReloads((count) => count + 1);
    try {
      // While the previous answer is still shown, its query is asked again, too; the newest is last.
      return (await client.refetchQueries({ include: [query] })).at(-1) as { data?: Data | undefined };
    } finally {
      setReloads((count) => count - 1);
    }
  }, [client, query]);

  return {
    // A failure without any data is the only answer that has none.
    data: data as Data | undefined,
    error,
    /** Whether the data is the answer to a previous query. */
    stale,
    loading: stale || reloads > 0 || networkStatus === NetworkStatus.loading,
    refetch,
  };
};
