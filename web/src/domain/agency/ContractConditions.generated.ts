/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ContractConditionsQueryVariables = Exact<{
  id: string;
}>;


export type ContractConditionsQuery = { defaultContractConditions: string, agency: { __typename: 'Agency', id: string, name: string, contractTheme: Types.ContractTheme, contractConditions: string | null, version: number } | null };

export type ContractPreviewQueryVariables = Exact<{
  input: Types.ContractPreviewInput;
}>;


export type ContractPreviewQuery = { contractPreview: string };

export type UpdateContractConditionsMutationVariables = Exact<{
  input: Types.UpdateAgencyInput;
}>;


export type UpdateContractConditionsMutation = { updateAgency: { __typename: 'Agency', id: string, contractTheme: Types.ContractTheme, contractConditions: string | null, version: number } };


export const ContractConditionsDocument = {"__meta__":{"hash":"cf1746a61769fc364c90576d7ac371c635266ff79ddf2956ee6f852f35295eaf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractConditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contractTheme"}},{"kind":"Field","name":{"kind":"Name","value":"contractConditions"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"defaultContractConditions"}}]}}]} as unknown as DocumentNode<ContractConditionsQuery, ContractConditionsQueryVariables>;
export const ContractPreviewDocument = {"__meta__":{"hash":"b93586e0f834fe0ad4efce1a030ac47b4b14a23de260034b7eb5d3e5661f8810"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContractPreviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ContractPreviewQuery, ContractPreviewQueryVariables>;
export const UpdateContractConditionsDocument = {"__meta__":{"hash":"63fc08c0b8d0f4820468b8c5171957477c91ecd979332e8c137ead9419cd6703"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContractConditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgencyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractTheme"}},{"kind":"Field","name":{"kind":"Name","value":"contractConditions"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateContractConditionsMutation, UpdateContractConditionsMutationVariables>;

export function useContractConditionsQuery(options: useQuery.Options<ContractConditionsQuery, ContractConditionsQueryVariables> | SkipToken) {
  return useQuery(ContractConditionsDocument, options);
}

export function useContractConditionsLazyQuery(options?: useLazyQuery.Options<ContractConditionsQuery, ContractConditionsQueryVariables>) {
  return useLazyQuery(ContractConditionsDocument, options);
}

export function useContractPreviewQuery(options: useQuery.Options<ContractPreviewQuery, ContractPreviewQueryVariables> | SkipToken) {
  return useQuery(ContractPreviewDocument, options);
}

export function useContractPreviewLazyQuery(options?: useLazyQuery.Options<ContractPreviewQuery, ContractPreviewQueryVariables>) {
  return useLazyQuery(ContractPreviewDocument, options);
}

export function useUpdateContractConditionsMutation(options?: Omit<useMutation.Options<UpdateContractConditionsMutation, UpdateContractConditionsMutationVariables>, 'variables'>) {
  return useMutation(UpdateContractConditionsDocument, options);
}