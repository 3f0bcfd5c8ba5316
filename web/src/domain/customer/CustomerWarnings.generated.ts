/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CustomerWarningsQueryVariables = Exact<{
  input: Types.CustomerWarningsInput;
}>;


export type CustomerWarningsQuery = { customerWarnings: Array<{ __typename: 'CustomerWarning', code: Types.CustomerWarningCode, message: string, customerId: string }> };


export const CustomerWarningsDocument = {"__meta__":{"hash":"54141e7a6726f0851b209cdafe1c6dc7fed0ccce83c6558c82a66b627410ef9f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerWarnings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerWarningsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerWarnings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}}]}}]}}]} as unknown as DocumentNode<CustomerWarningsQuery, CustomerWarningsQueryVariables>;

export function useCustomerWarningsQuery(options: useQuery.Options<CustomerWarningsQuery, CustomerWarningsQueryVariables> | SkipToken) {
  return useQuery(CustomerWarningsDocument, options);
}

export function useCustomerWarningsLazyQuery(options?: useLazyQuery.Options<CustomerWarningsQuery, CustomerWarningsQueryVariables>) {
  return useLazyQuery(CustomerWarningsDocument, options);
}