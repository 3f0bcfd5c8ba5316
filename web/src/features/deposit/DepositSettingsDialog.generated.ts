/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type UpdateDepositSettingsMutationVariables = Exact<{
  input: Types.UpdateDepositSettingsInput;
}>;


export type UpdateDepositSettingsMutation = { updateDepositSettings: { __typename: 'DepositSettings', imprintWarningDays: number, version: number, amounts: Array<{ __typename: 'CategoryDeposit', category: Types.VehicleCategory, amount: string }>, excesses: Array<{ __typename: 'CategoryExcess', category: Types.VehicleCategory, amount: string }> } };


export const UpdateDepositSettingsDocument = {"__meta__":{"hash":"d164323b954a5134accfde458822a815333ec179314d7d1051212f7f830e11b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDepositSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDepositSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDepositSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imprintWarningDays"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateDepositSettingsMutation, UpdateDepositSettingsMutationVariables>;

export function useUpdateDepositSettingsMutation(options?: Omit<useMutation.Options<UpdateDepositSettingsMutation, UpdateDepositSettingsMutationVariables>, 'variables'>) {
  return useMutation(UpdateDepositSettingsDocument, options);
}