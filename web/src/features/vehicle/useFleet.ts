import { skipToken } from '@apollo/client/react';
import { useAvailableVehiclesQuery, useFleetVehiclesQuery } from './FleetResults.generated';
import { fleetVariables, tripFacts, type FleetState } from './fleetState';
import { checkPeriod, markerOf, type SearchMarker } from './searchMarker';
import type { OfferedVehicle } from './VehicleCard';

/** One page of the fleet. `vehicles` is undefined while they load, after an error, and while the dates are invalid. */
export interface Fleet {
  vehicles: readonly (OfferedVehicle & { id: string; name: string })[] | undefined;
  totalCount: number;
  pageCount: number;
  loading: boolean;
  /** The problem of the dates; if set, the fleet is not shown as if it were free. */
  marker: SearchMarker | null;
  error: unknown;
  /** True for the result of a search by dates. */
  dated: boolean;
  refetch: () => void;
}

/** Loads the vehicles for the state of the URL: with dates those free for the whole period and their price, else all. */
export const useFleet = (state: FleetState): Fleet => {
  const { startsAt, endsAt } = state;
  const dated = startsAt !== '' || endsAt !== '';
  const ownMarker = dated ? checkPeriod(startsAt, endsAt) : null;
  const variables = fleetVariables(state);
  const all = useFleetVehiclesQuery(dated ? skipToken : { variables });
  const available = useAvailableVehiclesQuery(
    dated && !ownMarker
      ? {
          variables: { ...variables, period: { startsAt, endsAt }, trip: tripFacts(state) },
          fetchPolicy: 'network-only',
        }
      : skipToken,
  );
  const current = dated ? available : all;
  const marker = ownMarker ?? (available.error && dated ? markerOf(available.error) : null);
  const page = dated
    ? (available.data ?? available.previousData)?.availableVehicles
    : (all.data ?? all.previousData)?.vehicles;
  return {
    vehicles: marker || current.error ? undefined : page?.items,
    totalCount: page?.totalCount ?? 0,
    pageCount: page?.pageCount ?? 0,
    loading: current.loading,
    marker,
    error: marker ? undefined : current.error,
    dated,
    refetch: () => void current.refetch(),
  };
};
