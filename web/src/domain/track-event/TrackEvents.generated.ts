/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/graphql/types.generated';

import { useLazyQuery, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TrackEventItemFragment = { __typename: 'TrackEvent', id: string, kind: Types.TrackEventKind, vehicleId: string, vehicleName: string, plateNumber: string, day: string, startedAt: string, endedAt: string | null, peakSpeedKph: number | null, limitKph: number | null, address: string | null, rentalNumber: string | null } & { ' $fragmentName'?: 'TrackEventItemFragment' };

export type TrackEventsQueryVariables = Exact<{
  filter?: Types.TrackEventFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type TrackEventsQuery = { trackEvents: { __typename: 'TrackEventPage', totalCount: number, page: number, pageCount: number, items: Array<(
      { __typename: 'TrackEvent', id: string }
      & { ' $fragmentRefs'?: { 'TrackEventItemFragment': TrackEventItemFragment } }
    )> } };

export const TrackEventItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackEventItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleName"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"peakSpeedKph"}},{"kind":"Field","name":{"kind":"Name","value":"limitKph"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"rentalNumber"}}]}}]} as unknown as DocumentNode<TrackEventItemFragment, unknown>;
export const TrackEventsDocument = {"__meta__":{"hash":"667be3025023ce84222ab9f6581c5586584716db3f1907ec52a5a0dfedb911fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrackEventFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackEventItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackEventItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TrackEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleId"}},{"kind":"Field","name":{"kind":"Name","value":"vehicleName"}},{"kind":"Field","name":{"kind":"Name","value":"plateNumber"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"peakSpeedKph"}},{"kind":"Field","name":{"kind":"Name","value":"limitKph"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"rentalNumber"}}]}}]} as unknown as DocumentNode<TrackEventsQuery, TrackEventsQueryVariables>;

export function useTrackEventsQuery(options?: useQuery.Options<TrackEventsQuery, TrackEventsQueryVariables> | SkipToken) {
  return useQuery(TrackEventsDocument, options);
}

export function useTrackEventsLazyQuery(options?: useLazyQuery.Options<TrackEventsQuery, TrackEventsQueryVariables>) {
  return useLazyQuery(TrackEventsDocument, options);
}