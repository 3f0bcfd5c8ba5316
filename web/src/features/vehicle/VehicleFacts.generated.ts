/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type VehicleFactsFragment = { __typename: 'Vehicle', id: string, transmission: Types.Transmission, fuel: Types.Fuel, seats: number, luggage: number } & { ' $fragmentName'?: 'VehicleFactsFragment' };

export const VehicleFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuel"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"luggage"}}]}}]} as unknown as DocumentNode<VehicleFactsFragment, unknown>;