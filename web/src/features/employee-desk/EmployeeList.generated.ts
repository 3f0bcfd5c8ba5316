/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type EmployeeRowFragment = { __typename: 'Employee', id: string, title: Types.Title, lastName: string, firstName: string, email: string, phone: string | null, address: string | null, role: Types.EmployeeRole, version: number } & { ' $fragmentName'?: 'EmployeeRowFragment' };

export type EmployeesQueryVariables = Exact<{
  filter?: Types.EmployeeFilter | null | undefined;
  search?: Types.EmployeeSearch | null | undefined;
  sort?: Types.EmployeeSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type EmployeesQuery = { employees: { __typename: 'EmployeePage', totalCount: number, page: number, pageCount: number, items: Array<(
      { __typename: 'Employee', id: string }
      & { ' $fragmentRefs'?: { 'EmployeeRowFragment': EmployeeRowFragment } }
    )> } };

export type EmployeesExportQueryVariables = Exact<{
  filter?: Types.EmployeeFilter | null | undefined;
  search?: Types.EmployeeSearch | null | undefined;
  sort?: Types.EmployeeSort | null | undefined;
}>;


export type EmployeesExportQuery = { employeesExport: { __typename: 'ExportedFile', fileName: string, url: string } };

export type DeleteEmployeeMutationVariables = Exact<{
  input: Types.EmployeeInput;
}>;


export type DeleteEmployeeMutation = { deleteEmployee: boolean };

export type EmployeeOfActQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeOfActQuery = { employee: (
    { __typename: 'Employee', id: string, lastName: string, firstName: string }
    & { ' $fragmentRefs'?: { 'EmployeeRowFragment': EmployeeRowFragment } }
  ) | null };

export const EmployeeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EmployeeRowFragment, unknown>;
export const EmployeesDocument = {"__meta__":{"hash":"5e35221f3ce24cb054197bd9379771ba3fe0b2c80944f392613fcae69bd4498e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Employees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EmployeesQuery, EmployeesQueryVariables>;
export const EmployeesExportDocument = {"__meta__":{"hash":"1c06bc3c411fc4b8266c3a39b095f0fd06ebb69003db83d97240692e15adcd19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeesExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeesExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<EmployeesExportQuery, EmployeesExportQueryVariables>;
export const DeleteEmployeeDocument = {"__meta__":{"hash":"672b970a2cd764d94fc6758f1617d6dc499c2dbe08bdc78ccfc05af07be6cb8d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteEmployeeMutation, DeleteEmployeeMutationVariables>;
export const EmployeeOfActDocument = {"__meta__":{"hash":"59a2f3a418999942e13a9c48999214fc5c1e920b3459d37ba8f56d5d5e1d49cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeOfAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EmployeeOfActQuery, EmployeeOfActQueryVariables>;

export function useEmployeesQuery(options?: useQuery.Options<EmployeesQuery, EmployeesQueryVariables> | SkipToken) {
  return useQuery(EmployeesDocument, options);
}

export function useEmployeesLazyQuery(options?: useLazyQuery.Options<EmployeesQuery, EmployeesQueryVariables>) {
  return useLazyQuery(EmployeesDocument, options);
}

export function useEmployeesExportQuery(options?: useQuery.Options<EmployeesExportQuery, EmployeesExportQueryVariables> | SkipToken) {
  return useQuery(EmployeesExportDocument, options);
}

export function useEmployeesExportLazyQuery(options?: useLazyQuery.Options<EmployeesExportQuery, EmployeesExportQueryVariables>) {
  return useLazyQuery(EmployeesExportDocument, options);
}

export function useDeleteEmployeeMutation(options?: Omit<useMutation.Options<DeleteEmployeeMutation, DeleteEmployeeMutationVariables>, 'variables'>) {
  return useMutation(DeleteEmployeeDocument, options);
}

export function useEmployeeOfActQuery(options: useQuery.Options<EmployeeOfActQuery, EmployeeOfActQueryVariables> | SkipToken) {
  return useQuery(EmployeeOfActDocument, options);
}

export function useEmployeeOfActLazyQuery(options?: useLazyQuery.Options<EmployeeOfActQuery, EmployeeOfActQueryVariables>) {
  return useLazyQuery(EmployeeOfActDocument, options);
}