/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReservationTripFragment = { __typename: 'Reservation', id: string, number: string, plateNumber: string | null, startsAt: string, endsAt: string, days: number, pickupPlace: string, returnPlace: string } & { ' $fragmentName'?: 'ReservationTripFragment' };

export const ReservationTripFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReservationTrip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPlace"}},{"kind":"Field","name":{"kind":"Name","value":"returnPlace"}}]}}]} as unknown as DocumentNode<ReservationTripFragment, unknown>;