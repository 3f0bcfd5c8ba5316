import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ExportedFile, loadExported, type NamedBlob } from './download';

/**
 * Queries a file, such as by `xsExport`, and fetches it, bypassing the cache. Throws what the query throws, and an error if there is no
 * file.
 */
export const useExport = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables> | undefined,
  fileOf: (data: Data) => ExportedFile | null | undefined,
) => {
  const client = useApolloClient();
  return async (variables: NoInfer<Variables>): Promise<NamedBlob> => {
    if (!query) throw new Error('There is no query of a file.');
    const { data } = await client.query<Data, Variables>({ query, variables, fetchPolicy: 'no-cache' } as never);
    const file = data && fileOf(data as Data);
    if (!file) throw new Error('The query brought no file.');
    return loadExported(file);
  };
};
