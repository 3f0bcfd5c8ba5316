/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SeasonRowFragment = { __typename: 'Season', id: string, name: string, stretches: Array<{ __typename: 'SeasonStretch', startsOn: string, endsOn: string, everyYear: boolean }>, rates: Array<{ __typename: 'SeasonRate', category: Types.VehicleCategory | null, percent: number | null, dailyPrice: string | null, vehicle: { __typename: 'Vehicle', id: string, name: string } | null }> } & { ' $fragmentName'?: 'SeasonRowFragment' };

export type SeasonsQueryVariables = Exact<{
  search?: Types.SeasonSearch | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type SeasonsQuery = { seasons: { __typename: 'SeasonPage', totalCount: number, page: number, pageCount: number, items: Array<(
      { __typename: 'Season', id: string }
      & { ' $fragmentRefs'?: { 'SeasonRowFragment': SeasonRowFragment } }
    )> } };

export type SeasonOfActQueryVariables = Exact<{
  id: string;
}>;


export type SeasonOfActQuery = { season: { __typename: 'Season', id: string, name: string } | null };

export type DeleteSeasonMutationVariables = Exact<{
  input: Types.DeleteSeasonInput;
}>;


export type DeleteSeasonMutation = { deleteSeason: boolean };

export type PriceSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceSettingsQuery = { priceSettings: { __typename: 'PriceSettings', seasonOfFirstDay: boolean, version: number } };

export type UpdatePriceSettingsMutationVariables = Exact<{
  input: Types.UpdatePriceSettingsInput;
}>;


export type UpdatePriceSettingsMutation = { updatePriceSettings: { __typename: 'PriceSettings', seasonOfFirstDay: boolean, version: number } };

export const SeasonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stretches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"everyYear"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SeasonRowFragment, unknown>;
export const SeasonsDocument = {"__meta__":{"hash":"e004129e333c4ed03e77f6fb1397c30237ed4c5d3ca577bbecd1b9e8c6c7b0d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Seasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SeasonSearch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stretches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"everyYear"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SeasonsQuery, SeasonsQueryVariables>;
export const SeasonOfActDocument = {"__meta__":{"hash":"2d7cc530ae01a421732eea79aba3dc76acd622847cc7df415f66c10e4925d63f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeasonOfAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SeasonOfActQuery, SeasonOfActQueryVariables>;
export const DeleteSeasonDocument = {"__meta__":{"hash":"842f64f05ba033d1fe8679e0b7d6934083672e0167660d34b78edee4c3ecbaee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSeason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSeasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSeason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteSeasonMutation, DeleteSeasonMutationVariables>;
export const PriceSettingsDocument = {"__meta__":{"hash":"60135fc2e69d046939acdcd841fbc8505ea2e8179bd7b59423ed885b914b0fb9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonOfFirstDay"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<PriceSettingsQuery, PriceSettingsQueryVariables>;
export const UpdatePriceSettingsDocument = {"__meta__":{"hash":"1a36b28a4ea8fe1fa685f00f4392b93ef4c3e847166e17df4fda292d7084f29d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePriceSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePriceSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePriceSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasonOfFirstDay"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdatePriceSettingsMutation, UpdatePriceSettingsMutationVariables>;

export function useSeasonsQuery(options?: useQuery.Options<SeasonsQuery, SeasonsQueryVariables> | SkipToken) {
  return useQuery(SeasonsDocument, options);
}

export function useSeasonsLazyQuery(options?: useLazyQuery.Options<SeasonsQuery, SeasonsQueryVariables>) {
  return useLazyQuery(SeasonsDocument, options);
}

export function useSeasonOfActQuery(options: useQuery.Options<SeasonOfActQuery, SeasonOfActQueryVariables> | SkipToken) {
  return useQuery(SeasonOfActDocument, options);
}

export function useSeasonOfActLazyQuery(options?: useLazyQuery.Options<SeasonOfActQuery, SeasonOfActQueryVariables>) {
  return useLazyQuery(SeasonOfActDocument, options);
}

export function useDeleteSeasonMutation(options?: Omit<useMutation.Options<DeleteSeasonMutation, DeleteSeasonMutationVariables>, 'variables'>) {
  return useMutation(DeleteSeasonDocument, options);
}

export function usePriceSettingsQuery(options?: useQuery.Options<PriceSettingsQuery, PriceSettingsQueryVariables> | SkipToken) {
  return useQuery(PriceSettingsDocument, options);
}

export function usePriceSettingsLazyQuery(options?: useLazyQuery.Options<PriceSettingsQuery, PriceSettingsQueryVariables>) {
  return useLazyQuery(PriceSettingsDocument, options);
}

export function useUpdatePriceSettingsMutation(options?: Omit<useMutation.Options<UpdatePriceSettingsMutation, UpdatePriceSettingsMutationVariables>, 'variables'>) {
  return useMutation(UpdatePriceSettingsDocument, options);
}