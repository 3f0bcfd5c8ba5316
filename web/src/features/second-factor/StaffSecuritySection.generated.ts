/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type StaffSecurityFragment = { __typename: 'StaffSecurity', secondFactorRequired: boolean, employees: number, withSecondFactor: number } & { ' $fragmentName'?: 'StaffSecurityFragment' };

export type StaffSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSecurityQuery = { staffSecurity: { __typename: 'StaffSecurity', secondFactorRequired: boolean, employees: number, withSecondFactor: number } };

export type RequireSecondFactorMutationVariables = Exact<{
  input: Types.RequireSecondFactorInput;
}>;


export type RequireSecondFactorMutation = { requireSecondFactor: (
    { __typename: 'StaffSecurity' }
    & { ' $fragmentRefs'?: { 'StaffSecurityFragment': StaffSecurityFragment } }
  ) };

export const StaffSecurityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffSecurity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"withSecondFactor"}}]}}]} as unknown as DocumentNode<StaffSecurityFragment, unknown>;
export const StaffSecurityDocument = {"__meta__":{"hash":"7275fa47b3e1994a7ddff90a64103ad92d34e25d7a6970992266e3fa0246e355"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffSecurity"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffSecurity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"withSecondFactor"}}]}}]} as unknown as DocumentNode<StaffSecurityQuery, StaffSecurityQueryVariables>;
export const RequireSecondFactorDocument = {"__meta__":{"hash":"61ef1e5c140801e6ca4e850050536b092f462f863fe97c85507b57b42e6080cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequireSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequireSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requireSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffSecurity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffSecurity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorRequired"}},{"kind":"Field","name":{"kind":"Name","value":"employees"}},{"kind":"Field","name":{"kind":"Name","value":"withSecondFactor"}}]}}]} as unknown as DocumentNode<RequireSecondFactorMutation, RequireSecondFactorMutationVariables>;

export function useStaffSecurityQuery(options?: useQuery.Options<StaffSecurityQuery, StaffSecurityQueryVariables> | SkipToken) {
  return useQuery(StaffSecurityDocument, options);
}

export function useStaffSecurityLazyQuery(options?: useLazyQuery.Options<StaffSecurityQuery, StaffSecurityQueryVariables>) {
  return useLazyQuery(StaffSecurityDocument, options);
}

export function useRequireSecondFactorMutation(options?: Omit<useMutation.Options<RequireSecondFactorMutation, RequireSecondFactorMutationVariables>, 'variables'>) {
  return useMutation(RequireSecondFactorDocument, options);
}