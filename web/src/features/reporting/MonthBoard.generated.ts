/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MonthFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type MonthFiguresQuery = { monthFigures: { __typename: 'MonthFigures', from: string, to: string, revenue: string, rentalCount: number, newCustomerCount: number } };

export type LoyalCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type LoyalCustomersQuery = { loyalCustomers: { __typename: 'LoyalCustomers', rentalTotal: number, customers: Array<{ __typename: 'LoyalCustomer', id: string, lastName: string, firstName: string, phone: string, rentalCount: number }> } };

export type RecentReservationsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentReservationsQuery = { reservations: { __typename: 'ReservationPage', items: Array<{ __typename: 'Reservation', id: string, number: string, status: Types.ReservationStatus, startsAt: string, endsAt: string, driver: { __typename: 'Driver', firstName: string, lastName: string, phone: string | null }, vehicle: { __typename: 'Vehicle', id: string, name: string } }> } };


export const MonthFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"rentalCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCustomerCount"}}]}}]}}]} as unknown as DocumentNode<MonthFiguresQuery, MonthFiguresQueryVariables>;
export const LoyalCustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoyalCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loyalCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"rentalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rentalTotal"}}]}}]}}]} as unknown as DocumentNode<LoyalCustomersQuery, LoyalCustomersQueryVariables>;
export const RecentReservationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentReservations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"CREATED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"10"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"driver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecentReservationsQuery, RecentReservationsQueryVariables>;

export function useMonthFiguresQuery(options?: useQuery.Options<MonthFiguresQuery, MonthFiguresQueryVariables> | SkipToken) {
  return useQuery(MonthFiguresDocument, options);
}

export function useMonthFiguresLazyQuery(options?: useLazyQuery.Options<MonthFiguresQuery, MonthFiguresQueryVariables>) {
  return useLazyQuery(MonthFiguresDocument, options);
}

export function useLoyalCustomersQuery(options?: useQuery.Options<LoyalCustomersQuery, LoyalCustomersQueryVariables> | SkipToken) {
  return useQuery(LoyalCustomersDocument, options);
}

export function useLoyalCustomersLazyQuery(options?: useLazyQuery.Options<LoyalCustomersQuery, LoyalCustomersQueryVariables>) {
  return useLazyQuery(LoyalCustomersDocument, options);
}

export function useRecentReservationsQuery(options?: useQuery.Options<RecentReservationsQuery, RecentReservationsQueryVariables> | SkipToken) {
  return useQuery(RecentReservationsDocument, options);
}

export function useRecentReservationsLazyQuery(options?: useLazyQuery.Options<RecentReservationsQuery, RecentReservationsQueryVariables>) {
  return useLazyQuery(RecentReservationsDocument, options);
}