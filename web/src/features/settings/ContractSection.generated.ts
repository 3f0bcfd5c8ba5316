/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ContractAgenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContractAgenciesQuery = { agencies: { __typename: 'AgencyPage', items: Array<{ __typename: 'Agency', id: string, name: string, contractConditions: string | null }> } };


export const ContractAgenciesDocument = {"__meta__":{"hash":"84801ca5363d1f5166e4d4c060ebeda6c6609797697b5ba926e4208475a2e3ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractAgencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contractConditions"}}]}}]}}]}}]} as unknown as DocumentNode<ContractAgenciesQuery, ContractAgenciesQueryVariables>;

export function useContractAgenciesQuery(options?: useQuery.Options<ContractAgenciesQuery, ContractAgenciesQueryVariables> | SkipToken) {
  return useQuery(ContractAgenciesDocument, options);
}

export function useContractAgenciesLazyQuery(options?: useLazyQuery.Options<ContractAgenciesQuery, ContractAgenciesQueryVariables>) {
  return useLazyQuery(ContractAgenciesDocument, options);
}