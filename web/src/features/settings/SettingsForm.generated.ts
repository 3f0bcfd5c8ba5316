/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/types.generated';

import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type EditableSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditableSettingsQuery = { settings: { __typename: 'Settings', version: number, companyName: string, title: string, description: string | null, headerText: string, middleText: string, footerText: string, aboutText: string, keywords: string | null, phone: string, mobile: string | null, whatsapp: string | null, address: string, email: string, domainName: string, mapUrl: string | null, facebook: string | null, instagram: string | null, announcementStartsOn: string | null, announcementEndsOn: string | null, vatPercent: string, services: Array<{ __typename: 'Service', title: string, text: string }>, pictures: Array<{ __typename: 'SitePicture', picture: Types.SettingsPicture, url: string | null }> }, rentalSettings: { __typename: 'RentalSettings', lateAfterMinutes: number }, retentionSettings: { __typename: 'RetentionSettings', contactRetentionMonths: number, auditRetentionMonths: number, unverifiedRetentionDays: number, unusedRetentionMonths: number }, trackingSettings: { __typename: 'TrackingSettings', positionRetentionDays: number, trackAlways: boolean, overspeedKph: number | null, tileUrl: string, tileAttribution: string, ownTiles: boolean } };

export type UpdateSettingsMutationVariables = Exact<{
  input: Types.UpdateSettingsInput;
}>;


export type UpdateSettingsMutation = { updateSettings: { __typename: 'Settings', version: number } };


export const EditableSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditableSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"headerText"}},{"kind":"Field","name":{"kind":"Name","value":"middleText"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"aboutText"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"domainName"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"announcementStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"announcementEndsOn"}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rentalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateAfterMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retentionSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactRetentionMonths"}},{"kind":"Field","name":{"kind":"Name","value":"auditRetentionMonths"}},{"kind":"Field","name":{"kind":"Name","value":"unverifiedRetentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"unusedRetentionMonths"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trackingSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionRetentionDays"}},{"kind":"Field","name":{"kind":"Name","value":"trackAlways"}},{"kind":"Field","name":{"kind":"Name","value":"overspeedKph"}},{"kind":"Field","name":{"kind":"Name","value":"tileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tileAttribution"}},{"kind":"Field","name":{"kind":"Name","value":"ownTiles"}}]}}]}}]} as unknown as DocumentNode<EditableSettingsQuery, EditableSettingsQueryVariables>;
export const UpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables>;

export function useEditableSettingsQuery(options?: useQuery.Options<EditableSettingsQuery, EditableSettingsQueryVariables> | SkipToken) {
  return useQuery(EditableSettingsDocument, options);
}

export function useEditableSettingsLazyQuery(options?: useLazyQuery.Options<EditableSettingsQuery, EditableSettingsQueryVariables>) {
  return useLazyQuery(EditableSettingsDocument, options);
}

export function useUpdateSettingsMutation(options?: Omit<useMutation.Options<UpdateSettingsMutation, UpdateSettingsMutationVariables>, 'variables'>) {
  return useMutation(UpdateSettingsDocument, options);
}