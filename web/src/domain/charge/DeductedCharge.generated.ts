/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DeductedChargeFieldsFragment = { __typename: 'ReturnCharge', id: string, detail: string, photos: Array<{ __typename: 'InspectionPhoto', id: string, sha256: string, url: string | null }> } & { ' $fragmentName'?: 'DeductedChargeFieldsFragment' };

export const DeductedChargeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeductedChargeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnCharge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<DeductedChargeFieldsFragment, unknown>;