/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RentalExtrasQueryVariables = Exact<{
  vehicleId: string;
  period: Types.PeriodInput;
  options?: Types.TripOptionsInput | null | undefined;
}>;


export type RentalExtrasQuery = { rentalExtras: { __typename: 'RentalExtras', asksAge: boolean, items: Array<{ __typename: 'RentalExtra', ruleId: string, name: string, hint: string | null, imageUrl: string | null, unit: Types.ChargeUnit, price: string, amount: string, available: number }> } };

export type ReservationOptionsQueryVariables = Exact<{
  number: string;
}>;


export type ReservationOptionsQuery = { reservation: { __typename: 'Reservation', id: string, number: string, pickupPlace: string, returnPlace: string, driverAge: number | null, promotionCode: string | null, lines: Array<{ __typename: 'PriceLine', id: string | null, ruleId: string | null, pieces: number | null }> } | null };


export const RentalExtrasDocument = {"__meta__":{"hash":"19b8390e525da27b482860c5dca3ccdc523a4a15af257d7f9c7c6622c47f245c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalExtras"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TripOptionsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalExtras"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asksAge"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]}}]} as unknown as DocumentNode<RentalExtrasQuery, RentalExtrasQueryVariables>;
export const ReservationOptionsDocument = {"__meta__":{"hash":"b2c2b727531606638297fcfe096ae1d66a90261457dc1c0a41518aebeb326de2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservationOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"pickupPlace"}},{"kind":"Field","name":{"kind":"Name","value":"returnPlace"}},{"kind":"Field","name":{"kind":"Name","value":"driverAge"}},{"kind":"Field","name":{"kind":"Name","value":"promotionCode"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"pieces"}}]}}]}}]}}]} as unknown as DocumentNode<ReservationOptionsQuery, ReservationOptionsQueryVariables>;

export function useRentalExtrasQuery(options: useQuery.Options<RentalExtrasQuery, RentalExtrasQueryVariables> | SkipToken) {
  return useQuery(RentalExtrasDocument, options);
}

export function useRentalExtrasLazyQuery(options?: useLazyQuery.Options<RentalExtrasQuery, RentalExtrasQueryVariables>) {
  return useLazyQuery(RentalExtrasDocument, options);
}

export function useReservationOptionsQuery(options: useQuery.Options<ReservationOptionsQuery, ReservationOptionsQueryVariables> | SkipToken) {
  return useQuery(ReservationOptionsDocument, options);
}

export function useReservationOptionsLazyQuery(options?: useLazyQuery.Options<ReservationOptionsQuery, ReservationOptionsQueryVariables>) {
  return useLazyQuery(ReservationOptionsDocument, options);
}