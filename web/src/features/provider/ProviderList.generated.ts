/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ProviderRowFragment = { __typename: 'ServiceProvider', id: string, name: string, address: string, phone: string, email: string } & { ' $fragmentName'?: 'ProviderRowFragment' };

export type ServiceProvidersQueryVariables = Exact<{
  search?: Types.ServiceProviderSearch | null | undefined;
  sort?: Types.ServiceProviderSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ServiceProvidersQuery = { serviceProviders: { __typename: 'ServiceProviderPage', totalCount: number, page: number, pageCount: number, items: Array<(
      { __typename: 'ServiceProvider', id: string }
      & { ' $fragmentRefs'?: { 'ProviderRowFragment': ProviderRowFragment } }
    )> } };

export type ServiceProvidersExportQueryVariables = Exact<{
  search?: Types.ServiceProviderSearch | null | undefined;
  sort?: Types.ServiceProviderSort | null | undefined;
}>;


export type ServiceProvidersExportQuery = { serviceProvidersExport: { __typename: 'ExportedFile', fileName: string, url: string } };

export type DeleteServiceProviderMutationVariables = Exact<{
  input: Types.DeleteServiceProviderInput;
}>;


export type DeleteServiceProviderMutation = { deleteServiceProvider: boolean };

export type ProviderOfActQueryVariables = Exact<{
  id: string;
}>;


export type ProviderOfActQuery = { serviceProvider: (
    { __typename: 'ServiceProvider', id: string, name: string }
    & { ' $fragmentRefs'?: { 'ProviderRowFragment': ProviderRowFragment } }
  ) | null };

export const ProviderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ProviderRowFragment, unknown>;
export const ServiceProvidersDocument = {"__meta__":{"hash":"e252978dd127ae1d4f371fcb7a47653edb9535c2a1942c8eb220f9365c9c6508"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceProviders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProviderSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProviderSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceProviders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ServiceProvidersQuery, ServiceProvidersQueryVariables>;
export const ServiceProvidersExportDocument = {"__meta__":{"hash":"01a957761e5713e9089b16a30878b7a1859ff3af4787def810d3d199694df98a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceProvidersExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProviderSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProviderSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceProvidersExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ServiceProvidersExportQuery, ServiceProvidersExportQueryVariables>;
export const DeleteServiceProviderDocument = {"__meta__":{"hash":"0e4fd46a9de7227e601b4b000e62bd44d02c3d817a36b8c6f59ed521a07c0e79"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteServiceProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteServiceProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteServiceProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteServiceProviderMutation, DeleteServiceProviderMutationVariables>;
export const ProviderOfActDocument = {"__meta__":{"hash":"6d823b20c9e090523f71033b0bba0f92c9d0cd99a9cb3ea67ed0d0d9c427af82"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProviderOfAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ProviderOfActQuery, ProviderOfActQueryVariables>;

export function useServiceProvidersQuery(options?: useQuery.Options<ServiceProvidersQuery, ServiceProvidersQueryVariables> | SkipToken) {
  return useQuery(ServiceProvidersDocument, options);
}

export function useServiceProvidersLazyQuery(options?: useLazyQuery.Options<ServiceProvidersQuery, ServiceProvidersQueryVariables>) {
  return useLazyQuery(ServiceProvidersDocument, options);
}

export function useServiceProvidersExportQuery(options?: useQuery.Options<ServiceProvidersExportQuery, ServiceProvidersExportQueryVariables> | SkipToken) {
  return useQuery(ServiceProvidersExportDocument, options);
}

export function useServiceProvidersExportLazyQuery(options?: useLazyQuery.Options<ServiceProvidersExportQuery, ServiceProvidersExportQueryVariables>) {
  return useLazyQuery(ServiceProvidersExportDocument, options);
}

export function useDeleteServiceProviderMutation(options?: Omit<useMutation.Options<DeleteServiceProviderMutation, DeleteServiceProviderMutationVariables>, 'variables'>) {
  return useMutation(DeleteServiceProviderDocument, options);
}

export function useProviderOfActQuery(options: useQuery.Options<ProviderOfActQuery, ProviderOfActQueryVariables> | SkipToken) {
  return useQuery(ProviderOfActDocument, options);
}

export function useProviderOfActLazyQuery(options?: useLazyQuery.Options<ProviderOfActQuery, ProviderOfActQueryVariables>) {
  return useLazyQuery(ProviderOfActDocument, options);
}