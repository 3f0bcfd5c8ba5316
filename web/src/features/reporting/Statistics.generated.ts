/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RentalsPerDayQueryVariables = Exact<{
  period?: Types.DaySpanInput | null | undefined;
}>;


export type RentalsPerDayQuery = { rentalsPerDay: Array<{ __typename: 'DayCount', day: string, count: number }> };

export type MostRentedVehiclesQueryVariables = Exact<{
  period?: Types.DaySpanInput | null | undefined;
}>;


export type MostRentedVehiclesQuery = { mostRentedVehicles: Array<{ __typename: 'VehicleCount', vehicleId: string, name: string, plateNumber: string, count: number }> };

export type ChargesPerDayQueryVariables = Exact<{
  period?: Types.DaySpanInput | null | undefined;
}>;


export type ChargesPerDayQuery = { chargesPerDay: { __typename: 'DayAmounts', sum: string, days: Array<{ __typename: 'DayAmount', day: string, amount: string }> } };

export type RevenuePerDayQueryVariables = Exact<{
  period?: Types.DaySpanInput | null | undefined;
}>;


export type RevenuePerDayQuery = { revenuePerDay: { __typename: 'DayAmounts', sum: string, days: Array<{ __typename: 'DayAmount', day: string, amount: string }> } };

export type FleetReportQueryVariables = Exact<{
  period?: Types.DaySpanInput | null | undefined;
}>;


export type FleetReportQuery = { fleetReport: { __typename: 'FleetReport', revenue: string, charges: string, profit: string, usePercent: number, vehicles: Array<{ __typename: 'VehicleReport', vehicleId: string, name: string, plateNumber: string, rentalCount: number, revenue: string, charges: string, profit: string, usePercent: number }> } };

export type ReportExportQueryVariables = Exact<{
  report: Types.ReportKind;
  period?: Types.DaySpanInput | null | undefined;
}>;


export type ReportExportQuery = { reportExport: { __typename: 'ExportedFile', fileName: string, url: string } };

export type SumsBeforeQueryVariables = Exact<{
  period: Types.DaySpanInput;
}>;


export type SumsBeforeQuery = { rentalsPerDay: Array<{ __typename: 'DayCount', count: number }>, chargesPerDay: { __typename: 'DayAmounts', sum: string }, revenuePerDay: { __typename: 'DayAmounts', sum: string } };


