/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type VehicleDamageFragment = { __typename: 'VehicleDamage', id: string, clientId: string, view: Types.DamageView, x: number, y: number, kind: Types.DamageKind, size: Types.DamageSize, note: string | null, foundAt: string, foundIn: string | null, immobilising: boolean, repairedOn: string | null } & { ' $fragmentName'?: 'VehicleDamageFragment' };

export type VehicleDamagesQueryVariables = Exact<{
  id: string;
}>;


export type VehicleDamagesQuery = { vehicle: { __typename: 'Vehicle', id: string, damages: Array<(
      { __typename: 'VehicleDamage', id: string, repairedOn: string | null }
      & { ' $fragmentRefs'?: { 'VehicleDamageFragment': VehicleDamageFragment } }
    )> } | null };

export type DamageRepairsQueryVariables = Exact<{
  vehicleId: string;
  from: string;
}>;


export type DamageRepairsQuery = { maintenances: { __typename: 'MaintenancePage', items: Array<{ __typename: 'Maintenance', id: string, nature: Types.MaintenanceNature, performedOn: string, description: string | null }> } };

export type MarkDamageMutationVariables = Exact<{
  input: Types.MarkDamageInput;
}>;


export type MarkDamageMutation = { markDamage: (
    { __typename: 'VehicleDamage' }
    & { ' $fragmentRefs'?: { 'VehicleDamageFragment': VehicleDamageFragment } }
  ) };

export type RepairDamageMutationVariables = Exact<{
  input: Types.RepairDamageInput;
}>;


export type RepairDamageMutation = { repairDamage: (
    { __typename: 'VehicleDamage' }
    & { ' $fragmentRefs'?: { 'VehicleDamageFragment': VehicleDamageFragment } }
  ) };

export const VehicleDamageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleDamage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleDamage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"foundIn"}},{"kind":"Field","name":{"kind":"Name","value":"immobilising"}},{"kind":"Field","name":{"kind":"Name","value":"repairedOn"}}]}}]} as unknown as DocumentNode<VehicleDamageFragment, unknown>;
export const VehicleDamagesDocument = {"__meta__":{"hash":"550b4ffbe1b7627a5f4f9e33582c37c9d18264133da3449b71cccec879c42c21"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleDamages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"damages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"repairedOn"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleDamage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleDamage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleDamage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"foundIn"}},{"kind":"Field","name":{"kind":"Name","value":"immobilising"}},{"kind":"Field","name":{"kind":"Name","value":"repairedOn"}}]}}]} as unknown as DocumentNode<VehicleDamagesQuery, VehicleDamagesQueryVariables>;
export const DamageRepairsDocument = {"__meta__":{"hash":"c0ecaf45dcd912bab4988a29873dfb279f725a25a5689e401471fdd5f3eba395"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DamageRepairs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}},{"kind":"Field","name":{"kind":"Name","value":"performedOn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<DamageRepairsQuery, DamageRepairsQueryVariables>;
export const MarkDamageDocument = {"__meta__":{"hash":"a14ef2a023219e2cdbae0ae09d817e42f4e361ff90860a0baa61985bc3a1b43b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkDamage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkDamageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markDamage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleDamage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleDamage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleDamage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"foundIn"}},{"kind":"Field","name":{"kind":"Name","value":"immobilising"}},{"kind":"Field","name":{"kind":"Name","value":"repairedOn"}}]}}]} as unknown as DocumentNode<MarkDamageMutation, MarkDamageMutationVariables>;
export const RepairDamageDocument = {"__meta__":{"hash":"481d82b58b753f2cc6baf373e4591f5e4a39f2010cda30ecf4d141abe6e3194c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepairDamage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepairDamageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repairDamage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleDamage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleDamage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleDamage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"view"}},{"kind":"Field","name":{"kind":"Name","value":"x"}},{"kind":"Field","name":{"kind":"Name","value":"y"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"foundAt"}},{"kind":"Field","name":{"kind":"Name","value":"foundIn"}},{"kind":"Field","name":{"kind":"Name","value":"immobilising"}},{"kind":"Field","name":{"kind":"Name","value":"repairedOn"}}]}}]} as unknown as DocumentNode<RepairDamageMutation, RepairDamageMutationVariables>;

export function useVehicleDamagesQuery(options: useQuery.Options<VehicleDamagesQuery, VehicleDamagesQueryVariables> | SkipToken) {
  return useQuery(VehicleDamagesDocument, options);
}

export function useVehicleDamagesLazyQuery(options?: useLazyQuery.Options<VehicleDamagesQuery, VehicleDamagesQueryVariables>) {
  return useLazyQuery(VehicleDamagesDocument, options);
}

export function useDamageRepairsQuery(options: useQuery.Options<DamageRepairsQuery, DamageRepairsQueryVariables> | SkipToken) {
  return useQuery(DamageRepairsDocument, options);
}

export function useDamageRepairsLazyQuery(options?: useLazyQuery.Options<DamageRepairsQuery, DamageRepairsQueryVariables>) {
  return useLazyQuery(DamageRepairsDocument, options);
}

export function useMarkDamageMutation(options?: Omit<useMutation.Options<MarkDamageMutation, MarkDamageMutationVariables>, 'variables'>) {
  return useMutation(MarkDamageDocument, options);
}

export function useRepairDamageMutation(options?: Omit<useMutation.Options<RepairDamageMutation, RepairDamageMutationVariables>, 'variables'>) {
  return useMutation(RepairDamageDocument, options);
}