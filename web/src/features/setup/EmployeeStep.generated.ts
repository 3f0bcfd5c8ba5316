/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type InviteColleagueMutationVariables = Exact<{
  input: Types.CreateEmployeeInput;
}>;


export type InviteColleagueMutation = { createEmployee: { __typename: 'Employee', id: string } };


export const InviteColleagueDocument = {"__meta__":{"hash":"6d600d39d7f199ece217d994d170bf94c932590ed9f320ceb8d5b4bd90f2d89b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteColleague"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<InviteColleagueMutation, InviteColleagueMutationVariables>;

export function useInviteColleagueMutation(options?: Omit<useMutation.Options<InviteColleagueMutation, InviteColleagueMutationVariables>, 'variables'>) {
  return useMutation(InviteColleagueDocument, options);
}