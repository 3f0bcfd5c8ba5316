/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type EmployeeSecurityFragment = { __typename: 'EmployeeSecurity', secondFactorSince: string | null, openSessions: number } & { ' $fragmentName'?: 'EmployeeSecurityFragment' };

export type EmployeeSecurityQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeSecurityQuery = { employeeSecurity: { __typename: 'EmployeeSecurity', secondFactorSince: string | null, openSessions: number } | null };

export type EndEmployeeSessionsMutationVariables = Exact<{
  input: Types.EmployeeSecurityInput;
}>;


export type EndEmployeeSessionsMutation = { endEmployeeSessions: (
    { __typename: 'EmployeeSecurity' }
    & { ' $fragmentRefs'?: { 'EmployeeSecurityFragment': EmployeeSecurityFragment } }
  ) };

export type ResetSecondFactorMutationVariables = Exact<{
  input: Types.EmployeeSecurityInput;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: (
    { __typename: 'EmployeeSecurity' }
    & { ' $fragmentRefs'?: { 'EmployeeSecurityFragment': EmployeeSecurityFragment } }
  ) };

export const EmployeeSecurityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeSecurity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorSince"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}}]}}]} as unknown as DocumentNode<EmployeeSecurityFragment, unknown>;
export const EmployeeSecurityDocument = {"__meta__":{"hash":"781f74dc7135b2bcd76d355efe5d651f30eb03a9f2395dbe8adfc3790b14b799"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeSecurity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeSecurity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeSecurity"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeSecurity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorSince"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}}]}}]} as unknown as DocumentNode<EmployeeSecurityQuery, EmployeeSecurityQueryVariables>;
export const EndEmployeeSessionsDocument = {"__meta__":{"hash":"fc7f4425c0fb3b38829555302a71803debf8b6937cf04dbf03b49595ddcf0d27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndEmployeeSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSecurityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endEmployeeSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeSecurity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeSecurity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorSince"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}}]}}]} as unknown as DocumentNode<EndEmployeeSessionsMutation, EndEmployeeSessionsMutationVariables>;
export const ResetSecondFactorDocument = {"__meta__":{"hash":"bf8f101848a1cbfee3bd8a457c1e71ef5f737071b6960d41aaaaf89e7e947f44"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSecurityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeSecurity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeSecurity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorSince"}},{"kind":"Field","name":{"kind":"Name","value":"openSessions"}}]}}]} as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;

export function useEmployeeSecurityQuery(options: useQuery.Options<EmployeeSecurityQuery, EmployeeSecurityQueryVariables> | SkipToken) {
  return useQuery(EmployeeSecurityDocument, options);
}

export function useEmployeeSecurityLazyQuery(options?: useLazyQuery.Options<EmployeeSecurityQuery, EmployeeSecurityQueryVariables>) {
  return useLazyQuery(EmployeeSecurityDocument, options);
}

export function useEndEmployeeSessionsMutation(options?: Omit<useMutation.Options<EndEmployeeSessionsMutation, EndEmployeeSessionsMutationVariables>, 'variables'>) {
  return useMutation(EndEmployeeSessionsDocument, options);
}

export function useResetSecondFactorMutation(options?: Omit<useMutation.Options<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(ResetSecondFactorDocument, options);
}