/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { NewLoginFragment } from './LoginForm.generated';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type LoginWithSecondFactorMutationVariables = Exact<{
  input: Types.SecondFactorLoginInput;
}>;


export type LoginWithSecondFactorMutation = { loginWithSecondFactor: { __typename: 'AuthPayload', token: string, me: { __typename: 'Me', customer: { __typename: 'Customer', id: string } | null, employee: { __typename: 'Employee', id: string } | null } } };

export type StartRequiredSecondFactorMutationVariables = Exact<{
  input: Types.StartRequiredSecondFactorInput;
}>;


export type StartRequiredSecondFactorMutation = { startRequiredSecondFactor: { __typename: 'SecondFactorEnrolment', secret: string, uri: string, enrolment: string } };

export type ConfirmRequiredSecondFactorMutationVariables = Exact<{
  input: Types.ConfirmRequiredSecondFactorInput;
}>;


export type ConfirmRequiredSecondFactorMutation = { confirmRequiredSecondFactor: { __typename: 'RequiredEnrolmentPayload', recoveryCodes: Array<string>, login: { __typename: 'AuthPayload', token: string, me: { __typename: 'Me', customer: { __typename: 'Customer', id: string } | null, employee: { __typename: 'Employee', id: string } | null } } } };


export const LoginWithSecondFactorDocument = {"__meta__":{"hash":"695cf86816990216ed6a1f592c6ccbb51dad3785c3ac1a2aa785c610c9561aa9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginWithSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorLoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginWithSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewLogin"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewLogin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LoginWithSecondFactorMutation, LoginWithSecondFactorMutationVariables>;
export const StartRequiredSecondFactorDocument = {"__meta__":{"hash":"ab5d6f036943161e1f950e881428af11625c28c1e73975d5ccc5c5f9089bbd7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartRequiredSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartRequiredSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startRequiredSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"}}]}}]}}]} as unknown as DocumentNode<StartRequiredSecondFactorMutation, StartRequiredSecondFactorMutationVariables>;
export const ConfirmRequiredSecondFactorDocument = {"__meta__":{"hash":"a3f5dd4669047a6cf704847959d4b1d2f89d67e7c24ddc217d3652481f3134c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRequiredSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmRequiredSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmRequiredSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"login"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewLogin"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewLogin"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuthPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmRequiredSecondFactorMutation, ConfirmRequiredSecondFactorMutationVariables>;

export function useLoginWithSecondFactorMutation(options?: Omit<useMutation.Options<LoginWithSecondFactorMutation, LoginWithSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(LoginWithSecondFactorDocument, options);
}

export function useStartRequiredSecondFactorMutation(options?: Omit<useMutation.Options<StartRequiredSecondFactorMutation, StartRequiredSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(StartRequiredSecondFactorDocument, options);
}

export function useConfirmRequiredSecondFactorMutation(options?: Omit<useMutation.Options<ConfirmRequiredSecondFactorMutation, ConfirmRequiredSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(ConfirmRequiredSecondFactorDocument, options);
}