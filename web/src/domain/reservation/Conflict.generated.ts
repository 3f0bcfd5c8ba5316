/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TakenVehicleFragment = { __typename: 'VehicleTaken', message: string, alternatives: Array<{ __typename: 'AlternativeVehicle', dailyPrice: string, vehicle: { __typename: 'Vehicle', id: string, name: string, plateNumber: string } }> };

export type StaleVersionFragment = { __typename: 'VersionConflict', message: string };

export const TakenVehicleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenVehicle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}}]}}]}}]} as unknown as DocumentNode<TakenVehicleFragment, unknown>;
export const StaleVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaleVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VersionConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<StaleVersionFragment, unknown>;