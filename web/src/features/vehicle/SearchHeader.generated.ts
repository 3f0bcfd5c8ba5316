/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TripQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TripQuestionsQuery = { tripQuestions: { __typename: 'TripQuestions', places: boolean, driverAge: boolean } };


export const TripQuestionsDocument = {"__meta__":{"hash":"deac3aee92f92c9e445ae21f5e4af7a05174271d3b3cc9057f9241aced010997"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TripQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tripQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"driverAge"}}]}}]}}]} as unknown as DocumentNode<TripQuestionsQuery, TripQuestionsQueryVariables>;

export function useTripQuestionsQuery(options?: useQuery.Options<TripQuestionsQuery, TripQuestionsQueryVariables> | SkipToken) {
  return useQuery(TripQuestionsDocument, options);
}

export function useTripQuestionsLazyQuery(options?: useLazyQuery.Options<TripQuestionsQuery, TripQuestionsQueryVariables>) {
  return useLazyQuery(TripQuestionsDocument, options);
}