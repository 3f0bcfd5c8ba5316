/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { TrackEventItemFragment } from '../../domain/track-event/TrackEvents.generated';
import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type VehicleTrackQueryVariables = Exact<{
  vehicleId: string;
  day: string;
}>;


export type VehicleTrackQuery = { vehicleTrack: { __typename: 'VehicleTrack', vehicleId: string, day: string, distanceKm: number, topSpeedKph: number, drivingMinutes: number, rentalNumbers: Array<string>, points: Array<{ __typename: 'TrackPoint', at: string, latitude: number, longitude: number, speedKph: number, state: Types.PositionState, address: string | null }>, stops: Array<{ __typename: 'TrackStop', from: string, to: string, address: string | null }> }, trackEvents: { __typename: 'TrackEventPage', totalCount: number, items: Array<(
      { __typename: 'TrackEvent', id: string, kind: Types.TrackEventKind, latitude: number, longitude: number }
      & { ' $fragmentRefs'?: { 'TrackEventItemFragment': TrackEventItemFragment } }
    )> }, trackingSettings: { __typename: 'TrackingSettings', overspeedKph: number | null }, zones: { __typename: 'ZonePage', items: Array<{ __typename: 'Zone', id: string, color: string, active: boolean, vertices: Array<{ __typename: 'ZoneVertex', latitude: number, longitude: number }> }> } };

export type VehicleTrackExportQueryVariables = Exact<{
  vehicleId: string;
  day: string;
}>;


export type VehicleTrackExportQuery = { vehicleTrackExport: { __typename: 'ExportedFile', fileName: string, url: string } };


export const VehicleTrackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleTrack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleTrack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}},{"kind":"Field","name":{"kind":"Name","value":"topSpeedKph"}},{"kind":"Field","name":{"kind":"Name","value":"drivingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"rentalNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"speedKph"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stops"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackEventItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overspeedKph"}}]}},{"kind":"Field","name":{"kind":"Name","value":"zones"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"vertices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackEventItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleName"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"peakSpeedKph"}},{"kind":"Field","name":{"kind":"Name","value":"limitKph"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"rentalNumber"}}]}}]} as unknown as DocumentNode<VehicleTrackQuery, VehicleTrackQueryVariables>;
export const VehicleTrackExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleTrackExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleTrackExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<VehicleTrackExportQuery, VehicleTrackExportQueryVariables>;
Object.assign(VehicleTrackDocument, { __meta__: { hash: '36224e7172bb5f68b1fd284d329b351e1a4bfbfc71181319ba66e7657d279f20' } });
Object.assign(VehicleTrackExportDocument, { __meta__: { hash: '13e9e39fb84a78b1e093557e3f71e5d4295b3993130184921ef639252f430635' } });

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