export const RentalsPerDayDocument = {"__meta__":{"hash":"53761032168e22665c38a952bafd96105b8d3e5683afdd4b347276c07d85b4ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalsPerDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DaySpanInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalsPerDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RentalsPerDayQuery, RentalsPerDayQueryVariables>;
export const MostRentedVehiclesDocument = {"__meta__":{"hash":"c3e4e40e3c0328f9ae3fb44cc6c1b12c83c514f4cf78b6071a1f2caf52a25eb3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MostRentedVehicles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DaySpanInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mostRentedVehicles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<MostRentedVehiclesQuery, MostRentedVehiclesQueryVariables>;
export const ChargesPerDayDocument = {"__meta__":{"hash":"296a2114af5eefef31788ecb79c02bd263148909abc84517c85297cc22368ed9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChargesPerDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DaySpanInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chargesPerDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sum"}}]}}]}}]} as unknown as DocumentNode<ChargesPerDayQuery, ChargesPerDayQueryVariables>;
export const RevenuePerDayDocument = {"__meta__":{"hash":"931314fd861191d39e0af7d65baaf99b67afef606fbba4000e6f0562e7a15f16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RevenuePerDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DaySpanInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenuePerDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sum"}}]}}]}}]} as unknown as DocumentNode<RevenuePerDayQuery, RevenuePerDayQueryVariables>;
export const FleetReportDocument = {"__meta__":{"hash":"5720cf89b2d11681ca917e42ea620d98e1ac3f87ae0948c466decc237c09aacd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FleetReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DaySpanInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fleetReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"usePercent"}},{"kind":"Field","name":{"kind":"Name","value":"vehicles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rentalCount"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"charges"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"usePercent"}}]}}]}}]}}]} as unknown as DocumentNode<FleetReportQuery, FleetReportQueryVariables>;
export const ReportExportDocument = {"__meta__":{"hash":"a0c92b29541e8a8789f4915452c8be156956ffbd5feff8b042a3939d5464ba7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"report"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DaySpanInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"report"},"value":{"kind":"Variable","name":{"kind":"Name","value":"report"}}},{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ReportExportQuery, ReportExportQueryVariables>;
export const SumsBeforeDocument = {"__meta__":{"hash":"dfcb36fb70656a74ca6e1b22163f4eae1db225624fcaa47226ea79020b14989f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SumsBefore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DaySpanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalsPerDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chargesPerDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sum"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revenuePerDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sum"}}]}}]}}]} as unknown as DocumentNode<SumsBeforeQuery, SumsBeforeQueryVariables>;

export function useRentalsPerDayQuery(options?: useQuery.Options<RentalsPerDayQuery, RentalsPerDayQueryVariables> | SkipToken) {
  return useQuery(RentalsPerDayDocument, options);
}

export function useRentalsPerDayLazyQuery(options?: useLazyQuery.Options<RentalsPerDayQuery, RentalsPerDayQueryVariables>) {
  return useLazyQuery(RentalsPerDayDocument, options);
}

export function useMostRentedVehiclesQuery(options?: useQuery.Options<MostRentedVehiclesQuery, MostRentedVehiclesQueryVariables> | SkipToken) {
  return useQuery(MostRentedVehiclesDocument, options);
}

export function useMostRentedVehiclesLazyQuery(options?: useLazyQuery.Options<MostRentedVehiclesQuery, MostRentedVehiclesQueryVariables>) {
  return useLazyQuery(MostRentedVehiclesDocument, options);
}

export function useChargesPerDayQuery(options?: useQuery.Options<ChargesPerDayQuery, ChargesPerDayQueryVariables> | SkipToken) {
  return useQuery(ChargesPerDayDocument, options);
}

export function useChargesPerDayLazyQuery(options?: useLazyQuery.Options<ChargesPerDayQuery, ChargesPerDayQueryVariables>) {
  return useLazyQuery(ChargesPerDayDocument, options);
}

export function useRevenuePerDayQuery(options?: useQuery.Options<RevenuePerDayQuery, RevenuePerDayQueryVariables> | SkipToken) {
  return useQuery(RevenuePerDayDocument, options);
}

export function useRevenuePerDayLazyQuery(options?: useLazyQuery.Options<RevenuePerDayQuery, RevenuePerDayQueryVariables>) {
  return useLazyQuery(RevenuePerDayDocument, options);
}

export function useFleetReportQuery(options?: useQuery.Options<FleetReportQuery, FleetReportQueryVariables> | SkipToken) {
  return useQuery(FleetReportDocument, options);
}

export function useFleetReportLazyQuery(options?: useLazyQuery.Options<FleetReportQuery, FleetReportQueryVariables>) {
  return useLazyQuery(FleetReportDocument, options);
}

export function useReportExportQuery(options: useQuery.Options<ReportExportQuery, ReportExportQueryVariables> | SkipToken) {
  return useQuery(ReportExportDocument, options);
}

export function useReportExportLazyQuery(options?: useLazyQuery.Options<ReportExportQuery, ReportExportQueryVariables>) {
  return useLazyQuery(ReportExportDocument, options);
}

export function useSumsBeforeQuery(options: useQuery.Options<SumsBeforeQuery, SumsBeforeQueryVariables> | SkipToken) {
  return useQuery(SumsBeforeDocument, options);
}

export function useSumsBeforeLazyQuery(options?: useLazyQuery.Options<SumsBeforeQuery, SumsBeforeQueryVariables>) {
  return useLazyQuery(SumsBeforeDocument, options);
}