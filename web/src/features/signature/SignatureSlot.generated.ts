/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SignatureSlotQueryVariables = Exact<{
  number: string;
  key?: string | null | undefined;
}>;


export type SignatureSlotQuery = { signatureSlot: { __typename: 'SignatureSlot', number: string, vehicleName: string, vehicleImageUrl: string | null, startsAt: string, endsAt: string, days: number, pickupPlace: string, returnPlace: string, total: string, advance: string | null, balance: string | null, signedAt: string | null, contract: { __typename: 'ExportedFile', fileName: string } | null } | null };

export type ContractToReadQueryVariables = Exact<{
  number: string;
  key?: string | null | undefined;
}>;


export type ContractToReadQuery = { signatureSlot: { __typename: 'SignatureSlot', number: string, contract: { __typename: 'ExportedFile', fileName: string, url: string } | null } | null };

export type SignContractMutationVariables = Exact<{
  input: Types.SignContractInput;
}>;


export type SignContractMutation = { signContract: boolean };


export const SignatureSlotDocument = {"__meta__":{"hash":"2d68238b825c130f3a80f476838bc7219ae4d58a6f7e2f37b4386f50a2741028"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignatureSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signatureSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleName"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPlace"}},{"kind":"Field","name":{"kind":"Name","value":"returnPlace"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"advance"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]}}]} as unknown as DocumentNode<SignatureSlotQuery, SignatureSlotQueryVariables>;
export const ContractToReadDocument = {"__meta__":{"hash":"f2f39e7be3fd66a4e723371b2180fe0a1638ae09ea21361ae3340ba235df005c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractToRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signatureSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<ContractToReadQuery, ContractToReadQueryVariables>;
export const SignContractDocument = {"__meta__":{"hash":"3baa4622d24d5b4920cc85aea36d446b4217c4704ecf8e5b6140fc66c4c30844"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SignContractMutation, SignContractMutationVariables>;

export function useSignatureSlotQuery(options: useQuery.Options<SignatureSlotQuery, SignatureSlotQueryVariables> | SkipToken) {
  return useQuery(SignatureSlotDocument, options);
}

export function useSignatureSlotLazyQuery(options?: useLazyQuery.Options<SignatureSlotQuery, SignatureSlotQueryVariables>) {
  return useLazyQuery(SignatureSlotDocument, options);
}

export function useContractToReadQuery(options: useQuery.Options<ContractToReadQuery, ContractToReadQueryVariables> | SkipToken) {
  return useQuery(ContractToReadDocument, options);
}

export function useContractToReadLazyQuery(options?: useLazyQuery.Options<ContractToReadQuery, ContractToReadQueryVariables>) {
  return useLazyQuery(ContractToReadDocument, options);
}

export function useSignContractMutation(options?: Omit<useMutation.Options<SignContractMutation, SignContractMutationVariables>, 'variables'>) {
  return useMutation(SignContractDocument, options);
}