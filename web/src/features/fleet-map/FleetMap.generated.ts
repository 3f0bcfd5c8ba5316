/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, useSubscription, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type WhereaboutsFragment = { __typename: 'FleetPosition', vehicleId: string, at: string | null, state: Types.FleetState, positionAt: string | null, since: string | null, problem: Types.PositionProblem | null, position: { __typename: 'VehiclePosition', latitude: number, longitude: number, speedKph: number, state: Types.PositionState, address: string | null } | null } & { ' $fragmentName'?: 'WhereaboutsFragment' };

export type FleetPositionsQueryVariables = Exact<{ [key: string]: never; }>;


export type FleetPositionsQuery = { fleetPositions: Array<{ __typename: 'FleetVehicle', id: string, name: string, plateNumber: string, whereabouts: { __typename: 'FleetPosition', vehicleId: string, at: string | null, state: Types.FleetState, positionAt: string | null, since: string | null, problem: Types.PositionProblem | null, position: { __typename: 'VehiclePosition', latitude: number, longitude: number, speedKph: number, state: Types.PositionState, address: string | null } | null } }> };

export type FleetBatchesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type FleetBatchesSubscription = { fleetPositions: { __typename: 'FleetBatch', changes: Array<{ __typename: 'FleetPosition', vehicleId: string, at: string | null, state: Types.FleetState, positionAt: string | null, since: string | null, problem: Types.PositionProblem | null, position: { __typename: 'VehiclePosition', latitude: number, longitude: number, speedKph: number, state: Types.PositionState, address: string | null } | null }>, unchanged: Array<{ __typename: 'FleetUnchanged', vehicleId: string, at: string }> } };

export type FleetCardQueryVariables = Exact<{
  id: string;
}>;


export type FleetCardQuery = { vehicle: { __typename: 'Vehicle', id: string, imageUrl: string | null } | null, vehicleStanding: { __typename: 'VehicleStanding', vehicleId: string, since: string | null, rental: { __typename: 'RunningRental', number: string, customerId: string | null, customerName: string, endsAt: string } | null } };

export const WhereaboutsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Whereabouts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FleetPosition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"positionAt"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"speedKph"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<WhereaboutsFragment, unknown>;
export const FleetPositionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FleetPositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fleetPositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"whereabouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Whereabouts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Whereabouts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FleetPosition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"positionAt"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"speedKph"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<FleetPositionsQuery, FleetPositionsQueryVariables>;
export const FleetBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"FleetBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fleetPositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Whereabouts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Whereabouts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FleetPosition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"positionAt"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"speedKph"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<FleetBatchesSubscription, FleetBatchesSubscriptionVariables>;
export const FleetCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FleetCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicleStanding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"rental"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<FleetCardQuery, FleetCardQueryVariables>;
Object.assign(FleetPositionsDocument, { __meta__: { hash: '18f4865fef8302d6b7b444901a1efbf2459e53b94f08f9575710203de829763a' } });
Object.assign(FleetCardDocument, { __meta__: { hash: '812f58b51f5a3f4a5342dbda747c5b61c27259f6c7cd0c4ea881645edfa19f59' } });

export function useFleetPositionsQuery(options?: useQuery.Options<FleetPositionsQuery, FleetPositionsQueryVariables> | SkipToken) {
  return useQuery(FleetPositionsDocument, options);
}

export function useFleetPositionsLazyQuery(options?: useLazyQuery.Options<FleetPositionsQuery, FleetPositionsQueryVariables>) {
  return useLazyQuery(FleetPositionsDocument, options);
}

export function useFleetBatchesSubscription(options?: useSubscription.Options<FleetBatchesSubscription, FleetBatchesSubscriptionVariables> | SkipToken) {
  return useSubscription(FleetBatchesDocument, options);
}

export function useFleetCardQuery(options: useQuery.Options<FleetCardQuery, FleetCardQueryVariables> | SkipToken) {
  return useQuery(FleetCardDocument, options);
}

export function useFleetCardLazyQuery(options?: useLazyQuery.Options<FleetCardQuery, FleetCardQueryVariables>) {
  return useLazyQuery(FleetCardDocument, options);
}