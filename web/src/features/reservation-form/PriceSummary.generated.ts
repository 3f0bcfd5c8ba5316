/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReservedVehicleQueryVariables = Exact<{
  id: string;
}>;


export type ReservedVehicleQuery = { vehicle: { __typename: 'Vehicle', id: string, name: string, category: Types.VehicleCategory, fuel: Types.Fuel, transmission: Types.Transmission, dailyPrice: string, imageUrl: string | null } | null };

export type ReservationQuoteQueryVariables = Exact<{
  id: string;
  period: Types.PeriodInput;
}>;


export type ReservationQuoteQuery = { priceQuote: { __typename: 'PriceQuote', days: number, dailyPrice: string, total: string, registeredDailyPrice: string, registeredTotal: string, registeredDiscountPercent: number, discounted: boolean, payable: string } };


export const ReservedVehicleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservedVehicle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"fuel"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]}}]} as unknown as DocumentNode<ReservedVehicleQuery, ReservedVehicleQueryVariables>;
export const ReservationQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservationQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"registeredDailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"registeredTotal"}},{"kind":"Field","name":{"kind":"Name","value":"registeredDiscountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"discounted"}},{"kind":"Field","name":{"kind":"Name","value":"payable"}}]}}]}}]} as unknown as DocumentNode<ReservationQuoteQuery, ReservationQuoteQueryVariables>;

export function useReservedVehicleQuery(options: useQuery.Options<ReservedVehicleQuery, ReservedVehicleQueryVariables> | SkipToken) {
  return useQuery(ReservedVehicleDocument, options);
}

export function useReservedVehicleLazyQuery(options?: useLazyQuery.Options<ReservedVehicleQuery, ReservedVehicleQueryVariables>) {
  return useLazyQuery(ReservedVehicleDocument, options);
}

export function useReservationQuoteQuery(options: useQuery.Options<ReservationQuoteQuery, ReservationQuoteQueryVariables> | SkipToken) {
  return useQuery(ReservationQuoteDocument, options);
}

export function useReservationQuoteLazyQuery(options?: useLazyQuery.Options<ReservationQuoteQuery, ReservationQuoteQueryVariables>) {
  return useLazyQuery(ReservationQuoteDocument, options);
}