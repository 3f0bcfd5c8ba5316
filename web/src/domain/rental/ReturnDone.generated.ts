/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReturnDoneQueryVariables = Exact<{
  number: string;
}>;


export type ReturnDoneQuery = { reservation: { __typename: 'Reservation', id: string, number: string, balance: string | null, depositHeld: string, openCharges: number, driver: { __typename: 'Driver', firstName: string, lastName: string }, payments: Array<{ __typename: 'Payment', id: string, kind: Types.PaymentKind, corrected: boolean, receiptNumber: string | null }>, invoices: Array<{ __typename: 'Invoice', id: string, kind: Types.InvoiceKind, corrected: boolean }>, depositEntries: Array<{ __typename: 'DepositEntry', id: string }> } | null };


export const ReturnDoneDocument = {"__meta__":{"hash":"3c3c205321b257ce6a8d77a420b4142d87df057640330cc4f3d8cffe82e2a4ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReturnDone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"depositHeld"}},{"kind":"Field","name":{"kind":"Name","value":"openCharges"}},{"kind":"Field","name":{"kind":"Name","value":"driver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"depositEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ReturnDoneQuery, ReturnDoneQueryVariables>;

export function useReturnDoneQuery(options: useQuery.Options<ReturnDoneQuery, ReturnDoneQueryVariables> | SkipToken) {
  return useQuery(ReturnDoneDocument, options);
}

export function useReturnDoneLazyQuery(options?: useLazyQuery.Options<ReturnDoneQuery, ReturnDoneQueryVariables>) {
  return useLazyQuery(ReturnDoneDocument, options);
}