/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MyExtensionFragment = { __typename: 'Reservation', id: string, number: string, stage: Types.RentalStage | null, endsAt: string, extensionRequest: { __typename: 'ExtensionRequest', id: string, status: Types.ExtensionStatus, endsAt: string, reason: string | null } | null } & { ' $fragmentName'?: 'MyExtensionFragment' };

export type ExtensionOfferQueryVariables = Exact<{
  number: string;
  endsAt: string;
}>;


export type ExtensionOfferQuery = { extensionOffer: { __typename: 'ExtensionOffer', difference: string, total: string, free: boolean } };

export type RequestExtensionMutationVariables = Exact<{
  input: Types.RequestExtensionInput;
}>;


export type RequestExtensionMutation = { requestExtension: (
    { __typename: 'Reservation' }
    & { ' $fragmentRefs'?: { 'MyExtensionFragment': MyExtensionFragment } }
  ) };

export type WithdrawExtensionMutationVariables = Exact<{
  input: Types.WithdrawExtensionInput;
}>;


export type WithdrawExtensionMutation = { withdrawExtension: (
    { __typename: 'Reservation' }
    & { ' $fragmentRefs'?: { 'MyExtensionFragment': MyExtensionFragment } }
  ) };

export const MyExtensionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyExtension"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"extensionRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<MyExtensionFragment, unknown>;
export const ExtensionOfferDocument = {"__meta__":{"hash":"f6501b400bdfa466d18bb638eed9d8ab469f89de494869989d1d489b76d4cc53"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExtensionOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endsAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"extensionOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"endsAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endsAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"free"}}]}}]}}]} as unknown as DocumentNode<ExtensionOfferQuery, ExtensionOfferQueryVariables>;
export const RequestExtensionDocument = {"__meta__":{"hash":"d1f7b78a2aa3db0e1e6a37c7ee4b0ea4e8e25af3e19b4f012e3a6e107407234f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestExtension"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestExtensionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestExtension"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyExtension"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyExtension"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"extensionRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<RequestExtensionMutation, RequestExtensionMutationVariables>;
export const WithdrawExtensionDocument = {"__meta__":{"hash":"c99a1227fe5a2a6775313d1dd3923779bd34a2629c155ce3174e284af0e6932e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawExtension"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawExtensionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawExtension"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyExtension"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyExtension"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"extensionRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<WithdrawExtensionMutation, WithdrawExtensionMutationVariables>;

export function useExtensionOfferQuery(options: useQuery.Options<ExtensionOfferQuery, ExtensionOfferQueryVariables> | SkipToken) {
  return useQuery(ExtensionOfferDocument, options);
}

export function useExtensionOfferLazyQuery(options?: useLazyQuery.Options<ExtensionOfferQuery, ExtensionOfferQueryVariables>) {
  return useLazyQuery(ExtensionOfferDocument, options);
}

export function useRequestExtensionMutation(options?: Omit<useMutation.Options<RequestExtensionMutation, RequestExtensionMutationVariables>, 'variables'>) {
  return useMutation(RequestExtensionDocument, options);
}

export function useWithdrawExtensionMutation(options?: Omit<useMutation.Options<WithdrawExtensionMutation, WithdrawExtensionMutationVariables>, 'variables'>) {
  return useMutation(WithdrawExtensionDocument, options);
}