/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type VehicleRowFragment = { __typename: 'Vehicle', id: string, name: string, plateNumber: string, imageUrl: string | null, transmission: Types.Transmission, fuel: Types.Fuel, availableNow: boolean, alert: Types.AlertLevel, alertNote: string, agency: { __typename: 'Agency', id: string, name: string } | null } & { ' $fragmentName'?: 'VehicleRowFragment' };

export type DeskVehiclesQueryVariables = Exact<{
  filter?: Types.VehicleFilter | null | undefined;
  search?: Types.VehicleSearch | null | undefined;
  sort?: Types.VehicleSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type DeskVehiclesQuery = { vehicles: { __typename: 'VehiclePage', totalCount: number, page: number, pageCount: number, items: Array<(
      { __typename: 'Vehicle', id: string }
      & { ' $fragmentRefs'?: { 'VehicleRowFragment': VehicleRowFragment } }
    )> }, vehicleFilterCounts: Array<{ __typename: 'FilterCount', filter: string, value: string, count: number }> };

export type DeskVehiclesExportQueryVariables = Exact<{
  filter?: Types.VehicleFilter | null | undefined;
  search?: Types.VehicleSearch | null | undefined;
  sort?: Types.VehicleSort | null | undefined;
}>;


export type DeskVehiclesExportQuery = { vehiclesExport: { __typename: 'ExportedFile', fileName: string, url: string } };

export type DeleteVehicleMutationVariables = Exact<{
  input: Types.DeleteVehicleInput;
}>;


export type DeleteVehicleMutation = { deleteVehicle: boolean };

export type VehicleReportQueryVariables = Exact<{
  vehicleId: string;
}>;


export type VehicleReportQuery = { maintenanceReport: { __typename: 'ExportedFile', fileName: string, url: string } };

export type VehicleOfDialogFragment = { __typename: 'Vehicle', id: string, name: string, plateNumber: string } & { ' $fragmentName'?: 'VehicleOfDialogFragment' };

export type VehicleOfDialogQueryVariables = Exact<{
  id: string;
}>;


export type VehicleOfDialogQuery = { vehicle: { __typename: 'Vehicle', id: string, name: string, plateNumber: string } | null };

export const VehicleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuel"}},{"kind":"Field","name":{"kind":"Name","value":"availableNow"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"alertNote"}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<VehicleRowFragment, unknown>;
export const VehicleOfDialogFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleOfDialog"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}}]} as unknown as DocumentNode<VehicleOfDialogFragment, unknown>;
export const DeskVehiclesDocument = {"__meta__":{"hash":"850d9f3222e844275ff22aa8552674c84a3d0dcf78702f05e0678e9cc790c104"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskVehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleFilterCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuel"}},{"kind":"Field","name":{"kind":"Name","value":"availableNow"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"alertNote"}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DeskVehiclesQuery, DeskVehiclesQueryVariables>;
export const DeskVehiclesExportDocument = {"__meta__":{"hash":"c76cf9514448aa9cad2bee2af0b608839d55fe8ea035a03cf81430ecc5aebc34"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskVehiclesExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehiclesExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<DeskVehiclesExportQuery, DeskVehiclesExportQueryVariables>;
export const DeleteVehicleDocument = {"__meta__":{"hash":"1ccdb8330a39c19deafbaa7ae7e84dd746151b79c1f4ec3f6c998e525391491f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteVehicleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteVehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteVehicleMutation, DeleteVehicleMutationVariables>;
export const VehicleReportDocument = {"__meta__":{"hash":"0f709181ab5291c3daea1d7123160999c79ddccfd85f61bed1e8a7b152c5d3e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<VehicleReportQuery, VehicleReportQueryVariables>;
export const VehicleOfDialogDocument = {"__meta__":{"hash":"bfb6cad1a9adb86b8c365ba338f2c4bc9eaeb2d907b8e50b0af2395fd6febe72"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleOfDialog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleOfDialog"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleOfDialog"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}}]} as unknown as DocumentNode<VehicleOfDialogQuery, VehicleOfDialogQueryVariables>;

export function useDeskVehiclesQuery(options?: useQuery.Options<DeskVehiclesQuery, DeskVehiclesQueryVariables> | SkipToken) {
  return useQuery(DeskVehiclesDocument, options);
}

export function useDeskVehiclesLazyQuery(options?: useLazyQuery.Options<DeskVehiclesQuery, DeskVehiclesQueryVariables>) {
  return useLazyQuery(DeskVehiclesDocument, options);
}

export function useDeskVehiclesExportQuery(options?: useQuery.Options<DeskVehiclesExportQuery, DeskVehiclesExportQueryVariables> | SkipToken) {
  return useQuery(DeskVehiclesExportDocument, options);
}

export function useDeskVehiclesExportLazyQuery(options?: useLazyQuery.Options<DeskVehiclesExportQuery, DeskVehiclesExportQueryVariables>) {
  return useLazyQuery(DeskVehiclesExportDocument, options);
}

export function useDeleteVehicleMutation(options?: Omit<useMutation.Options<DeleteVehicleMutation, DeleteVehicleMutationVariables>, 'variables'>) {
  return useMutation(DeleteVehicleDocument, options);
}

export function useVehicleReportQuery(options: useQuery.Options<VehicleReportQuery, VehicleReportQueryVariables> | SkipToken) {
  return useQuery(VehicleReportDocument, options);
}

export function useVehicleReportLazyQuery(options?: useLazyQuery.Options<VehicleReportQuery, VehicleReportQueryVariables>) {
  return useLazyQuery(VehicleReportDocument, options);
}

export function useVehicleOfDialogQuery(options: useQuery.Options<VehicleOfDialogQuery, VehicleOfDialogQueryVariables> | SkipToken) {
  return useQuery(VehicleOfDialogDocument, options);
}

export function useVehicleOfDialogLazyQuery(options?: useLazyQuery.Options<VehicleOfDialogQuery, VehicleOfDialogQueryVariables>) {
  return useLazyQuery(VehicleOfDialogDocument, options);
}