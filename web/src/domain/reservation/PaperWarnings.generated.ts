/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PaperWarningsQueryVariables = Exact<{
  vehicleId: string;
  period: Types.PeriodInput;
}>;


export type PaperWarningsQuery = { vehicle: { __typename: 'Vehicle', id: string, paperWarnings: Array<string> } | null };


export const PaperWarningsDocument = {"__meta__":{"hash":"149cae1ccc6ebaa11bf2897cc1234d6f78c1d42aee549eb2b0c46779069c759f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperWarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paperWarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}]}]}}]}}]} as unknown as DocumentNode<PaperWarningsQuery, PaperWarningsQueryVariables>;

export function usePaperWarningsQuery(options: useQuery.Options<PaperWarningsQuery, PaperWarningsQueryVariables> | SkipToken) {
  return useQuery(PaperWarningsDocument, options);
}

export function usePaperWarningsLazyQuery(options?: useLazyQuery.Options<PaperWarningsQuery, PaperWarningsQueryVariables>) {
  return useLazyQuery(PaperWarningsDocument, options);
}