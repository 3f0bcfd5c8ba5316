/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { ProviderRowFragment } from './ProviderList.generated';
import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ServiceProviderQueryVariables = Exact<{
  id: string;
}>;


export type ServiceProviderQuery = { serviceProvider: { __typename: 'ServiceProvider', version: number, id: string, name: string, address: string, phone: string, email: string } | null };

export type CreateServiceProviderMutationVariables = Exact<{
  input: Types.CreateServiceProviderInput;
}>;


export type CreateServiceProviderMutation = { createServiceProvider: (
    { __typename: 'ServiceProvider', version: number }
    & { ' $fragmentRefs'?: { 'ProviderRowFragment': ProviderRowFragment } }
  ) };

export type UpdateServiceProviderMutationVariables = Exact<{
  input: Types.UpdateServiceProviderInput;
}>;


export type UpdateServiceProviderMutation = { updateServiceProvider: (
    { __typename: 'ServiceProvider', version: number }
    & { ' $fragmentRefs'?: { 'ProviderRowFragment': ProviderRowFragment } }
  ) };


export const ServiceProviderDocument = {"__meta__":{"hash":"54481513d7c9f093e7d7d460f7eb20e46c65ad5db0d9c3ab07ad6dd7d6e74117"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ServiceProviderQuery, ServiceProviderQueryVariables>;
export const CreateServiceProviderDocument = {"__meta__":{"hash":"b2a439585a7e619ea6b6af6e6dd2d98675527b24ee1310010cfee7a94a8f31e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateServiceProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateServiceProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createServiceProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderRow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CreateServiceProviderMutation, CreateServiceProviderMutationVariables>;
export const UpdateServiceProviderDocument = {"__meta__":{"hash":"34226859b3fe1215a61126264547019a5a89f780b76e530c156dfc3d978774d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateServiceProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateServiceProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateServiceProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderRow"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceProvider"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<UpdateServiceProviderMutation, UpdateServiceProviderMutationVariables>;

export function useServiceProviderQuery(options: useQuery.Options<ServiceProviderQuery, ServiceProviderQueryVariables> | SkipToken) {
  return useQuery(ServiceProviderDocument, options);
}

export function useServiceProviderLazyQuery(options?: useLazyQuery.Options<ServiceProviderQuery, ServiceProviderQueryVariables>) {
  return useLazyQuery(ServiceProviderDocument, options);
}

export function useCreateServiceProviderMutation(options?: Omit<useMutation.Options<CreateServiceProviderMutation, CreateServiceProviderMutationVariables>, 'variables'>) {
  return useMutation(CreateServiceProviderDocument, options);
}

export function useUpdateServiceProviderMutation(options?: Omit<useMutation.Options<UpdateServiceProviderMutation, UpdateServiceProviderMutationVariables>, 'variables'>) {
  return useMutation(UpdateServiceProviderDocument, options);
}