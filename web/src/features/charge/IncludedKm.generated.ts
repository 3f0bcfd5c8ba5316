/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type KmSettingsFragment = { __typename: 'PriceSettings', version: number, includedKm: Array<{ __typename: 'IncludedKm', category: Types.VehicleCategory, kmPerDay: number }> } & { ' $fragmentName'?: 'KmSettingsFragment' };

export type IncludedKmQueryVariables = Exact<{ [key: string]: never; }>;


export type IncludedKmQuery = { priceSettings: { __typename: 'PriceSettings', version: number, includedKm: Array<{ __typename: 'IncludedKm', category: Types.VehicleCategory, kmPerDay: number }> } };

export type UpdateIncludedKmMutationVariables = Exact<{
  input: Types.UpdatePriceSettingsInput;
}>;


export type UpdateIncludedKmMutation = { updatePriceSettings: { __typename: 'PriceSettings', version: number, includedKm: Array<{ __typename: 'IncludedKm', category: Types.VehicleCategory, kmPerDay: number }> } };

export const KmSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KmSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"includedKm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"kmPerDay"}}]}}]}}]} as unknown as DocumentNode<KmSettingsFragment, unknown>;
export const IncludedKmDocument = {"__meta__":{"hash":"5eaa92fc20e35737a2a9ec89f983a835603b5ef58e0921c96b36bb38d26714fd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IncludedKm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KmSettings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KmSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"includedKm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"kmPerDay"}}]}}]}}]} as unknown as DocumentNode<IncludedKmQuery, IncludedKmQueryVariables>;
export const UpdateIncludedKmDocument = {"__meta__":{"hash":"2e23307e0f99b4d255ff3514227be03e9656fad941ee9740bfffcd1bcd3ceeea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateIncludedKm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePriceSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePriceSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KmSettings"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KmSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"includedKm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"kmPerDay"}}]}}]}}]} as unknown as DocumentNode<UpdateIncludedKmMutation, UpdateIncludedKmMutationVariables>;

export function useIncludedKmQuery(options?: useQuery.Options<IncludedKmQuery, IncludedKmQueryVariables> | SkipToken) {
  return useQuery(IncludedKmDocument, options);
}

export function useIncludedKmLazyQuery(options?: useLazyQuery.Options<IncludedKmQuery, IncludedKmQueryVariables>) {
  return useLazyQuery(IncludedKmDocument, options);
}

export function useUpdateIncludedKmMutation(options?: Omit<useMutation.Options<UpdateIncludedKmMutation, UpdateIncludedKmMutationVariables>, 'variables'>) {
  return useMutation(UpdateIncludedKmDocument, options);
}