/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OfferedVehicleFragment = { __typename: 'EquivalentVehicle', sameAgency: boolean, sameCategory: boolean, priceDifference: string, vehicle: { __typename: 'Vehicle', id: string, name: string, plateNumber: string } };

export const OfferedVehicleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferedVehicle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EquivalentVehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sameAgency"}},{"kind":"Field","name":{"kind":"Name","value":"sameCategory"}},{"kind":"Field","name":{"kind":"Name","value":"priceDifference"}}]}}]} as unknown as DocumentNode<OfferedVehicleFragment, unknown>;