/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MyContractQueryVariables = Exact<{
  number: string;
}>;


export type MyContractQuery = { rentalContract: { __typename: 'ExportedFile', fileName: string, url: string } };

export type MyInvoiceQueryVariables = Exact<{
  number: string;
}>;


export type MyInvoiceQuery = { invoiceDocument: { __typename: 'ExportedFile', fileName: string, url: string } };


export const MyContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MyContractQuery, MyContractQueryVariables>;
export const MyInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MyInvoiceQuery, MyInvoiceQueryVariables>;

export function useMyContractQuery(options: useQuery.Options<MyContractQuery, MyContractQueryVariables> | SkipToken) {
  return useQuery(MyContractDocument, options);
}

export function useMyContractLazyQuery(options?: useLazyQuery.Options<MyContractQuery, MyContractQueryVariables>) {
  return useLazyQuery(MyContractDocument, options);
}

export function useMyInvoiceQuery(options: useQuery.Options<MyInvoiceQuery, MyInvoiceQueryVariables> | SkipToken) {
  return useQuery(MyInvoiceDocument, options);
}

export function useMyInvoiceLazyQuery(options?: useLazyQuery.Options<MyInvoiceQuery, MyInvoiceQueryVariables>) {
  return useLazyQuery(MyInvoiceDocument, options);
}