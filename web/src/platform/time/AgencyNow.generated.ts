/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AgencyNowQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyNowQuery = { agencyNow: string };


export const AgencyNowDocument = {"__meta__":{"hash":"a749d587b3d79f9004266c1928c7290f1ed222201b4e525f327720c85171d7b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyNow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyNow"}}]}}]} as unknown as DocumentNode<AgencyNowQuery, AgencyNowQueryVariables>;

export function useAgencyNowQuery(options?: useQuery.Options<AgencyNowQuery, AgencyNowQueryVariables> | SkipToken) {
  return useQuery(AgencyNowDocument, options);
}

export function useAgencyNowLazyQuery(options?: useLazyQuery.Options<AgencyNowQuery, AgencyNowQueryVariables>) {
  return useLazyQuery(AgencyNowDocument, options);
}