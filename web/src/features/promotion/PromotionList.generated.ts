/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PromotionRowFragment = { __typename: 'Promotion', id: string, code: string, percent: number | null, amount: string | null, bookedFrom: string | null, bookedTo: string | null, rentalFrom: string | null, rentalTo: string | null, minDays: number | null, maxUses: number | null, used: number, categories: Array<Types.VehicleCategory>, active: boolean } & { ' $fragmentName'?: 'PromotionRowFragment' };

export type PromotionsQueryVariables = Exact<{
  filter?: Types.PromotionFilter | null | undefined;
  search?: Types.PromotionSearch | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type PromotionsQuery = { promotions: { __typename: 'PromotionPage', totalCount: number, page: number, pageCount: number, items: Array<(
      { __typename: 'Promotion', id: string }
      & { ' $fragmentRefs'?: { 'PromotionRowFragment': PromotionRowFragment } }
    )> } };

export type PromotionOfActQueryVariables = Exact<{
  id: string;
}>;


export type PromotionOfActQuery = { promotion: { __typename: 'Promotion', id: string, code: string } | null };

export type DeletePromotionMutationVariables = Exact<{
  input: Types.DeletePromotionInput;
}>;


export type DeletePromotionMutation = { deletePromotion: boolean };

export const PromotionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"bookedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTo"}},{"kind":"Field","name":{"kind":"Name","value":"rentalFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rentalTo"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]} as unknown as DocumentNode<PromotionRowFragment, unknown>;
export const PromotionsDocument = {"__meta__":{"hash":"f89b445220c5334680b72b3d3fa49622e3f52fde7fbef360ff883d22fc2ca89c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Promotions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"bookedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"bookedTo"}},{"kind":"Field","name":{"kind":"Name","value":"rentalFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rentalTo"}},{"kind":"Field","name":{"kind":"Name","value":"minDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxUses"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]} as unknown as DocumentNode<PromotionsQuery, PromotionsQueryVariables>;
export const PromotionOfActDocument = {"__meta__":{"hash":"69e97a6c6562258a0884337aca92b11e35e6b6bd0b25720bd444bf97a35f2b63"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionOfAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<PromotionOfActQuery, PromotionOfActQueryVariables>;
export const DeletePromotionDocument = {"__meta__":{"hash":"bc686bf2ed3b7b7214d312f32fca0a5574acbfac5c49a1605b416839d50b9ad8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePromotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePromotionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePromotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeletePromotionMutation, DeletePromotionMutationVariables>;

export function usePromotionsQuery(options?: useQuery.Options<PromotionsQuery, PromotionsQueryVariables> | SkipToken) {
  return useQuery(PromotionsDocument, options);
}

export function usePromotionsLazyQuery(options?: useLazyQuery.Options<PromotionsQuery, PromotionsQueryVariables>) {
  return useLazyQuery(PromotionsDocument, options);
}

export function usePromotionOfActQuery(options: useQuery.Options<PromotionOfActQuery, PromotionOfActQueryVariables> | SkipToken) {
  return useQuery(PromotionOfActDocument, options);
}

export function usePromotionOfActLazyQuery(options?: useLazyQuery.Options<PromotionOfActQuery, PromotionOfActQueryVariables>) {
  return useLazyQuery(PromotionOfActDocument, options);
}

export function useDeletePromotionMutation(options?: Omit<useMutation.Options<DeletePromotionMutation, DeletePromotionMutationVariables>, 'variables'>) {
  return useMutation(DeletePromotionDocument, options);
}