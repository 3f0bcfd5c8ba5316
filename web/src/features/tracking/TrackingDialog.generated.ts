/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TrackReservationQueryVariables = Exact<{
  number: string;
}>;


export type TrackReservationQuery = { trackReservation: { __typename: 'TrackedReservation', number: string, status: Types.ReservationStatus, stage: Types.RentalStage | null, vehicleName: string, requestedVehicleName: string | null, vehicleImageUrl: string | null, startsAt: string, endsAt: string, pickupPlace: string, returnPlace: string, price: string, updatedAt: string } | null };


export const TrackReservationDocument = {"__meta__":{"hash":"e46ec3a467643db1f93b7ced8b281b9aacb7bedc342176ba8215e90b18b18866"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackReservation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleName"}},{"kind":"Field","name":{"kind":"Name","value":"requestedVehicleName"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPlace"}},{"kind":"Field","name":{"kind":"Name","value":"returnPlace"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<TrackReservationQuery, TrackReservationQueryVariables>;

export function useTrackReservationQuery(options: useQuery.Options<TrackReservationQuery, TrackReservationQueryVariables> | SkipToken) {
  return useQuery(TrackReservationDocument, options);
}

export function useTrackReservationLazyQuery(options?: useLazyQuery.Options<TrackReservationQuery, TrackReservationQueryVariables>) {
  return useLazyQuery(TrackReservationDocument, options);
}