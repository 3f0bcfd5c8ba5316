/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { DeductedChargeFieldsFragment } from '../../domain/charge/DeductedCharge.generated';
import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MyContractQueryVariables = Exact<{
  number: string;
}>;


export type MyContractQuery = { rentalContract: { __typename: 'ExportedFile', fileName: string, url: string } };

export type MyPaymentsQueryVariables = Exact<{
  number: string;
}>;


export type MyPaymentsQuery = { reservation: { __typename: 'Reservation', id: string, number: string, depositAmount: string, depositHeld: string, depositState: Types.DepositState, payments: Array<{ __typename: 'Payment', id: string, kind: Types.PaymentKind, amount: string, method: Types.PaymentMethod, paidOn: string, corrected: boolean, receiptNumber: string | null }>, returnCharges: Array<{ __typename: 'ReturnCharge', id: string, label: string, detail: string, confirmedAmount: string | null }>, amendments: Array<{ __typename: 'RentalAmendment', id: string, number: number, kind: Types.AmendmentKind, createdAt: string, difference: string, signedAt: string | null, signatureKey: string | null }>, depositEntries: Array<{ __typename: 'DepositEntry', id: string, kind: Types.DepositEntryKind, amount: string, method: Types.DepositMethod | null, reason: string | null, corrected: boolean, createdAt: string, charge: (
        { __typename: 'ReturnCharge', id: string, label: string }
        & { ' $fragmentRefs'?: { 'DeductedChargeFieldsFragment': DeductedChargeFieldsFragment } }
      ) | null }> } | null };

export type MyReceiptQueryVariables = Exact<{
  number: string;
  receiptNumber: string;
}>;


export type MyReceiptQuery = { paymentReceipt: { __typename: 'ExportedFile', fileName: string, url: string } };

export type MyDepositStatementQueryVariables = Exact<{
  number: string;
}>;


export type MyDepositStatementQuery = { depositStatement: { __typename: 'ExportedFile', fileName: string, url: string } };

export type MyAmendmentQueryVariables = Exact<{
  number: string;
  amendment: number;
}>;


export type MyAmendmentQuery = { rentalAmendment: { __typename: 'ExportedFile', fileName: string, url: string } };

export type MyInspectionsQueryVariables = Exact<{
  number: string;
}>;


export type MyInspectionsQuery = { inspectionReport: { __typename: 'ExportedFile', fileName: string, url: string } };

export type MyInvoiceQueryVariables = Exact<{
  number: string;
}>;


export type MyInvoiceQuery = { invoiceDocument: { __typename: 'ExportedFile', fileName: string, url: string } };


export const MyContractDocument = {"__meta__":{"hash":"fd563ceb9f3c3475c98d69ee57b7d2fd74f2ace4bcf8cf24e830e4f247ee65d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MyContractQuery, MyContractQueryVariables>;
export const MyPaymentsDocument = {"__meta__":{"hash":"70c618f40102f09c6fb75398d26a3ec830554f267c239ea98a55326494420c07"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnCharges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAmount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amendments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signatureKey"}}]}},{"kind":"Field","name":{"kind":"Name","value":"depositAmount"}},{"kind":"Field","name":{"kind":"Name","value":"depositHeld"}},{"kind":"Field","name":{"kind":"Name","value":"depositState"}},{"kind":"Field","name":{"kind":"Name","value":"depositEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"charge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeductedChargeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeductedChargeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MyPaymentsQuery, MyPaymentsQueryVariables>;
export const MyReceiptDocument = {"__meta__":{"hash":"0a212b4bf442882fb55e9560e6a13e39d931556b7a076fd3f943f2e99a508935"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentReceipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"receiptNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MyReceiptQuery, MyReceiptQueryVariables>;
export const MyDepositStatementDocument = {"__meta__":{"hash":"236b3c73a9bce91a0faa30f5610df4989135c8b251d868f7769371b4b22b3ca3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDepositStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"depositStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MyDepositStatementQuery, MyDepositStatementQueryVariables>;
export const MyAmendmentDocument = {"__meta__":{"hash":"4821ca2ff250d5d541f4455bb8debf355a856795c83b263ef7c5ac4e52953e15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyAmendment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amendment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalAmendment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"amendment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amendment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MyAmendmentQuery, MyAmendmentQueryVariables>;
export const MyInspectionsDocument = {"__meta__":{"hash":"d2185b7e1c32bf26d9b139988ee0b56a9cdb47afa88d1e4f4cba30a0f8c3e6f7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyInspections"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inspectionReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MyInspectionsQuery, MyInspectionsQueryVariables>;
export const MyInvoiceDocument = {"__meta__":{"hash":"33d74ceefab8b0ad769f7c7f95e2c935f5e779bacef4c6b87ed0f35a5848accc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MyInvoiceQuery, MyInvoiceQueryVariables>;

export function useMyContractQuery(options: useQuery.Options<MyContractQuery, MyContractQueryVariables> | SkipToken) {
  return useQuery(MyContractDocument, options);
}

export function useMyContractLazyQuery(options?: useLazyQuery.Options<MyContractQuery, MyContractQueryVariables>) {
  return useLazyQuery(MyContractDocument, options);
}

export function useMyPaymentsQuery(options: useQuery.Options<MyPaymentsQuery, MyPaymentsQueryVariables> | SkipToken) {
  return useQuery(MyPaymentsDocument, options);
}

export function useMyPaymentsLazyQuery(options?: useLazyQuery.Options<MyPaymentsQuery, MyPaymentsQueryVariables>) {
  return useLazyQuery(MyPaymentsDocument, options);
}

export function useMyReceiptQuery(options: useQuery.Options<MyReceiptQuery, MyReceiptQueryVariables> | SkipToken) {
  return useQuery(MyReceiptDocument, options);
}

export function useMyReceiptLazyQuery(options?: useLazyQuery.Options<MyReceiptQuery, MyReceiptQueryVariables>) {
  return useLazyQuery(MyReceiptDocument, options);
}

export function useMyDepositStatementQuery(options: useQuery.Options<MyDepositStatementQuery, MyDepositStatementQueryVariables> | SkipToken) {
  return useQuery(MyDepositStatementDocument, options);
}

export function useMyDepositStatementLazyQuery(options?: useLazyQuery.Options<MyDepositStatementQuery, MyDepositStatementQueryVariables>) {
  return useLazyQuery(MyDepositStatementDocument, options);
}

export function useMyAmendmentQuery(options: useQuery.Options<MyAmendmentQuery, MyAmendmentQueryVariables> | SkipToken) {
  return useQuery(MyAmendmentDocument, options);
}

export function useMyAmendmentLazyQuery(options?: useLazyQuery.Options<MyAmendmentQuery, MyAmendmentQueryVariables>) {
  return useLazyQuery(MyAmendmentDocument, options);
}

export function useMyInspectionsQuery(options: useQuery.Options<MyInspectionsQuery, MyInspectionsQueryVariables> | SkipToken) {
  return useQuery(MyInspectionsDocument, options);
}

export function useMyInspectionsLazyQuery(options?: useLazyQuery.Options<MyInspectionsQuery, MyInspectionsQueryVariables>) {
  return useLazyQuery(MyInspectionsDocument, options);
}

export function useMyInvoiceQuery(options: useQuery.Options<MyInvoiceQuery, MyInvoiceQueryVariables> | SkipToken) {
  return useQuery(MyInvoiceDocument, options);
}

export function useMyInvoiceLazyQuery(options?: useLazyQuery.Options<MyInvoiceQuery, MyInvoiceQueryVariables>) {
  return useLazyQuery(MyInvoiceDocument, options);
}