/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MyProfileFragment = { __typename: 'Customer', id: string, title: Types.Title, lastName: string, firstName: string, phone: string, address: string, email: string, version: number } & { ' $fragmentName'?: 'MyProfileFragment' };

export type MyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MyProfileQuery = { me: { __typename: 'Me', customer: { __typename: 'Customer', id: string, title: Types.Title, lastName: string, firstName: string, phone: string, address: string, email: string, version: number } | null } | null };

export type UpdateMyProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdateMyProfileMutation = { updateMyProfile: (
    { __typename: 'Customer' }
    & { ' $fragmentRefs'?: { 'MyProfileFragment': MyProfileFragment } }
  ) };

export type MyDataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataExportQuery = { myDataExport: { __typename: 'ExportedFile', fileName: string, url: string } };

export type ChangeMyPasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangeMyPasswordMutation = { changeMyPassword: boolean };

export type DeleteMyAccountMutationVariables = Exact<{
  input: Types.DeleteAccountInput;
}>;


export type DeleteMyAccountMutation = { deleteMyAccount: boolean };

export const MyProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MyProfileFragment, unknown>;
export const MyProfileDocument = {"__meta__":{"hash":"af3b14d8c736ee2e0ae1c6e9efcce5d97caf463f31c90ba6a74882e086d116eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyProfile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MyProfileQuery, MyProfileQueryVariables>;
export const UpdateMyProfileDocument = {"__meta__":{"hash":"21ba0636586ee3708efff5f1c7f7df106259b1688c7041638e32cc1f041fb47f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMyProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMyProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateMyProfileMutation, UpdateMyProfileMutationVariables>;
export const MyDataExportDocument = {"__meta__":{"hash":"ac1fc80f942c1becf807a4e52a1e5b24cee0e9e38f74e38ce8711d07a52cfc71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MyDataExportQuery, MyDataExportQueryVariables>;
export const ChangeMyPasswordDocument = {"__meta__":{"hash":"2f08141bd3e27b08f599272c1b95651f368bfc83cf24f2f2864a096110e6c637"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMyPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMyPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangeMyPasswordMutation, ChangeMyPasswordMutationVariables>;
export const DeleteMyAccountDocument = {"__meta__":{"hash":"7868bd47c12a9cb25f1af94e27e2d6b4ba117dac97a04b01ae1d5948b18418e9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>;

export function useMyProfileQuery(options?: useQuery.Options<MyProfileQuery, MyProfileQueryVariables> | SkipToken) {
  return useQuery(MyProfileDocument, options);
}

export function useMyProfileLazyQuery(options?: useLazyQuery.Options<MyProfileQuery, MyProfileQueryVariables>) {
  return useLazyQuery(MyProfileDocument, options);
}

export function useUpdateMyProfileMutation(options?: Omit<useMutation.Options<UpdateMyProfileMutation, UpdateMyProfileMutationVariables>, 'variables'>) {
  return useMutation(UpdateMyProfileDocument, options);
}

export function useMyDataExportQuery(options?: useQuery.Options<MyDataExportQuery, MyDataExportQueryVariables> | SkipToken) {
  return useQuery(MyDataExportDocument, options);
}

export function useMyDataExportLazyQuery(options?: useLazyQuery.Options<MyDataExportQuery, MyDataExportQueryVariables>) {
  return useLazyQuery(MyDataExportDocument, options);
}

export function useChangeMyPasswordMutation(options?: Omit<useMutation.Options<ChangeMyPasswordMutation, ChangeMyPasswordMutationVariables>, 'variables'>) {
  return useMutation(ChangeMyPasswordDocument, options);
}

export function useDeleteMyAccountMutation(options?: Omit<useMutation.Options<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>, 'variables'>) {
  return useMutation(DeleteMyAccountDocument, options);
}