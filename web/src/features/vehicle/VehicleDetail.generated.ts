/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import type { VehicleCardFragment, VehicleQuoteFragment } from './VehicleCard.generated';
import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type VehicleDetailQueryVariables = Exact<{
  id: string;
}>;


export type VehicleDetailQuery = { vehicle: { __typename: 'Vehicle', id: string, galleryUrls: Array<string>, modelYear: number, color: Types.VehicleColor, airConditioning: boolean, sunroof: boolean, consumption: string | null, includedKmPerDay: number, name: string, category: Types.VehicleCategory, fuel: Types.Fuel, transmission: Types.Transmission, dailyPrice: string, seats: number, luggage: number, imageUrl: string | null, tiers: Array<{ __typename: 'RentalTier', fromDays: number, dailyPrice: string }>, brand: { __typename: 'Brand', id: string, name: string, imageUrl: string | null } | null, agency: { __typename: 'Agency', id: string, name: string } | null } | null };

export type VehicleDetailQuoteQueryVariables = Exact<{
  id: string;
  period: Types.PeriodInput;
  options?: Types.TripOptionsInput | null | undefined;
}>;


export type VehicleDetailQuoteQuery = { priceQuote: { __typename: 'PriceQuote', days: number, dailyPrice: string, total: string, registeredTotal: string, registeredDiscountPercent: number, discounted: boolean, payable: string, fees: string, lines: Array<{ __typename: 'PriceLine', id: string | null, kind: Types.PriceLineKind, label: string, quantity: number, unitPrice: string, amount: string }> } };


export const VehicleDetailDocument = {"__meta__":{"hash":"1c2079fcb8dd205d00b5b09344705db676503fcfd8e9680873fa425979fa5636"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleCard"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"galleryUrls"}},{"kind":"Field","name":{"kind":"Name","value":"modelYear"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"airConditioning"}},{"kind":"Field","name":{"kind":"Name","value":"sunroof"}},{"kind":"Field","name":{"kind":"Name","value":"consumption"}},{"kind":"Field","name":{"kind":"Name","value":"includedKmPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDays"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Vehicle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"fuel"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"luggage"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<VehicleDetailQuery, VehicleDetailQueryVariables>;
export const VehicleDetailQuoteDocument = {"__meta__":{"hash":"ce37234811f4899b204598af886433600da3f26db7dcf102585549d258167245"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VehicleDetailQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TripOptionsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VehicleQuote"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VehicleQuote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"registeredTotal"}},{"kind":"Field","name":{"kind":"Name","value":"registeredDiscountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"discounted"}},{"kind":"Field","name":{"kind":"Name","value":"payable"}},{"kind":"Field","name":{"kind":"Name","value":"fees"}}]}}]} as unknown as DocumentNode<VehicleDetailQuoteQuery, VehicleDetailQuoteQueryVariables>;

export function useVehicleDetailQuery(options: useQuery.Options<VehicleDetailQuery, VehicleDetailQueryVariables> | SkipToken) {
  return useQuery(VehicleDetailDocument, options);
}

export function useVehicleDetailLazyQuery(options?: useLazyQuery.Options<VehicleDetailQuery, VehicleDetailQueryVariables>) {
  return useLazyQuery(VehicleDetailDocument, options);
}

export function useVehicleDetailQuoteQuery(options: useQuery.Options<VehicleDetailQuoteQuery, VehicleDetailQuoteQueryVariables> | SkipToken) {
  return useQuery(VehicleDetailQuoteDocument, options);
}

export function useVehicleDetailQuoteLazyQuery(options?: useLazyQuery.Options<VehicleDetailQuoteQuery, VehicleDetailQuoteQueryVariables>) {
  return useLazyQuery(VehicleDetailQuoteDocument, options);
}