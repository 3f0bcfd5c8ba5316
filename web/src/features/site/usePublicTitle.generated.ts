/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PageTitleQueryVariables = Exact<{
  path: string;
}>;


export type PageTitleQuery = { pageTitle: string };


export const PageTitleDocument = {"__meta__":{"hash":"cf1f3f06739bd5fd80981c62c900c8fc5bac334a0a334e5bddc51a5777e81a8b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageTitle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageTitle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}]}]}}]} as unknown as DocumentNode<PageTitleQuery, PageTitleQueryVariables>;

export function usePageTitleQuery(options: useQuery.Options<PageTitleQuery, PageTitleQueryVariables> | SkipToken) {
  return useQuery(PageTitleDocument, options);
}

export function usePageTitleLazyQuery(options?: useLazyQuery.Options<PageTitleQuery, PageTitleQueryVariables>) {
  return useLazyQuery(PageTitleDocument, options);
}