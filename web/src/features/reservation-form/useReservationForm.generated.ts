/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { TakenVehicleFragment } from '../../domain/reservation/Conflict.generated';
import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ReservationCustomerQueryVariables = Exact<{ [key: string]: never; }>;


export type ReservationCustomerQuery = { me: { __typename: 'Me', customer: { __typename: 'Customer', id: string, lastName: string, firstName: string, email: string, phone: string, nationalId: string | null } | null } | null };

export type CreateReservationMutationVariables = Exact<{
  input: Types.CreateReservationInput;
}>;


export type CreateReservationMutation = { createReservation:
    | { __typename: 'ReservationReceipt', number: string, status: Types.ReservationStatus, quote: { __typename: 'PriceQuote', days: number, payable: string } }
    | { __typename: 'VehicleTaken', message: string, alternatives: Array<{ __typename: 'AlternativeVehicle', dailyPrice: string, vehicle: { __typename: 'Vehicle', id: string, name: string } }> }
   };


export const ReservationCustomerDocument = {"__meta__":{"hash":"9920b9d8fa39abaabf2a7857c5657183d40995661d9f2b79f6f53b5bf9057c0c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservationCustomer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"nationalId"}}]}}]}}]}}]} as unknown as DocumentNode<ReservationCustomerQuery, ReservationCustomerQueryVariables>;
export const CreateReservationDocument = {"__meta__":{"hash":"2b37633631d38b919aa1bc268568a29ae113f30d27e8f0a2c2b4eaaa657c5c03"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReservation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReservationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReservationReceipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"payable"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenVehicle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenVehicle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}}]}}]}}]} as unknown as DocumentNode<CreateReservationMutation, CreateReservationMutationVariables>;

export function useReservationCustomerQuery(options?: useQuery.Options<ReservationCustomerQuery, ReservationCustomerQueryVariables> | SkipToken) {
  return useQuery(ReservationCustomerDocument, options);
}

export function useReservationCustomerLazyQuery(options?: useLazyQuery.Options<ReservationCustomerQuery, ReservationCustomerQueryVariables>) {
  return useLazyQuery(ReservationCustomerDocument, options);
}

export function useCreateReservationMutation(options?: Omit<useMutation.Options<CreateReservationMutation, CreateReservationMutationVariables>, 'variables'>) {
  return useMutation(CreateReservationDocument, options);
}