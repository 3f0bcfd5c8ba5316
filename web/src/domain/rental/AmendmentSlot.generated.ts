/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type AmendedTermsFragment = { __typename: 'RentalTerms', vehicleName: string, plateNumber: string, startsAt: string, endsAt: string, pickupPlace: string, returnPlace: string, total: string } & { ' $fragmentName'?: 'AmendedTermsFragment' };

export type AgreedTermsFragment = { __typename: 'RentalTerms', days: number, vehicleName: string, plateNumber: string, startsAt: string, endsAt: string, pickupPlace: string, returnPlace: string, total: string } & { ' $fragmentName'?: 'AgreedTermsFragment' };

export type AmendmentSlotQueryVariables = Exact<{
  number: string;
  amendment: number;
  key?: string | null | undefined;
}>;


export type AmendmentSlotQuery = { amendmentSlot: { __typename: 'AmendmentSlot', number: string, amendment: number, kind: Types.AmendmentKind, difference: string, signedAt: string | null, before: { __typename: 'RentalTerms', days: number, vehicleName: string, plateNumber: string, startsAt: string, endsAt: string, pickupPlace: string, returnPlace: string, total: string }, after: { __typename: 'RentalTerms', days: number, vehicleName: string, plateNumber: string, startsAt: string, endsAt: string, pickupPlace: string, returnPlace: string, total: string } } | null };

export type AmendmentToReadQueryVariables = Exact<{
  number: string;
  amendment: number;
  key?: string | null | undefined;
}>;


export type AmendmentToReadQuery = { amendmentSlot: { __typename: 'AmendmentSlot', number: string, document: { __typename: 'ExportedFile', fileName: string, url: string } } | null };

export type SignAmendmentMutationVariables = Exact<{
  input: Types.SignAmendmentInput;
}>;


export type SignAmendmentMutation = { signAmendment: boolean };

export const AmendedTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmendedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleName"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPlace"}},{"kind":"Field","name":{"kind":"Name","value":"returnPlace"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<AmendedTermsFragment, unknown>;
export const AgreedTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgreedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmendedTerms"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmendedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleName"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPlace"}},{"kind":"Field","name":{"kind":"Name","value":"returnPlace"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<AgreedTermsFragment, unknown>;
export const AmendmentSlotDocument = {"__meta__":{"hash":"7b045e33e942799d0379a84a86cf93fbfed40b6e794e4603ecfe7d62eecf4b5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AmendmentSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amendment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amendmentSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"amendment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amendment"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amendment"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgreedTerms"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgreedTerms"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmendedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleName"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPlace"}},{"kind":"Field","name":{"kind":"Name","value":"returnPlace"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgreedTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmendedTerms"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]} as unknown as DocumentNode<AmendmentSlotQuery, AmendmentSlotQueryVariables>;
export const AmendmentToReadDocument = {"__meta__":{"hash":"ef59f431ee612dcfb19cd5448c2d2b3bf2cb386337c6344fd23dd26d1dd56b5f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AmendmentToRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amendment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amendmentSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"amendment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amendment"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<AmendmentToReadQuery, AmendmentToReadQueryVariables>;
export const SignAmendmentDocument = {"__meta__":{"hash":"2b038c65fb7ab26c44249eb2b773c36250a0487dad54a2b126c264b378d8d496"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignAmendment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignAmendmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signAmendment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SignAmendmentMutation, SignAmendmentMutationVariables>;

export function useAmendmentSlotQuery(options: useQuery.Options<AmendmentSlotQuery, AmendmentSlotQueryVariables> | SkipToken) {
  return useQuery(AmendmentSlotDocument, options);
}

export function useAmendmentSlotLazyQuery(options?: useLazyQuery.Options<AmendmentSlotQuery, AmendmentSlotQueryVariables>) {
  return useLazyQuery(AmendmentSlotDocument, options);
}

export function useAmendmentToReadQuery(options: useQuery.Options<AmendmentToReadQuery, AmendmentToReadQueryVariables> | SkipToken) {
  return useQuery(AmendmentToReadDocument, options);
}

export function useAmendmentToReadLazyQuery(options?: useLazyQuery.Options<AmendmentToReadQuery, AmendmentToReadQueryVariables>) {
  return useLazyQuery(AmendmentToReadDocument, options);
}

export function useSignAmendmentMutation(options?: Omit<useMutation.Options<SignAmendmentMutation, SignAmendmentMutationVariables>, 'variables'>) {
  return useMutation(SignAmendmentDocument, options);
}