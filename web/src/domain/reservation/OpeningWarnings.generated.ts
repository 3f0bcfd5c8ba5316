/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OpeningWarningsQueryVariables = Exact<{
  vehicleId: string;
  period: Types.PeriodInput;
}>;


export type OpeningWarningsQuery = { openingWarnings: Array<{ __typename: 'OpeningWarning', end: Types.TripEnd, message: string }> };


export const OpeningWarningsDocument = {"__meta__":{"hash":"fe1f435309ababe2b61da49717b76d580776e1041fd3d9e6deaa01252479ef2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpeningWarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openingWarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<OpeningWarningsQuery, OpeningWarningsQueryVariables>;

export function useOpeningWarningsQuery(options: useQuery.Options<OpeningWarningsQuery, OpeningWarningsQueryVariables> | SkipToken) {
  return useQuery(OpeningWarningsDocument, options);
}

export function useOpeningWarningsLazyQuery(options?: useLazyQuery.Options<OpeningWarningsQuery, OpeningWarningsQueryVariables>) {
  return useLazyQuery(OpeningWarningsDocument, options);
}