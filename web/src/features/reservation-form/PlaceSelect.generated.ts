/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReservationPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReservationPlacesQuery = { places: Array<string> };


export const ReservationPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservationPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"}}]}}]} as unknown as DocumentNode<ReservationPlacesQuery, ReservationPlacesQueryVariables>;

export function useReservationPlacesQuery(options?: useQuery.Options<ReservationPlacesQuery, ReservationPlacesQueryVariables> | SkipToken) {
  return useQuery(ReservationPlacesDocument, options);
}

export function useReservationPlacesLazyQuery(options?: useLazyQuery.Options<ReservationPlacesQuery, ReservationPlacesQueryVariables>) {
  return useLazyQuery(ReservationPlacesDocument, options);
}