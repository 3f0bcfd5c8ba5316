/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MaintenanceWarningQueryVariables = Exact<{ [key: string]: never; }>;


export type MaintenanceWarningQuery = { maintenanceAlerts: Array<{ __typename: 'MaintenanceAlert', maintenanceId: string, nature: Types.MaintenanceNature, vehicleId: string, vehicleName: string, plateNumber: string, level: Types.AlertLevel, daysLeft: number | null, kmLeft: number | null, note: string, proposedSlot: { __typename: 'MaintenanceSlot', startsAt: string, endsAt: string } | null }> };


export const MaintenanceWarningDocument = {"__meta__":{"hash":"8fe44ff7e7b5b26ae59c3069c4745c2bd464025b37d12d801d4901c855cfe5e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenanceWarning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceId"}},{"kind":"Field","name":{"kind":"Name","value":"nature"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleName"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"kmLeft"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"proposedSlot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<MaintenanceWarningQuery, MaintenanceWarningQueryVariables>;

export function useMaintenanceWarningQuery(options?: useQuery.Options<MaintenanceWarningQuery, MaintenanceWarningQueryVariables> | SkipToken) {
  return useQuery(MaintenanceWarningDocument, options);
}

export function useMaintenanceWarningLazyQuery(options?: useLazyQuery.Options<MaintenanceWarningQuery, MaintenanceWarningQueryVariables>) {
  return useLazyQuery(MaintenanceWarningDocument, options);
}