/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CashReportQueryVariables = Exact<{
  day: string;
  agencyId?: string | null | undefined;
}>;


export type CashReportQuery = { cashReport: { __typename: 'CashReport', day: string, total: string, rows: Array<{ __typename: 'CashReportRow', agencyId: string, agency: string, employee: string | null, method: Types.CashMethod, payments: string, refunds: string, stampDuties: string, deposits: string, movements: string, total: string, outsideTill: string }> }, agencies: { __typename: 'AgencyPage', items: Array<{ __typename: 'Agency', id: string, name: string }> } };

export type CashReportDocumentQueryVariables = Exact<{
  day: string;
  agencyId?: string | null | undefined;
}>;


export type CashReportDocumentQuery = { cashReportDocument: { __typename: 'ExportedFile', fileName: string, url: string } };

export type CashReportExportQueryVariables = Exact<{
  day: string;
  agencyId?: string | null | undefined;
}>;


export type CashReportExportQuery = { cashReportExport: { __typename: 'ExportedFile', fileName: string, url: string } };


export const CashReportDocument = {"__meta__":{"hash":"cc59159ba656d3bc5e1d26543d6c64faea2e7da00cc43559233f85de50dd953f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agencyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"agencyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agencyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyId"}},{"kind":"Field","name":{"kind":"Name","value":"agency"}},{"kind":"Field","name":{"kind":"Name","value":"employee"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"refunds"}},{"kind":"Field","name":{"kind":"Name","value":"stampDuties"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"movements"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"outsideTill"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CashReportQuery, CashReportQueryVariables>;
export const CashReportDocumentDocument = {"__meta__":{"hash":"a3165196ade50bcc5d9d36c2b72b5b14a7efca64b068d009b9707d9e2c1ac5fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashReportDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agencyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashReportDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"agencyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agencyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CashReportDocumentQuery, CashReportDocumentQueryVariables>;
export const CashReportExportDocument = {"__meta__":{"hash":"a8bbece9617770b20d487974e97edc490b4f1e6cd7531a1ddc279eda502cb112"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashReportExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agencyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashReportExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"agencyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agencyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<CashReportExportQuery, CashReportExportQueryVariables>;

export function useCashReportQuery(options: useQuery.Options<CashReportQuery, CashReportQueryVariables> | SkipToken) {
  return useQuery(CashReportDocument, options);
}

export function useCashReportLazyQuery(options?: useLazyQuery.Options<CashReportQuery, CashReportQueryVariables>) {
  return useLazyQuery(CashReportDocument, options);
}

export function useCashReportDocumentQuery(options: useQuery.Options<CashReportDocumentQuery, CashReportDocumentQueryVariables> | SkipToken) {
  return useQuery(CashReportDocumentDocument, options);
}

export function useCashReportDocumentLazyQuery(options?: useLazyQuery.Options<CashReportDocumentQuery, CashReportDocumentQueryVariables>) {
  return useLazyQuery(CashReportDocumentDocument, options);
}

export function useCashReportExportQuery(options: useQuery.Options<CashReportExportQuery, CashReportExportQueryVariables> | SkipToken) {
  return useQuery(CashReportExportDocument, options);
}

export function useCashReportExportLazyQuery(options?: useLazyQuery.Options<CashReportExportQuery, CashReportExportQueryVariables>) {
  return useLazyQuery(CashReportExportDocument, options);
}