/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DeskPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskPlacesQuery = { places: Array<string> };


export const DeskPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]} as unknown as DocumentNode<DeskPlacesQuery, DeskPlacesQueryVariables>;

export function useDeskPlacesQuery(options?: useQuery.Options<DeskPlacesQuery, DeskPlacesQueryVariables> | SkipToken) {
  return useQuery(DeskPlacesDocument, options);
}

export function useDeskPlacesLazyQuery(options?: useLazyQuery.Options<DeskPlacesQuery, DeskPlacesQueryVariables>) {
  return useLazyQuery(DeskPlacesDocument, options);
}