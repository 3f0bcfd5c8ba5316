/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type QuotedPricesFragment = { __typename: 'PriceQuote', days: number, dailyPrice: string, total: string, registeredDailyPrice: string, registeredTotal: string, registeredDiscountPercent: number } & { ' $fragmentName'?: 'QuotedPricesFragment' };

export type PriceQuoteQueryVariables = Exact<{
  vehicleId: string;
  period: Types.PeriodInput;
  options?: Types.TripOptionsInput | null | undefined;
}>;


export type PriceQuoteQuery = { priceQuote: { __typename: 'PriceQuote', discounted: boolean, payable: string, days: number, dailyPrice: string, total: string, registeredDailyPrice: string, registeredTotal: string, registeredDiscountPercent: number, lines: Array<{ __typename: 'PriceLine', id: string | null, kind: Types.PriceLineKind, label: string, quantity: number, unitPrice: string, amount: string, ruleId: string | null }> } };

export const QuotedPricesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuotedPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"registeredDailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"registeredTotal"}},{"kind":"Field","name":{"kind":"Name","value":"registeredDiscountPercent"}}]}}]} as unknown as DocumentNode<QuotedPricesFragment, unknown>;
export const PriceQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PeriodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TripOptionsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuotedPrices"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"discounted"}},{"kind":"Field","name":{"kind":"Name","value":"payable"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"ruleId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuotedPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"dailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"registeredDailyPrice"}},{"kind":"Field","name":{"kind":"Name","value":"registeredTotal"}},{"kind":"Field","name":{"kind":"Name","value":"registeredDiscountPercent"}}]}}]} as unknown as DocumentNode<PriceQuoteQuery, PriceQuoteQueryVariables>;

export function usePriceQuoteQuery(options: useQuery.Options<PriceQuoteQuery, PriceQuoteQueryVariables> | SkipToken) {
  return useQuery(PriceQuoteDocument, options);
}

export function usePriceQuoteLazyQuery(options?: useLazyQuery.Options<PriceQuoteQuery, PriceQuoteQueryVariables>) {
  return useLazyQuery(PriceQuoteDocument, options);
}