/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ChargeRowFragment = { __typename: 'ChargeRule', id: string, kind: Types.ChargeKind, unit: Types.ChargeUnit, name: string, price: string, cap: string | null, pickupPlace: string | null, returnPlace: string | null, places: Types.PlaceCondition | null, outsideHours: boolean, minAge: number | null, maxAge: number | null, categories: Array<Types.VehicleCategory>, seasonId: string | null, fromDays: number | null, toDays: number | null, stock: number | null, shownOnSite: boolean, active: boolean } & { ' $fragmentName'?: 'ChargeRowFragment' };

export type ChargesQueryVariables = Exact<{
  filter?: Types.ChargeRuleFilter | null | undefined;
  search?: Types.ChargeRuleSearch | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ChargesQuery = { chargeRules: { __typename: 'ChargeRulePage', totalCount: number, page: number, pageCount: number, items: Array<(
      { __typename: 'ChargeRule', id: string }
      & { ' $fragmentRefs'?: { 'ChargeRowFragment': ChargeRowFragment } }
    )> } };

export type ChargeOfActQueryVariables = Exact<{
  id: string;
}>;


export type ChargeOfActQuery = { chargeRule: { __typename: 'ChargeRule', id: string, name: string } | null };

export type DeleteChargeMutationVariables = Exact<{
  input: Types.DeleteChargeRuleInput;
}>;


export type DeleteChargeMutation = { deleteChargeRule: boolean };

export type ChargeSeasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChargeSeasonsQuery = { seasons: { __typename: 'SeasonPage', items: Array<{ __typename: 'Season', id: string, name: string }> } };

export const ChargeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPlace"}},{"kind":"Field","name":{"kind":"Name","value":"returnPlace"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"minAge"}},{"kind":"Field","name":{"kind":"Name","value":"maxAge"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}},{"kind":"Field","name":{"kind":"Name","value":"fromDays"}},{"kind":"Field","name":{"kind":"Name","value":"toDays"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"shownOnSite"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]} as unknown as DocumentNode<ChargeRowFragment, unknown>;
export const ChargesDocument = {"__meta__":{"hash":"e91a9f7b521b1f162839e55dd88369122e9dbe7792590de97cef0c22be0b60aa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Charges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeRuleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeRuleSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChargeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChargeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPlace"}},{"kind":"Field","name":{"kind":"Name","value":"returnPlace"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"outsideHours"}},{"kind":"Field","name":{"kind":"Name","value":"minAge"}},{"kind":"Field","name":{"kind":"Name","value":"maxAge"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}},{"kind":"Field","name":{"kind":"Name","value":"fromDays"}},{"kind":"Field","name":{"kind":"Name","value":"toDays"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"shownOnSite"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]} as unknown as DocumentNode<ChargesQuery, ChargesQueryVariables>;
export const ChargeOfActDocument = {"__meta__":{"hash":"d85364a94ee87644605a49a56cf4794b6f8a3343a918d8977ff719ea5f17e539"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargeOfAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargeRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ChargeOfActQuery, ChargeOfActQueryVariables>;
export const DeleteChargeDocument = {"__meta__":{"hash":"e4ce7f2e6f7224c00f031dd2366750577e6b894186792fa76429e8f7ad45869b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteChargeRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChargeRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteChargeMutation, DeleteChargeMutationVariables>;
export const ChargeSeasonsDocument = {"__meta__":{"hash":"16f43db2497bbb192ae05ee8ac367aff2ae4cdc651cad42cafd2856ff9549f2a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargeSeasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ChargeSeasonsQuery, ChargeSeasonsQueryVariables>;

export function useChargesQuery(options?: useQuery.Options<ChargesQuery, ChargesQueryVariables> | SkipToken) {
  return useQuery(ChargesDocument, options);
}

export function useChargesLazyQuery(options?: useLazyQuery.Options<ChargesQuery, ChargesQueryVariables>) {
  return useLazyQuery(ChargesDocument, options);
}

export function useChargeOfActQuery(options: useQuery.Options<ChargeOfActQuery, ChargeOfActQueryVariables> | SkipToken) {
  return useQuery(ChargeOfActDocument, options);
}

export function useChargeOfActLazyQuery(options?: useLazyQuery.Options<ChargeOfActQuery, ChargeOfActQueryVariables>) {
  return useLazyQuery(ChargeOfActDocument, options);
}

export function useDeleteChargeMutation(options?: Omit<useMutation.Options<DeleteChargeMutation, DeleteChargeMutationVariables>, 'variables'>) {
  return useMutation(DeleteChargeDocument, options);
}

export function useChargeSeasonsQuery(options?: useQuery.Options<ChargeSeasonsQuery, ChargeSeasonsQueryVariables> | SkipToken) {
  return useQuery(ChargeSeasonsDocument, options);
}

export function useChargeSeasonsLazyQuery(options?: useLazyQuery.Options<ChargeSeasonsQuery, ChargeSeasonsQueryVariables>) {
  return useLazyQuery(ChargeSeasonsDocument, options);
}