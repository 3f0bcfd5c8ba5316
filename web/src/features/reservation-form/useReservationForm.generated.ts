/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReservationCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type ReservationCustomerQuery = { me: { __typename: 'Me', customer: { __typename: 'Customer', id: string, lastName: string, firstName: string, email: string, phone: string, nationalId: string | null } | null } | null };


export const ReservationCustomerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservationCustomer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nationalId"}}]}}]}}]}}]} as unknown as DocumentNode<ReservationCustomerQuery, ReservationCustomerQueryVariables>;

export function useReservationCustomerQuery(options?: useQuery.Options<ReservationCustomerQuery, ReservationCustomerQueryVariables> | SkipToken) {
  return useQuery(ReservationCustomerDocument, options);
}

export function useReservationCustomerLazyQuery(options?: useLazyQuery.Options<ReservationCustomerQuery, ReservationCustomerQueryVariables>) {
  return useLazyQuery(ReservationCustomerDocument, options);
}