/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type BrandLogosQueryVariables = Exact<{ [key: string]: never; }>;


export type BrandLogosQuery = { brands: { __typename: 'BrandPage', items: Array<{ __typename: 'Brand', id: string, name: string, imageUrl: string | null, shownOnSite: boolean }> } };


export const BrandLogosDocument = {"__meta__":{"hash":"5608ea2d5e9e70a54bb81a30908ac7d5b2d1fdafb057d34ac43b74379681aeea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrandLogos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"shownOnSite"}}]}}]}}]}}]} as unknown as DocumentNode<BrandLogosQuery, BrandLogosQueryVariables>;

export function useBrandLogosQuery(options?: useQuery.Options<BrandLogosQuery, BrandLogosQueryVariables> | SkipToken) {
  return useQuery(BrandLogosDocument, options);
}

export function useBrandLogosLazyQuery(options?: useLazyQuery.Options<BrandLogosQuery, BrandLogosQueryVariables>) {
  return useLazyQuery(BrandLogosDocument, options);
}