/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { TakenForStaffFragment, TakenVehicleFragment } from '../../domain/reservation/Conflict.generated';
import { useLazyQuery, useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SetupVehiclesQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupVehiclesQuery = { vehicles: { __typename: 'VehiclePage', items: Array<{ __typename: 'Vehicle', id: string, name: string, plateNumber: string }> } };

export type BookFirstRentalMutationVariables = Exact<{
  input: Types.BookReservationInput;
}>;


export type BookFirstRentalMutation = { bookReservation:
    | { __typename: 'Reservation', id: string, number: string }
    | { __typename: 'VehicleTaken', message: string, alternatives: Array<{ __typename: 'AlternativeVehicle', dailyPrice: string, vehicle: { __typename: 'Vehicle', id: string, plateNumber: string, name: string } }> }
   };


export const SetupVehiclesDocument = {"__meta__":{"hash":"fd14e4272dc40de4c3dcb33dd249bfeb5139dd513218e188a44b91469bf3fa46"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupVehicles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"100"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}}]}}]}}]} as unknown as DocumentNode<SetupVehiclesQuery, SetupVehiclesQueryVariables>;
export const BookFirstRentalDocument = {"__meta__":{"hash":"749c45cacb6a18a6eb393188107a9c257a993886f12996073f4991a66ab81626"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookFirstRental"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookReservationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookReservation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reservation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenForStaff"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenVehicle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenForStaff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VehicleTaken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenVehicle"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}}]}}]}}]}}]} as unknown as DocumentNode<BookFirstRentalMutation, BookFirstRentalMutationVariables>;

export function useSetupVehiclesQuery(options?: useQuery.Options<SetupVehiclesQuery, SetupVehiclesQueryVariables> | SkipToken) {
  return useQuery(SetupVehiclesDocument, options);
}

export function useSetupVehiclesLazyQuery(options?: useLazyQuery.Options<SetupVehiclesQuery, SetupVehiclesQueryVariables>) {
  return useLazyQuery(SetupVehiclesDocument, options);
}

export function useBookFirstRentalMutation(options?: Omit<useMutation.Options<BookFirstRentalMutation, BookFirstRentalMutationVariables>, 'variables'>) {
  return useMutation(BookFirstRentalDocument, options);
}