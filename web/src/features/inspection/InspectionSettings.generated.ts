/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type InspectionRulesFragment = { __typename: 'InspectionSettings', checklist: Array<string>, minLicenceYears: number, minDriverAge: number, papersStop: boolean, paperPhotoDays: number, version: number } & { ' $fragmentName'?: 'InspectionRulesFragment' };

export type InspectionSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type InspectionSettingsQuery = { inspectionSettings: { __typename: 'InspectionSettings', checklist: Array<string>, minLicenceYears: number, minDriverAge: number, papersStop: boolean, paperPhotoDays: number, version: number } };

export type UpdateInspectionSettingsMutationVariables = Exact<{
  input: Types.UpdateInspectionSettingsInput;
}>;


export type UpdateInspectionSettingsMutation = { updateInspectionSettings: { __typename: 'InspectionSettings', checklist: Array<string>, minLicenceYears: number, minDriverAge: number, papersStop: boolean, paperPhotoDays: number, version: number } };

export const InspectionRulesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InspectionRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InspectionSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checklist"}},{"kind":"Field","name":{"kind":"Name","value":"minLicenceYears"}},{"kind":"Field","name":{"kind":"Name","value":"minDriverAge"}},{"kind":"Field","name":{"kind":"Name","value":"papersStop"}},{"kind":"Field","name":{"kind":"Name","value":"paperPhotoDays"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<InspectionRulesFragment, unknown>;
export const InspectionSettingsDocument = {"__meta__":{"hash":"5c48247df8b71ab1578ec161cd8913a2985e94d020ece140454007745a59cdfb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InspectionSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inspectionSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InspectionRules"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InspectionRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InspectionSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checklist"}},{"kind":"Field","name":{"kind":"Name","value":"minLicenceYears"}},{"kind":"Field","name":{"kind":"Name","value":"minDriverAge"}},{"kind":"Field","name":{"kind":"Name","value":"papersStop"}},{"kind":"Field","name":{"kind":"Name","value":"paperPhotoDays"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<InspectionSettingsQuery, InspectionSettingsQueryVariables>;
export const UpdateInspectionSettingsDocument = {"__meta__":{"hash":"fd9e1794fdc12b7e4108f8ae584134245b6bf03c1a365ab632655025051b3ae2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInspectionSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInspectionSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInspectionSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InspectionRules"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InspectionRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InspectionSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checklist"}},{"kind":"Field","name":{"kind":"Name","value":"minLicenceYears"}},{"kind":"Field","name":{"kind":"Name","value":"minDriverAge"}},{"kind":"Field","name":{"kind":"Name","value":"papersStop"}},{"kind":"Field","name":{"kind":"Name","value":"paperPhotoDays"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateInspectionSettingsMutation, UpdateInspectionSettingsMutationVariables>;

export function useInspectionSettingsQuery(options?: useQuery.Options<InspectionSettingsQuery, InspectionSettingsQueryVariables> | SkipToken) {
  return useQuery(InspectionSettingsDocument, options);
}

export function useInspectionSettingsLazyQuery(options?: useLazyQuery.Options<InspectionSettingsQuery, InspectionSettingsQueryVariables>) {
  return useLazyQuery(InspectionSettingsDocument, options);
}

export function useUpdateInspectionSettingsMutation(options?: Omit<useMutation.Options<UpdateInspectionSettingsMutation, UpdateInspectionSettingsMutationVariables>, 'variables'>) {
  return useMutation(UpdateInspectionSettingsDocument, options);
}