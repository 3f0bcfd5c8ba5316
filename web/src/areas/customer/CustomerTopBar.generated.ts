/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CustomerTopBarQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerTopBarQuery = { settings: { __typename: 'Settings', companyName: string, logoNavbarUrl: string | null } };


export const CustomerTopBarDocument = {"__meta__":{"hash":"83ba9c9bf8f201365f6ed4dffda1b732e4648517fcf1fd7573390cffbf903bb1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerTopBar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"logoNavbarUrl"}}]}}]}}]} as unknown as DocumentNode<CustomerTopBarQuery, CustomerTopBarQueryVariables>;

export function useCustomerTopBarQuery(options?: useQuery.Options<CustomerTopBarQuery, CustomerTopBarQueryVariables> | SkipToken) {
  return useQuery(CustomerTopBarDocument, options);
}

export function useCustomerTopBarLazyQuery(options?: useLazyQuery.Options<CustomerTopBarQuery, CustomerTopBarQueryVariables>) {
  return useLazyQuery(CustomerTopBarDocument, options);
}