/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CheapestVehicleQueryVariables = Exact<{
  category: Types.VehicleCategory;
  period: Types.PeriodInput;
}>;


export type CheapestVehicleQuery = { cheapestVehicle: { __typename: 'Vehicle', id: string, name: string, plateNumber: string } | null };


export const CheapestVehicleDocument = {"__meta__":{"hash":"2cdb99d1594105138e389b75fc35b8f830fba9e8f7cf985b7d2e5ead20ba772b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheapestVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleCategory"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cheapestVehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}}]}}]} as unknown as DocumentNode<CheapestVehicleQuery, CheapestVehicleQueryVariables>;

export function useCheapestVehicleQuery(options: useQuery.Options<CheapestVehicleQuery, CheapestVehicleQueryVariables> | SkipToken) {
  return useQuery(CheapestVehicleDocument, options);
}

export function useCheapestVehicleLazyQuery(options?: useLazyQuery.Options<CheapestVehicleQuery, CheapestVehicleQueryVariables>) {
  return useLazyQuery(CheapestVehicleDocument, options);
}