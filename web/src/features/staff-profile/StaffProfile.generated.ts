/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type StaffProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffProfileQuery = { me: { __typename: 'Me', employee: { __typename: 'Employee', id: string, lastName: string, firstName: string, email: string, phone: string | null, role: Types.EmployeeRole, username: string | null, nationalId: string | null, subscription: { __typename: 'SubscriptionPlan', startsOn: string | null, endsOn: string | null, type: string | null, price: string | null } | null } | null } | null };

export type ChangeStaffPasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangeStaffPasswordMutation = { changeMyPassword: boolean };


export const StaffProfileDocument = {"__meta__":{"hash":"15b85d817fe4dca2e44bc3f67105d85ad243140cb08873596486aec80ba5108d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"nationalId"}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StaffProfileQuery, StaffProfileQueryVariables>;
export const ChangeStaffPasswordDocument = {"__meta__":{"hash":"fb6e8716a3bc2640ee64f44b642d2ad6a98fd36166b291b0a458d30f38f0dcd6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeStaffPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangeStaffPasswordMutation, ChangeStaffPasswordMutationVariables>;

export function useStaffProfileQuery(options?: useQuery.Options<StaffProfileQuery, StaffProfileQueryVariables> | SkipToken) {
  return useQuery(StaffProfileDocument, options);
}

export function useStaffProfileLazyQuery(options?: useLazyQuery.Options<StaffProfileQuery, StaffProfileQueryVariables>) {
  return useLazyQuery(StaffProfileDocument, options);
}

export function useChangeStaffPasswordMutation(options?: Omit<useMutation.Options<ChangeStaffPasswordMutation, ChangeStaffPasswordMutationVariables>, 'variables'>) {
  return useMutation(ChangeStaffPasswordDocument, options);
}