/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SetupPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupPricesQuery = { vehicles: { __typename: 'VehiclePage', items: Array<{ __typename: 'Vehicle', id: string, category: Types.VehicleCategory, dailyPrice: string }> }, depositSettings: { __typename: 'DepositSettings', version: number, amounts: Array<{ __typename: 'CategoryDeposit', category: Types.VehicleCategory, amount: string }>, excesses: Array<{ __typename: 'CategoryExcess', category: Types.VehicleCategory, amount: string }> }, priceSettings: { __typename: 'PriceSettings', version: number, includedKm: Array<{ __typename: 'IncludedKm', category: Types.VehicleCategory, kmPerDay: number }> }, chargeRules: { __typename: 'ChargeRulePage', items: Array<{ __typename: 'ChargeRule', id: string, name: string }> } };

export type SetFirstDepositsMutationVariables = Exact<{
  input: Types.UpdateDepositSettingsInput;
}>;


export type SetFirstDepositsMutation = { updateDepositSettings: { __typename: 'DepositSettings', version: number } };

export type SetFirstKmMutationVariables = Exact<{
  input: Types.UpdatePriceSettingsInput;
}>;


export type SetFirstKmMutation = { updatePriceSettings: { __typename: 'PriceSettings', version: number } };

export type AddSampleExtraMutationVariables = Exact<{
  input: Types.CreateChargeRuleInput;
}>;


export type AddSampleExtraMutation = { createChargeRule: { __typename: 'ChargeRule', id: string } };


export const SetupPricesDocument = {"__meta__":{"hash":"083f8e646435bbcdbefacd7636da9331e0d6f9ceac6c45cf7135e749da31046a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupPrices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"depositSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"includedKm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"kmPerDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chargeRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kinds"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"EXTRA"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SetupPricesQuery, SetupPricesQueryVariables>;
export const SetFirstDepositsDocument = {"__meta__":{"hash":"0c480c1d2dae8eeba9d13c5eaee9a53ca21f57bdfe55b96c7cf188fa91dc3e3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFirstDeposits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDepositSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDepositSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SetFirstDepositsMutation, SetFirstDepositsMutationVariables>;
export const SetFirstKmDocument = {"__meta__":{"hash":"175013e4eb07a82f7c69cb0a38ec7719a4937651ec0a2f3d9f9fa8ba5d02b150"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFirstKm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePriceSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePriceSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SetFirstKmMutation, SetFirstKmMutationVariables>;
export const AddSampleExtraDocument = {"__meta__":{"hash":"65bd3500453031906abe2b295c3f3c845ec8ce470dae6d0f535dc45ba92374b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSampleExtra"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateChargeRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChargeRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddSampleExtraMutation, AddSampleExtraMutationVariables>;

export function useSetupPricesQuery(options?: useQuery.Options<SetupPricesQuery, SetupPricesQueryVariables> | SkipToken) {
  return useQuery(SetupPricesDocument, options);
}

export function useSetupPricesLazyQuery(options?: useLazyQuery.Options<SetupPricesQuery, SetupPricesQueryVariables>) {
  return useLazyQuery(SetupPricesDocument, options);
}

export function useSetFirstDepositsMutation(options?: Omit<useMutation.Options<SetFirstDepositsMutation, SetFirstDepositsMutationVariables>, 'variables'>) {
  return useMutation(SetFirstDepositsDocument, options);
}

export function useSetFirstKmMutation(options?: Omit<useMutation.Options<SetFirstKmMutation, SetFirstKmMutationVariables>, 'variables'>) {
  return useMutation(SetFirstKmDocument, options);
}

export function useAddSampleExtraMutation(options?: Omit<useMutation.Options<AddSampleExtraMutation, AddSampleExtraMutationVariables>, 'variables'>) {
  return useMutation(AddSampleExtraDocument, options);
}