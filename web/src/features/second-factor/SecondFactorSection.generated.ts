/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MySecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type MySecondFactorQuery = { mySecondFactor: { __typename: 'SecondFactorState', on: boolean, since: string | null, recoveryCodesLeft: number, required: boolean } };

export type StartSecondFactorMutationVariables = Exact<{
  input: Types.StartSecondFactorInput;
}>;


export type StartSecondFactorMutation = { startSecondFactor: { __typename: 'SecondFactorEnrolment', secret: string, uri: string, enrolment: string } };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: Types.ConfirmSecondFactorInput;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { __typename: 'RecoveryCodes', codes: Array<string> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Types.SecondFactorProofInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { __typename: 'RecoveryCodes', codes: Array<string> } };

export type DisableSecondFactorMutationVariables = Exact<{
  input: Types.SecondFactorProofInput;
}>;


export type DisableSecondFactorMutation = { disableSecondFactor: boolean };


export const MySecondFactorDocument = {"__meta__":{"hash":"905ea93ed4438740d9b1accd1251a14b582f246d260fb77e7b6c3374f0bd1525"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"on"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]} as unknown as DocumentNode<MySecondFactorQuery, MySecondFactorQueryVariables>;
export const StartSecondFactorDocument = {"__meta__":{"hash":"9965d95162bd8c427534574b001f5973bc5375b58d5248b2f7c3b5cebeb4c95f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"}}]}}]}}]} as unknown as DocumentNode<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"__meta__":{"hash":"7ef09ffc59e57f9cc22d5ed073e13687f22d0260059249cb193c969987d08741"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"82ec30322c4887b27e07cda30c930017f3924a1bc97eb9842f3652dd5961e17f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}}]}}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const DisableSecondFactorDocument = {"__meta__":{"hash":"65d3f2f9465864280313456bc90ae61e4148b156b463f6ae77dc4ca9a92bd190"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>;

export function useMySecondFactorQuery(options?: useQuery.Options<MySecondFactorQuery, MySecondFactorQueryVariables> | SkipToken) {
  return useQuery(MySecondFactorDocument, options);
}

export function useMySecondFactorLazyQuery(options?: useLazyQuery.Options<MySecondFactorQuery, MySecondFactorQueryVariables>) {
  return useLazyQuery(MySecondFactorDocument, options);
}

export function useStartSecondFactorMutation(options?: Omit<useMutation.Options<StartSecondFactorMutation, StartSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(StartSecondFactorDocument, options);
}

export function useConfirmSecondFactorMutation(options?: Omit<useMutation.Options<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(ConfirmSecondFactorDocument, options);
}

export function useRenewRecoveryCodesMutation(options?: Omit<useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>, 'variables'>) {
  return useMutation(RenewRecoveryCodesDocument, options);
}

export function useDisableSecondFactorMutation(options?: Omit<useMutation.Options<DisableSecondFactorMutation, DisableSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(DisableSecondFactorDocument, options);
}