/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { MaintenanceRowFragment } from '../../domain/maintenance/MaintenanceRow.generated';
import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MaintenancesQueryVariables = Exact<{
  filter?: Types.MaintenanceFilter | null | undefined;
  search?: Types.MaintenanceSearch | null | undefined;
  sort?: Types.MaintenanceSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type MaintenancesQuery = { maintenances: { __typename: 'MaintenancePage', totalCount: number, totalCost: string, page: number, pageCount: number, items: Array<(
      { __typename: 'Maintenance', id: string }
      & { ' $fragmentRefs'?: { 'MaintenanceRowFragment': MaintenanceRowFragment } }
    )> } };

export type MaintenancesExportQueryVariables = Exact<{
  filter?: Types.MaintenanceFilter | null | undefined;
  search?: Types.MaintenanceSearch | null | undefined;
  sort?: Types.MaintenanceSort | null | undefined;
}>;


export type MaintenancesExportQuery = { maintenancesExport: { __typename: 'ExportedFile', fileName: string, url: string } };

export type MaintenanceListVehicleQueryVariables = Exact<{
  id: string;
}>;


export type MaintenanceListVehicleQuery = { vehicle: { __typename: 'Vehicle', id: string, name: string, plateNumber: string } | null };

export type DeleteMaintenanceMutationVariables = Exact<{
  input: Types.DeleteMaintenanceInput;
}>;


export type DeleteMaintenanceMutation = { deleteMaintenance: boolean };

export type MaintenanceToRemoveQueryVariables = Exact<{
  id: string;
}>;


export type MaintenanceToRemoveQuery = { maintenance: { __typename: 'Maintenance', id: string, nature: Types.MaintenanceNature, performedOn: string, nextOn: string | null, odometerKm: number | null, nextOdometerKm: number | null, description: string | null, cost: string, invoiceUrl: string | null, alert: Types.AlertLevel | null, note: string, outOfService: { __typename: 'OutOfService', startsAt: string, endsAt: string } | null, vehicle: { __typename: 'Vehicle', id: string, name: string, plateNumber: string }, provider: { __typename: 'ServiceProvider', id: string, name: string, phone: string, address: string } | null } | null };


export const MaintenancesDocument = {"__meta__":{"hash":"0538ccf0f1cd26f444f44bf6bed3a90136031f98266243069a0cfc0e23b0638e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Maintenances"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCost"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Maintenance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}},{"kind":"Field","name":{"kind":"Name","value":"performedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"odometerKm"}},{"kind":"Field","name":{"kind":"Name","value":"nextOdometerKm"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"outOfService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<MaintenancesQuery, MaintenancesQueryVariables>;
export const MaintenancesExportDocument = {"__meta__":{"hash":"7569744d371433dcadc280fb35d213a786f241e3c01299f2a2c04548944082a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenancesExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MaintenanceSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenancesExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MaintenancesExportQuery, MaintenancesExportQueryVariables>;
export const MaintenanceListVehicleDocument = {"__meta__":{"hash":"754c34ec8ffdc7096bb7b5e6089a8e3b419327ea9672d7980e7c160bd420cd4b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenanceListVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}}]}}]} as unknown as DocumentNode<MaintenanceListVehicleQuery, MaintenanceListVehicleQueryVariables>;
export const DeleteMaintenanceDocument = {"__meta__":{"hash":"bf41dc5a7fa3ee715b05cd50be00a77a2fbfa7f5fe4f84ff5cdf0bec5dad4ad9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMaintenance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMaintenanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMaintenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteMaintenanceMutation, DeleteMaintenanceMutationVariables>;
export const MaintenanceToRemoveDocument = {"__meta__":{"hash":"1abb41d0b90a1529682d72c7bcc7e90fb5ba3ad4332b4ba2a6f84ec2b3926c66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenanceToRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaintenanceRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaintenanceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Maintenance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}},{"kind":"Field","name":{"kind":"Name","value":"performedOn"}},{"kind":"Field","name":{"kind":"Name","value":"nextOn"}},{"kind":"Field","name":{"kind":"Name","value":"odometerKm"}},{"kind":"Field","name":{"kind":"Name","value":"nextOdometerKm"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cost"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alert"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"outOfService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<MaintenanceToRemoveQuery, MaintenanceToRemoveQueryVariables>;

export function useMaintenancesQuery(options?: useQuery.Options<MaintenancesQuery, MaintenancesQueryVariables> | SkipToken) {
  return useQuery(MaintenancesDocument, options);
}

export function useMaintenancesLazyQuery(options?: useLazyQuery.Options<MaintenancesQuery, MaintenancesQueryVariables>) {
  return useLazyQuery(MaintenancesDocument, options);
}

export function useMaintenancesExportQuery(options?: useQuery.Options<MaintenancesExportQuery, MaintenancesExportQueryVariables> | SkipToken) {
  return useQuery(MaintenancesExportDocument, options);
}

export function useMaintenancesExportLazyQuery(options?: useLazyQuery.Options<MaintenancesExportQuery, MaintenancesExportQueryVariables>) {
  return useLazyQuery(MaintenancesExportDocument, options);
}

export function useMaintenanceListVehicleQuery(options: useQuery.Options<MaintenanceListVehicleQuery, MaintenanceListVehicleQueryVariables> | SkipToken) {
  return useQuery(MaintenanceListVehicleDocument, options);
}

export function useMaintenanceListVehicleLazyQuery(options?: useLazyQuery.Options<MaintenanceListVehicleQuery, MaintenanceListVehicleQueryVariables>) {
  return useLazyQuery(MaintenanceListVehicleDocument, options);
}

export function useDeleteMaintenanceMutation(options?: Omit<useMutation.Options<DeleteMaintenanceMutation, DeleteMaintenanceMutationVariables>, 'variables'>) {
  return useMutation(DeleteMaintenanceDocument, options);
}

export function useMaintenanceToRemoveQuery(options: useQuery.Options<MaintenanceToRemoveQuery, MaintenanceToRemoveQueryVariables> | SkipToken) {
  return useQuery(MaintenanceToRemoveDocument, options);
}

export function useMaintenanceToRemoveLazyQuery(options?: useLazyQuery.Options<MaintenanceToRemoveQuery, MaintenanceToRemoveQueryVariables>) {
  return useLazyQuery(MaintenanceToRemoveDocument, options);
}