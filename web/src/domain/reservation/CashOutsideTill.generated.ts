/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OwnTillQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTillQuery = { myTill: { __typename: 'Till', id: string } | null };


export const OwnTillDocument = {"__meta__":{"hash":"c692899f8b8ae68850c60354243eb0bef704a0eff51ed13d6832c38bd3e23886"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTill"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OwnTillQuery, OwnTillQueryVariables>;

export function useOwnTillQuery(options?: useQuery.Options<OwnTillQuery, OwnTillQueryVariables> | SkipToken) {
  return useQuery(OwnTillDocument, options);
}

export function useOwnTillLazyQuery(options?: useLazyQuery.Options<OwnTillQuery, OwnTillQueryVariables>) {
  return useLazyQuery(OwnTillDocument, options);
}