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


export type UpdateDepositSettingsMutation = { updateDepositSettings: { __typename: 'DepositSettings', imprintWarningDays: number, version: number, amounts: Array<{ __typename: 'CategoryDeposit', category: Types.VehicleCategory, amount: string }> } };


export const UpdateDepositSettingsDocument = {"__meta__":{"hash":"80b64d70780bb8cf4b1ab2ee7f781552687365e54635caea671aaadc83297acc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDepositSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDepositSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDepositSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imprintWarningDays"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateDepositSettingsMutation, UpdateDepositSettingsMutationVariables>;

export function useUpdateDepositSettingsMutation(options?: Omit<useMutation.Options<UpdateDepositSettingsMutation, UpdateDepositSettingsMutationVariables>, 'variables'>) {
  return useMutation(UpdateDepositSettingsDocument, options);
}