/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type StampDutyQueryVariables = Exact<{ [key: string]: never; }>;


export type StampDutyQuery = { rentalSettings: { __typename: 'RentalSettings', stampDutyPercent: string } };


export const StampDutyDocument = {"__meta__":{"hash":"e45846ccc47ff24f35e879c98beffb01215dcdadcde36994b9617d430805a7ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StampDuty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stampDutyPercent"}}]}}]}}]} as unknown as DocumentNode<StampDutyQuery, StampDutyQueryVariables>;

export function useStampDutyQuery(options?: useQuery.Options<StampDutyQuery, StampDutyQueryVariables> | SkipToken) {
  return useQuery(StampDutyDocument, options);
}

export function useStampDutyLazyQuery(options?: useLazyQuery.Options<StampDutyQuery, StampDutyQueryVariables>) {
  return useLazyQuery(StampDutyDocument, options);
}