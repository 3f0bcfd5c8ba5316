/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SetupCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupCompanyQuery = { settings: { __typename: 'Settings', version: number, companyName: string, phone: string, email: string, address: string } };

export type PresentCompanyMutationVariables = Exact<{
  input: Types.UpdateSettingsInput;
}>;


export type PresentCompanyMutation = { updateSettings: { __typename: 'Settings', version: number, companyName: string, logoAdminUrl: string | null } };


export const SetupCompanyDocument = {"__meta__":{"hash":"0179e13b59f29ebcf1bb154666339dea1859fc21221a3bbb42625ca55a878e7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupCompany"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<SetupCompanyQuery, SetupCompanyQueryVariables>;
export const PresentCompanyDocument = {"__meta__":{"hash":"f59cc3055d1f4bd2482e584fd78dd5d54c7d9b6d15e23be55c5bf8e2eb4687e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PresentCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"logoAdminUrl"}}]}}]}}]} as unknown as DocumentNode<PresentCompanyMutation, PresentCompanyMutationVariables>;

export function useSetupCompanyQuery(options?: useQuery.Options<SetupCompanyQuery, SetupCompanyQueryVariables> | SkipToken) {
  return useQuery(SetupCompanyDocument, options);
}

export function useSetupCompanyLazyQuery(options?: useLazyQuery.Options<SetupCompanyQuery, SetupCompanyQueryVariables>) {
  return useLazyQuery(SetupCompanyDocument, options);
}

export function usePresentCompanyMutation(options?: Omit<useMutation.Options<PresentCompanyMutation, PresentCompanyMutationVariables>, 'variables'>) {
  return useMutation(PresentCompanyDocument, options);
}