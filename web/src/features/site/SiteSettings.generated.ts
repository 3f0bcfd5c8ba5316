/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { settings: { __typename: 'Settings', companyName: string, headerText: string, middleText: string, footerText: string, aboutText: string, logoNavbarUrl: string | null, logoAboutUrl: string | null, presentationImageUrl: string | null, announcementImageUrl: string | null, coverUrls: Array<string>, phone: string, mobile: string | null, whatsapp: string | null, address: string, email: string, domainName: string, mapUrl: string | null, facebook: string | null, instagram: string | null, announcementImageSize: { __typename: 'PictureSize', width: number, height: number } | null, services: Array<{ __typename: 'Service', title: string, text: string, imageUrl: string | null }> }, siteClaims: { __typename: 'SiteClaims', insured: boolean, deliveryPlaces: number, discountPercent: number, served: boolean } };


export const SiteSettingsDocument = {"__meta__":{"hash":"86710e41c98de11a3bfb5bb8c92a7b740e9ee8780f1e4f63437394865795d170"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"headerText"}},{"kind":"Field","name":{"kind":"Name","value":"middleText"}},{"kind":"Field","name":{"kind":"Name","value":"footerText"}},{"kind":"Field","name":{"kind":"Name","value":"aboutText"}},{"kind":"Field","name":{"kind":"Name","value":"logoNavbarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoAboutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"presentationImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"announcementImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"announcementImageSize"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrls"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mobile"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"domainName"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteClaims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insured"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"served"}}]}}]}}]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;

export function useSiteSettingsQuery(options?: useQuery.Options<SiteSettingsQuery, SiteSettingsQueryVariables> | SkipToken) {
  return useQuery(SiteSettingsDocument, options);
}

export function useSiteSettingsLazyQuery(options?: useLazyQuery.Options<SiteSettingsQuery, SiteSettingsQueryVariables>) {
  return useLazyQuery(SiteSettingsDocument, options);
}