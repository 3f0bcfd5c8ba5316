/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type WriteSiteTextsMutationVariables = Exact<{
  input: Types.UpdateSettingsInput;
}>;


export type WriteSiteTextsMutation = { updateSettings: { __typename: 'Settings', version: number } };


export const WriteSiteTextsDocument = {"__meta__":{"hash":"0e6e098484a3f2271289a5b7e5227c4a6058e5e20e4ffd583c0368895a0ec27f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteSiteTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<WriteSiteTextsMutation, WriteSiteTextsMutationVariables>;

export function useWriteSiteTextsMutation(options?: Omit<useMutation.Options<WriteSiteTextsMutation, WriteSiteTextsMutationVariables>, 'variables'>) {
  return useMutation(WriteSiteTextsDocument, options);
}