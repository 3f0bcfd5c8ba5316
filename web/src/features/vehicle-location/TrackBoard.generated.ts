/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TrackVehiclesQueryVariables = Exact<{ [key: string]: never; }>;


export type TrackVehiclesQuery = { vehicles: { __typename: 'VehiclePage', items: Array<{ __typename: 'Vehicle', id: string, name: string, plateNumber: string }> } };

export type VehicleTrackQueryVariables = Exact<{
  vehicleId: string;
  day: string;
}>;


export type VehicleTrackQuery = { vehicleTrack: { __typename: 'VehicleTrack', vehicleId: string, day: string, distanceKm: number, topSpeedKph: number, drivingMinutes: number, rentalNumbers: Array<string>, points: Array<{ __typename: 'TrackPoint', at: string, latitude: number, longitude: number, speedKph: number, state: Types.PositionState, address: string | null }>, stops: Array<{ __typename: 'TrackStop', from: string, to: string, address: string | null }> } };

export type VehicleTrackExportQueryVariables = Exact<{
  vehicleId: string;
  day: string;
}>;


export type VehicleTrackExportQuery = { vehicleTrackExport: { __typename: 'ExportedFile', fileName: string, mediaType: string, base64: string } };


export const TrackVehiclesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackVehicles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}}]}}]}}]} as unknown as DocumentNode<TrackVehiclesQuery, TrackVehiclesQueryVariables>;
export const VehicleTrackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleTrack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleTrack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}},{"kind":"Field","name":{"kind":"Name","value":"topSpeedKph"}},{"kind":"Field","name":{"kind":"Name","value":"drivingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"rentalNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"speedKph"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as DocumentNode<VehicleTrackQuery, VehicleTrackQueryVariables>;
export const VehicleTrackExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleTrackExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleTrackExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"base64"}}]}}]}}]} as unknown as DocumentNode<VehicleTrackExportQuery, VehicleTrackExportQueryVariables>;

export function useTrackVehiclesQuery(options?: useQuery.Options<TrackVehiclesQuery, TrackVehiclesQueryVariables> | SkipToken) {
  return useQuery(TrackVehiclesDocument, options);
}

export function useTrackVehiclesLazyQuery(options?: useLazyQuery.Options<TrackVehiclesQuery, TrackVehiclesQueryVariables>) {
  return useLazyQuery(TrackVehiclesDocument, options);
}

export function useVehicleTrackQuery(options: useQuery.Options<VehicleTrackQuery, VehicleTrackQueryVariables> | SkipToken) {
  return useQuery(VehicleTrackDocument, options);
}

export function useVehicleTrackLazyQuery(options?: useLazyQuery.Options<VehicleTrackQuery, VehicleTrackQueryVariables>) {
  return useLazyQuery(VehicleTrackDocument, options);
}

export function useVehicleTrackExportQuery(options: useQuery.Options<VehicleTrackExportQuery, VehicleTrackExportQueryVariables> | SkipToken) {
  return useQuery(VehicleTrackExportDocument, options);
}

export function useVehicleTrackExportLazyQuery(options?: useLazyQuery.Options<VehicleTrackExportQuery, VehicleTrackExportQueryVariables>) {
  return useLazyQuery(VehicleTrackExportDocument, options);
}