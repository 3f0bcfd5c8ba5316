/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReservationFilterCustomerQueryVariables = Exact<{
  id: string;
}>;


export type ReservationFilterCustomerQuery = { customer: { __typename: 'Customer', id: string, lastName: string, firstName: string } | null };


export const ReservationFilterCustomerDocument = {"__meta__":{"hash":"732f388bdbab934edd7ebd7d7c2676f36122909d11e4ef14d3fb58a5b73e5779"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservationFilterCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}}]}}]} as unknown as DocumentNode<ReservationFilterCustomerQuery, ReservationFilterCustomerQueryVariables>;

export function useReservationFilterCustomerQuery(options: useQuery.Options<ReservationFilterCustomerQuery, ReservationFilterCustomerQueryVariables> | SkipToken) {
  return useQuery(ReservationFilterCustomerDocument, options);
}

export function useReservationFilterCustomerLazyQuery(options?: useLazyQuery.Options<ReservationFilterCustomerQuery, ReservationFilterCustomerQueryVariables>) {
  return useLazyQuery(ReservationFilterCustomerDocument, options);
}