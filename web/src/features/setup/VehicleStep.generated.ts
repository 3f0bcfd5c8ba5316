/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SetupChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupChoicesQuery = { agencies: { __typename: 'AgencyPage', items: Array<{ __typename: 'Agency', id: string, name: string }> }, brands: { __typename: 'BrandPage', items: Array<{ __typename: 'Brand', id: string, name: string }> } };

export type AddFirstBrandMutationVariables = Exact<{
  input: Types.CreateBrandInput;
}>;


export type AddFirstBrandMutation = { createBrand: { __typename: 'Brand', id: string, name: string } };

export type AddFirstVehicleMutationVariables = Exact<{
  input: Types.CreateVehicleInput;
}>;


export type AddFirstVehicleMutation = { createVehicle: { __typename: 'Vehicle', id: string } };


export const SetupChoicesDocument = {"__meta__":{"hash":"348a380267f545dc4cf69ecf142212a9be1f98f0a82fa054469a15b148d2ae4f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"brands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SetupChoicesQuery, SetupChoicesQueryVariables>;
export const AddFirstBrandDocument = {"__meta__":{"hash":"a8ff7957b869c294af9e731aa4550502ca8712c03fd0bc8298686a51896d149e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFirstBrand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBrandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddFirstBrandMutation, AddFirstBrandMutationVariables>;
export const AddFirstVehicleDocument = {"__meta__":{"hash":"fca8b51b391db97d92e83af4c0114c13d3ae7e8619be897335e3bf8337a4cd09"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddFirstVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateVehicleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddFirstVehicleMutation, AddFirstVehicleMutationVariables>;

export function useSetupChoicesQuery(options?: useQuery.Options<SetupChoicesQuery, SetupChoicesQueryVariables> | SkipToken) {
  return useQuery(SetupChoicesDocument, options);
}

export function useSetupChoicesLazyQuery(options?: useLazyQuery.Options<SetupChoicesQuery, SetupChoicesQueryVariables>) {
  return useLazyQuery(SetupChoicesDocument, options);
}

export function useAddFirstBrandMutation(options?: Omit<useMutation.Options<AddFirstBrandMutation, AddFirstBrandMutationVariables>, 'variables'>) {
  return useMutation(AddFirstBrandDocument, options);
}

export function useAddFirstVehicleMutation(options?: Omit<useMutation.Options<AddFirstVehicleMutation, AddFirstVehicleMutationVariables>, 'variables'>) {
  return useMutation(AddFirstVehicleDocument, options);
}