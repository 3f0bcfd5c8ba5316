/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type StaffTilesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffTilesQuery = { trackingSettings: { __typename: 'TrackingSettings', tileUrl: string, tileAttribution: string, ownTiles: boolean } };


export const StaffTilesDocument = {"__meta__":{"hash":"bc30d832a870d9d229910c16ab80eeeaa913ec27857fc999c858efbfdd0a60cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackingSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tileAttribution"}},{"kind":"Field","name":{"kind":"Name","value":"ownTiles"}}]}}]}}]} as unknown as DocumentNode<StaffTilesQuery, StaffTilesQueryVariables>;

export function useStaffTilesQuery(options?: useQuery.Options<StaffTilesQuery, StaffTilesQueryVariables> | SkipToken) {
  return useQuery(StaffTilesDocument, options);
}

export function useStaffTilesLazyQuery(options?: useLazyQuery.Options<StaffTilesQuery, StaffTilesQueryVariables>) {
  return useLazyQuery(StaffTilesDocument, options);
}