/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AgencyRowFragment = { __typename: 'Agency', id: string, name: string, phone: string, mobile: string, email: string, tradeRegister: string, cnss: string, patente: string, taxId: string, ice: string } & { ' $fragmentName'?: 'AgencyRowFragment' };

export type AgencyListQueryVariables = Exact<{
  search?: Types.AgencySearch | null | undefined;
  sort?: Types.AgencySort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type AgencyListQuery = { agencies: { __typename: 'AgencyPage', totalCount: number, page: number, pageCount: number, items: Array<(
      { __typename: 'Agency', id: string }
      & { ' $fragmentRefs'?: { 'AgencyRowFragment': AgencyRowFragment } }
    )> } };

export type AgenciesExportQueryVariables = Exact<{
  search?: Types.AgencySearch | null | undefined;
  sort?: Types.AgencySort | null | undefined;
}>;


export type AgenciesExportQuery = { agenciesExport: { __typename: 'ExportedFile', fileName: string, url: string } };

export type DeleteAgencyMutationVariables = Exact<{
  input: Types.DeleteAgencyInput;
}>;


export type DeleteAgencyMutation = { deleteAgency: boolean };

export type AgencyOfActQueryVariables = Exact<{
  id: string;
}>;


export type AgencyOfActQuery = { agency: (
    { __typename: 'Agency', id: string, name: string }
    & { ' $fragmentRefs'?: { 'AgencyRowFragment': AgencyRowFragment } }
  ) | null };

export const AgencyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"tradeRegister"}},{"kind":"Field","name":{"kind":"Name","value":"cnss"}},{"kind":"Field","name":{"kind":"Name","value":"patente"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"ice"}}]}}]} as unknown as DocumentNode<AgencyRowFragment, unknown>;
export const AgencyListDocument = {"__meta__":{"hash":"4f8fac8162629c20c8c09aded1d9940224087f18ada1760b52f6fd7d5d0f4f55"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"tradeRegister"}},{"kind":"Field","name":{"kind":"Name","value":"cnss"}},{"kind":"Field","name":{"kind":"Name","value":"patente"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"ice"}}]}}]} as unknown as DocumentNode<AgencyListQuery, AgencyListQueryVariables>;
export const AgenciesExportDocument = {"__meta__":{"hash":"e795df5e6c6f32a1ead69a19e8836887f11dd41a1c379d2e78ba18b799f8f509"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgenciesExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agenciesExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<AgenciesExportQuery, AgenciesExportQueryVariables>;
export const DeleteAgencyDocument = {"__meta__":{"hash":"3ada2c8c232f7a398624a70d44a4842be3beca1d9e5c77a95bebe7763bd59735"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAgencyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteAgencyMutation, DeleteAgencyMutationVariables>;
export const AgencyOfActDocument = {"__meta__":{"hash":"d562be2c3b5098c5f5ce8bfb13b2c6275a1c935e0eb4771dce2badd70d85cf60"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyOfAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"tradeRegister"}},{"kind":"Field","name":{"kind":"Name","value":"cnss"}},{"kind":"Field","name":{"kind":"Name","value":"patente"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"ice"}}]}}]} as unknown as DocumentNode<AgencyOfActQuery, AgencyOfActQueryVariables>;

export function useAgencyListQuery(options?: useQuery.Options<AgencyListQuery, AgencyListQueryVariables> | SkipToken) {
  return useQuery(AgencyListDocument, options);
}

export function useAgencyListLazyQuery(options?: useLazyQuery.Options<AgencyListQuery, AgencyListQueryVariables>) {
  return useLazyQuery(AgencyListDocument, options);
}

export function useAgenciesExportQuery(options?: useQuery.Options<AgenciesExportQuery, AgenciesExportQueryVariables> | SkipToken) {
  return useQuery(AgenciesExportDocument, options);
}

export function useAgenciesExportLazyQuery(options?: useLazyQuery.Options<AgenciesExportQuery, AgenciesExportQueryVariables>) {
  return useLazyQuery(AgenciesExportDocument, options);
}

export function useDeleteAgencyMutation(options?: Omit<useMutation.Options<DeleteAgencyMutation, DeleteAgencyMutationVariables>, 'variables'>) {
  return useMutation(DeleteAgencyDocument, options);
}

export function useAgencyOfActQuery(options: useQuery.Options<AgencyOfActQuery, AgencyOfActQueryVariables> | SkipToken) {
  return useQuery(AgencyOfActDocument, options);
}

export function useAgencyOfActLazyQuery(options?: useLazyQuery.Options<AgencyOfActQuery, AgencyOfActQueryVariables>) {
  return useLazyQuery(AgencyOfActDocument, options);
}