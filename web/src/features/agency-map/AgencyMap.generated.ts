/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SiteAgenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteAgenciesQuery = { agencies: { __typename: 'AgencyPage', items: Array<{ __typename: 'Agency', id: string, name: string, address: string, phone: string, latitude: number | null, longitude: number | null }> } };


export const SiteAgenciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteAgencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]} as unknown as DocumentNode<SiteAgenciesQuery, SiteAgenciesQueryVariables>;

export function useSiteAgenciesQuery(options?: useQuery.Options<SiteAgenciesQuery, SiteAgenciesQueryVariables> | SkipToken) {
  return useQuery(SiteAgenciesDocument, options);
}

export function useSiteAgenciesLazyQuery(options?: useLazyQuery.Options<SiteAgenciesQuery, SiteAgenciesQueryVariables>) {
  return useLazyQuery(SiteAgenciesDocument, options);
}