/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ShellLogoQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellLogoQuery = { settings: { __typename: 'Settings', companyName: string, logoAdminUrl: string | null } };


export const ShellLogoDocument = {"__meta__":{"hash":"6564c853a75ff7d10e45c692fdc2dcd3d481cf56fffa814872c943ab5237a3f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellLogo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"logoAdminUrl"}}]}}]}}]} as unknown as DocumentNode<ShellLogoQuery, ShellLogoQueryVariables>;

export function useShellLogoQuery(options?: useQuery.Options<ShellLogoQuery, ShellLogoQueryVariables> | SkipToken) {
  return useQuery(ShellLogoDocument, options);
}

export function useShellLogoLazyQuery(options?: useLazyQuery.Options<ShellLogoQuery, ShellLogoQueryVariables>) {
  return useLazyQuery(ShellLogoDocument, options);
}