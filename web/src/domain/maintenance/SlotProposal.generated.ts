/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MaintenanceSlotQueryVariables = Exact<{
  vehicleId: string;
  days: number;
  maintenanceId?: string | null | undefined;
}>;


export type MaintenanceSlotQuery = { maintenanceSlotProposal: { __typename: 'MaintenanceSlot', startsAt: string, endsAt: string, pendingRequests: number, beforeDue: boolean | null } | null };


export const MaintenanceSlotDocument = {"__meta__":{"hash":"a79e6038a1bd14e494ec00c768b37c6b3b2afb57b912aae048fc1dbefcdfee29"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaintenanceSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maintenanceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maintenanceSlotProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"vehicleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vehicleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"maintenanceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maintenanceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRequests"}},{"kind":"Field","name":{"kind":"Name","value":"beforeDue"}}]}}]}}]} as unknown as DocumentNode<MaintenanceSlotQuery, MaintenanceSlotQueryVariables>;

export function useMaintenanceSlotQuery(options: useQuery.Options<MaintenanceSlotQuery, MaintenanceSlotQueryVariables> | SkipToken) {
  return useQuery(MaintenanceSlotDocument, options);
}

export function useMaintenanceSlotLazyQuery(options?: useLazyQuery.Options<MaintenanceSlotQuery, MaintenanceSlotQueryVariables>) {
  return useLazyQuery(MaintenanceSlotDocument, options);
}