/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReservedVehicleQueryVariables = Exact<{
  id: string;
}>;


export type ReservedVehicleQuery = { vehicle: { __typename: 'Vehicle', id: string, name: string, category: Types.VehicleCategory, fuel: Types.Fuel, transmission: Types.Transmission, dailyPrice: string, imageUrl: string | null } | null };


export const ReservedVehicleDocument = {"__meta__":{"hash":"276aec7b7ee6d05f3744d28e8cd85a60d82cc7ff9e2a9aae24c3691cfb9ad9d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservedVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"fuel"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<ReservedVehicleQuery, ReservedVehicleQueryVariables>;

export function useReservedVehicleQuery(options: useQuery.Options<ReservedVehicleQuery, ReservedVehicleQueryVariables> | SkipToken) {
  return useQuery(ReservedVehicleDocument, options);
}

export function useReservedVehicleLazyQuery(options?: useLazyQuery.Options<ReservedVehicleQuery, ReservedVehicleQueryVariables>) {
  return useLazyQuery(ReservedVehicleDocument, options);
}