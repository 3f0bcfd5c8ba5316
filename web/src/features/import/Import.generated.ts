/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, useSubscription, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ImportOfQueryVariables = Exact<{
  id: string;
  outcome?: Types.ImportLineOutcome | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ImportOfQuery = { import: { __typename: 'Import', id: string, kind: Types.ImportKind, status: Types.ImportStatus, fileName: string, lineCount: number, columns: Array<{ __typename: 'ImportColumn', heading: string, examples: Array<string> }>, fields: Array<{ __typename: 'ImportField', name: string, heading: string, required: boolean, note: string, choices: Array<string>, column: number | null, value: string | null }>, counts: { __typename: 'ImportCounts', added: number, updated: number, unchanged: number, wrong: number }, lines: { __typename: 'ImportLinePage', totalCount: number, page: number, pageCount: number, items: Array<{ __typename: 'ImportLine', line: number, outcome: Types.ImportLineOutcome, cells: Array<string>, remark: string | null, problems: Array<{ __typename: 'ImportProblem', field: string | null, message: string }> }> } } | null };

export type UploadImportMutationVariables = Exact<{
  input: Types.UploadImportInput;
}>;


export type UploadImportMutation = { uploadImport: { __typename: 'Import', id: string } };

export type CheckImportMutationVariables = Exact<{
  input: Types.CheckImportInput;
}>;


export type CheckImportMutation = { checkImport: { __typename: 'Import', id: string, status: Types.ImportStatus, counts: { __typename: 'ImportCounts', added: number, updated: number, unchanged: number, wrong: number } } };

export type RunImportMutationVariables = Exact<{
  input: Types.RunImportInput;
}>;


export type RunImportMutation = { runImport: { __typename: 'Import', id: string, status: Types.ImportStatus } };

export type ImportTemplateQueryVariables = Exact<{
  kind: Types.ImportKind;
}>;


export type ImportTemplateQuery = { importTemplate: { __typename: 'ExportedFile', fileName: string, url: string } };

export type ImportWrongLinesQueryVariables = Exact<{
  id: string;
}>;


export type ImportWrongLinesQuery = { importWrongLines: { __typename: 'ExportedFile', fileName: string, url: string } };

export type ImportProgressedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ImportProgressedSubscription = { importProgressed: { __typename: 'ImportProgress', done: number, total: number } };


export const ImportOfDocument = {"__meta__":{"hash":"5d81c962d3745484fa2cf5fd46072d9599674b86ac476396b7d3d6a51cba12e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportLineOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportOfQuery, ImportOfQueryVariables>;
export const UploadImportDocument = {"__meta__":{"hash":"eabcdba4ea405da8e25202391326d600221d5c1a142682ab4bd726c5a054e26b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UploadImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UploadImportMutation, UploadImportMutationVariables>;
export const CheckImportDocument = {"__meta__":{"hash":"74df24e2adc35639b5bd2bfacb4b11cd89e83fbe0388e988e2b55680d553c1e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}}]}}]}}]}}]} as unknown as DocumentNode<CheckImportMutation, CheckImportMutationVariables>;
export const RunImportDocument = {"__meta__":{"hash":"24d721ca97eb2008d3cc19e717978a08066e7dc5580e461823d5f6c0f819d25c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RunImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RunImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RunImportMutation, RunImportMutationVariables>;
export const ImportTemplateDocument = {"__meta__":{"hash":"e4105e62bcdd008abefa3e844e989f538d0acd1e87b152dd8be5493826377ce8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ImportTemplateQuery, ImportTemplateQueryVariables>;
export const ImportWrongLinesDocument = {"__meta__":{"hash":"3e201cd88bca96496d1a50fc2b738389874e9c6d8782d5d65ffec561ffa1cbe2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportWrongLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importWrongLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ImportWrongLinesQuery, ImportWrongLinesQueryVariables>;
export const ImportProgressedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ImportProgressed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importProgressed"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ImportProgressedSubscription, ImportProgressedSubscriptionVariables>;

export function useImportOfQuery(options: useQuery.Options<ImportOfQuery, ImportOfQueryVariables> | SkipToken) {
  return useQuery(ImportOfDocument, options);
}

export function useImportOfLazyQuery(options?: useLazyQuery.Options<ImportOfQuery, ImportOfQueryVariables>) {
  return useLazyQuery(ImportOfDocument, options);
}

export function useUploadImportMutation(options?: Omit<useMutation.Options<UploadImportMutation, UploadImportMutationVariables>, 'variables'>) {
  return useMutation(UploadImportDocument, options);
}

export function useCheckImportMutation(options?: Omit<useMutation.Options<CheckImportMutation, CheckImportMutationVariables>, 'variables'>) {
  return useMutation(CheckImportDocument, options);
}

export function useRunImportMutation(options?: Omit<useMutation.Options<RunImportMutation, RunImportMutationVariables>, 'variables'>) {
  return useMutation(RunImportDocument, options);
}

export function useImportTemplateQuery(options: useQuery.Options<ImportTemplateQuery, ImportTemplateQueryVariables> | SkipToken) {
  return useQuery(ImportTemplateDocument, options);
}

export function useImportTemplateLazyQuery(options?: useLazyQuery.Options<ImportTemplateQuery, ImportTemplateQueryVariables>) {
  return useLazyQuery(ImportTemplateDocument, options);
}

export function useImportWrongLinesQuery(options: useQuery.Options<ImportWrongLinesQuery, ImportWrongLinesQueryVariables> | SkipToken) {
  return useQuery(ImportWrongLinesDocument, options);
}

export function useImportWrongLinesLazyQuery(options?: useLazyQuery.Options<ImportWrongLinesQuery, ImportWrongLinesQueryVariables>) {
  return useLazyQuery(ImportWrongLinesDocument, options);
}

export function useImportProgressedSubscription(options: useSubscription.Options<ImportProgressedSubscription, ImportProgressedSubscriptionVariables> | SkipToken) {
  return useSubscription(ImportProgressedDocument, options);
}