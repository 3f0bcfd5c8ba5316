/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacesQuery = { places: Array<string> };


export const PlacesDocument = {"__meta__":{"hash":"599af813d0cbd1fe9c008981a63dcde5220567e6bf5cb790bc225d247b88f583"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]} as unknown as DocumentNode<PlacesQuery, PlacesQueryVariables>;

export function usePlacesQuery(options?: useQuery.Options<PlacesQuery, PlacesQueryVariables> | SkipToken) {
  return useQuery(PlacesDocument, options);
}

export function usePlacesLazyQuery(options?: useLazyQuery.Options<PlacesQuery, PlacesQueryVariables>) {
  return useLazyQuery(PlacesDocument, options);
}