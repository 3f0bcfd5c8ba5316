import { isPeriod } from '../../platform/time/time';
import { useDebouncedValue } from '@mantine/hooks';
import { searchOf } from '../../kit/list/searchOf';
import { useFreeVehiclesQuery, type FreeVehicleFragment, type VehicleChoiceFragment } from './VehicleChoice.generated';

interface FreeVehicleSearch {
  /** The reservation's current vehicle, whose equivalents are searched first. */
  current: Pick<VehicleChoiceFragment, 'category'>;
  startsAt: string;
  endsAt: string;
  /** Part of a name or registration; empty for all. */
  text: string;
}

/** Milliseconds after the last key before the server is queried. */
const pause = 250;

/** Loads vehicles that are free in a period, always including those of the current one's category. */
export const useFreeVehicles = ({ current, startsAt, endsAt, text }: FreeVehicleSearch) => {
  const [search] = useDebouncedValue(text.trim(), pause);
  const { data, previousData, loading, error, refetch } = useFreeVehiclesQuery({
    variables: { period: { startsAt, endsAt }, category: current.category, search: searchOf(search) },
    fetchPolicy: 'cache-and-network',
    skip: !isPeriod({ startsAt, endsAt }),
  });
  // Keeps the previous result while the next is loaded.
  const found = data ?? previousData;
  const byId = new Map<string, FreeVehicleFragment>();
  for (const vehicle of [...(found?.equivalents.items ?? []), ...(found?.availableVehicles.items ?? [])])
    byId.set(vehicle.id, vehicle);
  return {
    free: [...byId.values()],
    /** How many there are in all; undefined before the first answer. */
    total: found?.availableVehicles.totalCount,
    loading,
    error,
    refetch,
  };
};
