/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { TakenVehicleFragment } from '../../domain/reservation/Conflict.generated';
import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type VehicleTakenQueryVariables = Exact<{
  vehicleId: string;
  period: Types.PeriodInput;
}>;


export type VehicleTakenQuery = { vehicleTaken: { __typename: 'VehicleTaken', message: string, alternatives: Array<{ __typename: 'AlternativeVehicle', dailyPrice: string, vehicle: { __typename: 'Vehicle', id: string, name: string } }> } | null };


export const VehicleTakenDocument = {"__meta__":{"hash":"96c8d004c823b76700f83778f01cee330e170bc1df6cf9d91a895201bc782c13"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleTaken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleTaken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenVehicle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenVehicle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}}]}}]}}]} as unknown as DocumentNode<VehicleTakenQuery, VehicleTakenQueryVariables>;

export function useVehicleTakenQuery(options: useQuery.Options<VehicleTakenQuery, VehicleTakenQueryVariables> | SkipToken) {
  return useQuery(VehicleTakenDocument, options);
}

export function useVehicleTakenLazyQuery(options?: useLazyQuery.Options<VehicleTakenQuery, VehicleTakenQueryVariables>) {
  return useLazyQuery(VehicleTakenDocument, options);
}