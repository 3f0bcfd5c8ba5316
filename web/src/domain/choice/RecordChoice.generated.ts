/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type FoundVehiclesQueryVariables = Exact<{
  search?: Types.VehicleSearch | null | undefined;
  sort?: Types.VehicleSort | null | undefined;
}>;


export type FoundVehiclesQuery = { vehicles: { __typename: 'VehiclePage', totalCount: number, items: Array<{ __typename: 'Vehicle', id: string, name: string, plateNumber: string }> } };

export type FoundProvidersQueryVariables = Exact<{
  search?: Types.ServiceProviderSearch | null | undefined;
}>;


export type FoundProvidersQuery = { serviceProviders: { __typename: 'ServiceProviderPage', totalCount: number, items: Array<{ __typename: 'ServiceProvider', id: string, name: string }> } };

export type FoundAgenciesQueryVariables = Exact<{
  search?: Types.AgencySearch | null | undefined;
}>;


export type FoundAgenciesQuery = { agencies: { __typename: 'AgencyPage', totalCount: number, items: Array<{ __typename: 'Agency', id: string, name: string }> } };

export type FoundBrandsQueryVariables = Exact<{
  search?: Types.BrandSearch | null | undefined;
}>;


export type FoundBrandsQuery = { brands: { __typename: 'BrandPage', totalCount: number, items: Array<{ __typename: 'Brand', id: string, name: string }> } };

export type NamedVehicleQueryVariables = Exact<{
  id: string;
}>;


export type NamedVehicleQuery = { vehicle: { __typename: 'Vehicle', id: string, name: string, plateNumber: string } | null };

export type NamedAgencyQueryVariables = Exact<{
  id: string;
}>;


export type NamedAgencyQuery = { agency: { __typename: 'Agency', id: string, name: string } | null };

export type NamedBrandQueryVariables = Exact<{
  id: string;
}>;


export type NamedBrandQuery = { brand: { __typename: 'Brand', id: string, name: string } | null };

export type AgencyChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyChoicesQuery = { agencies: { __typename: 'AgencyPage', totalCount: number, items: Array<{ __typename: 'Agency', id: string, name: string }> } };


export const FoundVehiclesDocument = {"__meta__":{"hash":"ad3b397ba5d3529d45807514e4626c05f9109b9a56da2447be9322370c5b41ae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundVehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FoundVehiclesQuery, FoundVehiclesQueryVariables>;
export const FoundProvidersDocument = {"__meta__":{"hash":"a37c66d082d9ba11bc2d03e9901265ec11b9b45857948ccc32d9e6ef8ccc8620"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundProviders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProviderSearch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceProviders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FoundProvidersQuery, FoundProvidersQueryVariables>;
export const FoundAgenciesDocument = {"__meta__":{"hash":"a554d367803ac31d38dca7bfccc497d47d0172494ade7295ff741b7e1950f2ba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundAgencies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySearch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FoundAgenciesQuery, FoundAgenciesQueryVariables>;
export const FoundBrandsDocument = {"__meta__":{"hash":"df0b6abbaf633162787f1c5fa749ac9791440538e5f21756e8f1261dcc2f5d87"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandSearch"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<FoundBrandsQuery, FoundBrandsQueryVariables>;
export const NamedVehicleDocument = {"__meta__":{"hash":"14b07782aa9f4d0d84343ef45c130f6664b11f470120b771614ba9e062222082"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamedVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}}]}}]} as unknown as DocumentNode<NamedVehicleQuery, NamedVehicleQueryVariables>;
export const NamedAgencyDocument = {"__meta__":{"hash":"3d8861dc6d2ed050c063374a385fe081087c982021c17885595c2d8f97a4fe7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamedAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NamedAgencyQuery, NamedAgencyQueryVariables>;
export const NamedBrandDocument = {"__meta__":{"hash":"4d46c5f8fcf0e5c1bfac9357873ee2a5de973f1175e483332b8803c3a1e5efdb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NamedBrand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NamedBrandQuery, NamedBrandQueryVariables>;
export const AgencyChoicesDocument = {"__meta__":{"hash":"ca2217732f00bd1604c733b80352329651cda41cc627d0ad8eda3e63d8b2b073"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AgencyChoicesQuery, AgencyChoicesQueryVariables>;

export function useFoundVehiclesQuery(options?: useQuery.Options<FoundVehiclesQuery, FoundVehiclesQueryVariables> | SkipToken) {
  return useQuery(FoundVehiclesDocument, options);
}

export function useFoundVehiclesLazyQuery(options?: useLazyQuery.Options<FoundVehiclesQuery, FoundVehiclesQueryVariables>) {
  return useLazyQuery(FoundVehiclesDocument, options);
}

export function useFoundProvidersQuery(options?: useQuery.Options<FoundProvidersQuery, FoundProvidersQueryVariables> | SkipToken) {
  return useQuery(FoundProvidersDocument, options);
}

export function useFoundProvidersLazyQuery(options?: useLazyQuery.Options<FoundProvidersQuery, FoundProvidersQueryVariables>) {
  return useLazyQuery(FoundProvidersDocument, options);
}

export function useFoundAgenciesQuery(options?: useQuery.Options<FoundAgenciesQuery, FoundAgenciesQueryVariables> | SkipToken) {
  return useQuery(FoundAgenciesDocument, options);
}

export function useFoundAgenciesLazyQuery(options?: useLazyQuery.Options<FoundAgenciesQuery, FoundAgenciesQueryVariables>) {
  return useLazyQuery(FoundAgenciesDocument, options);
}

export function useFoundBrandsQuery(options?: useQuery.Options<FoundBrandsQuery, FoundBrandsQueryVariables> | SkipToken) {
  return useQuery(FoundBrandsDocument, options);
}

export function useFoundBrandsLazyQuery(options?: useLazyQuery.Options<FoundBrandsQuery, FoundBrandsQueryVariables>) {
  return useLazyQuery(FoundBrandsDocument, options);
}

export function useNamedVehicleQuery(options: useQuery.Options<NamedVehicleQuery, NamedVehicleQueryVariables> | SkipToken) {
  return useQuery(NamedVehicleDocument, options);
}

export function useNamedVehicleLazyQuery(options?: useLazyQuery.Options<NamedVehicleQuery, NamedVehicleQueryVariables>) {
  return useLazyQuery(NamedVehicleDocument, options);
}

export function useNamedAgencyQuery(options: useQuery.Options<NamedAgencyQuery, NamedAgencyQueryVariables> | SkipToken) {
  return useQuery(NamedAgencyDocument, options);
}

export function useNamedAgencyLazyQuery(options?: useLazyQuery.Options<NamedAgencyQuery, NamedAgencyQueryVariables>) {
  return useLazyQuery(NamedAgencyDocument, options);
}

export function useNamedBrandQuery(options: useQuery.Options<NamedBrandQuery, NamedBrandQueryVariables> | SkipToken) {
  return useQuery(NamedBrandDocument, options);
}

export function useNamedBrandLazyQuery(options?: useLazyQuery.Options<NamedBrandQuery, NamedBrandQueryVariables>) {
  return useLazyQuery(NamedBrandDocument, options);
}

export function useAgencyChoicesQuery(options?: useQuery.Options<AgencyChoicesQuery, AgencyChoicesQueryVariables> | SkipToken) {
  return useQuery(AgencyChoicesDocument, options);
}

export function useAgencyChoicesLazyQuery(options?: useLazyQuery.Options<AgencyChoicesQuery, AgencyChoicesQueryVariables>) {
  return useLazyQuery(AgencyChoicesDocument, options);
}