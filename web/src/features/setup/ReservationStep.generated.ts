/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SetupVehiclesQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupVehiclesQuery = { vehicles: { __typename: 'VehiclePage', items: Array<{ __typename: 'Vehicle', id: string, name: string, plateNumber: string }> } };


export const SetupVehiclesDocument = {"__meta__":{"hash":"fd14e4272dc40de4c3dcb33dd249bfeb5139dd513218e188a44b91469bf3fa46"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupVehicles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}}]}}]}}]} as unknown as DocumentNode<SetupVehiclesQuery, SetupVehiclesQueryVariables>;

export function useSetupVehiclesQuery(options?: useQuery.Options<SetupVehiclesQuery, SetupVehiclesQueryVariables> | SkipToken) {
  return useQuery(SetupVehiclesDocument, options);
}

export function useSetupVehiclesLazyQuery(options?: useLazyQuery.Options<SetupVehiclesQuery, SetupVehiclesQueryVariables>) {
  return useLazyQuery(SetupVehiclesDocument, options);
}