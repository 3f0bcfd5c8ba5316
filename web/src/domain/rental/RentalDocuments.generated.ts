/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RentalContractQueryVariables = Exact<{
  number: string;
}>;


export type RentalContractQuery = { rentalContract: { __typename: 'ExportedFile', fileName: string, url: string } };

export type InvoiceDocumentQueryVariables = Exact<{
  number: string;
  invoiceNumber?: string | null | undefined;
  proForma?: boolean | null | undefined;
}>;


export type InvoiceDocumentQuery = { invoiceDocument: { __typename: 'ExportedFile', fileName: string, url: string } };

export type PaymentReceiptQueryVariables = Exact<{
  number: string;
  receiptNumber: string;
}>;


export type PaymentReceiptQuery = { paymentReceipt: { __typename: 'ExportedFile', fileName: string, url: string } };

export type IssueInvoiceMutationVariables = Exact<{
  input: Types.IssueInvoiceInput;
}>;


export type IssueInvoiceMutation = { issueInvoice: { __typename: 'Invoice', id: string, number: string } };

export type CorrectInvoiceMutationVariables = Exact<{
  input: Types.CorrectInvoiceInput;
}>;


export type CorrectInvoiceMutation = { correctInvoice: { __typename: 'InvoiceCorrection', creditNote: { __typename: 'Invoice', id: string, number: string }, invoice: { __typename: 'Invoice', id: string, number: string } | null } };


export const RentalContractDocument = {"__meta__":{"hash":"3294694a532197182837ca8cd80010d75c8ecf83e78815b46c3f0f3bd3a9ffd8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<RentalContractQuery, RentalContractQueryVariables>;
export const InvoiceDocumentDocument = {"__meta__":{"hash":"16de8cddb4ccbd6c4a3ce9bfe95447a3b4d3e77e2929632d9c74b60d108567fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proForma"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"invoiceNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoiceNumber"}}},{"kind":"Argument","name":{"kind":"Name","value":"proForma"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proForma"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<InvoiceDocumentQuery, InvoiceDocumentQueryVariables>;
export const PaymentReceiptDocument = {"__meta__":{"hash":"9215e5b663c32134da9f1e476f0d1106095da07ca89242c4a6f4dead2fdf99f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"receiptNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<PaymentReceiptQuery, PaymentReceiptQueryVariables>;
export const IssueInvoiceDocument = {"__meta__":{"hash":"8bf9aabce8598a9e40b5c993cdfadb6f6bd031debbd63612a122bf0d5024f51b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueInvoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<IssueInvoiceMutation, IssueInvoiceMutationVariables>;
export const CorrectInvoiceDocument = {"__meta__":{"hash":"8a3895e5638569a364d87f674bd689df9afbc05da1e3416e9ea376a12710d3d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectInvoiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<CorrectInvoiceMutation, CorrectInvoiceMutationVariables>;

export function useRentalContractQuery(options: useQuery.Options<RentalContractQuery, RentalContractQueryVariables> | SkipToken) {
  return useQuery(RentalContractDocument, options);
}

export function useRentalContractLazyQuery(options?: useLazyQuery.Options<RentalContractQuery, RentalContractQueryVariables>) {
  return useLazyQuery(RentalContractDocument, options);
}

export function useInvoiceDocumentQuery(options: useQuery.Options<InvoiceDocumentQuery, InvoiceDocumentQueryVariables> | SkipToken) {
  return useQuery(InvoiceDocumentDocument, options);
}

export function useInvoiceDocumentLazyQuery(options?: useLazyQuery.Options<InvoiceDocumentQuery, InvoiceDocumentQueryVariables>) {
  return useLazyQuery(InvoiceDocumentDocument, options);
}

export function usePaymentReceiptQuery(options: useQuery.Options<PaymentReceiptQuery, PaymentReceiptQueryVariables> | SkipToken) {
  return useQuery(PaymentReceiptDocument, options);
}

export function usePaymentReceiptLazyQuery(options?: useLazyQuery.Options<PaymentReceiptQuery, PaymentReceiptQueryVariables>) {
  return useLazyQuery(PaymentReceiptDocument, options);
}

export function useIssueInvoiceMutation(options?: Omit<useMutation.Options<IssueInvoiceMutation, IssueInvoiceMutationVariables>, 'variables'>) {
  return useMutation(IssueInvoiceDocument, options);
}

export function useCorrectInvoiceMutation(options?: Omit<useMutation.Options<CorrectInvoiceMutation, CorrectInvoiceMutationVariables>, 'variables'>) {
  return useMutation(CorrectInvoiceDocument, options);
}