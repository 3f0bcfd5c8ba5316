import { useDebouncedValue } from '@mantine/hooks';
import { searchOf } from '../../ui/list/searchOf';
import { useFreeVehiclesQuery, type FreeVehicleFragment, type VehicleChoiceFragment } from './VehicleChoice.generated';

interface Asked {
  /** The vehicle the reservation has now: its equivalents are looked for first. */
  current: Pick<VehicleChoiceFragment, 'category'>;
  startsAt: string;
  endsAt: string;
  /** Part of a name or registration; empty for all. */
  text: string;
}

/** Milliseconds without a key before the server is asked. */
const pause = 250;

/** Vehicles that are free in a period, those of the current one's category among them however large the fleet is. */
export const useFreeVehicles = ({ current, startsAt, endsAt, text }: Asked) => {
  const [search] = useDebouncedValue(text.trim(), pause);
  const { data, previousData, loading, error, refetch } = useFreeVehiclesQuery({
    variables: { period: { startsAt, endsAt }, category: current.category, search: searchOf(search) },
    fetchPolicy: 'cache-and-network',
    skip: !startsAt || !endsAt || startsAt >= endsAt,
  });
  // What was found stays while the next is looked for.
  const found = data ?? previousData;
  const byId = new Map<string, FreeVehicleFragment>();
  for (const vehicle of [...(found?.equivalents.items ?? []), ...(found?.availableVehicles.items ?? [])])
    byId.set(vehicle.id, vehicle);
  return {
    free: [...byId.values()],
    /** How many there are, sent or not; undefined before the first answer. */
    total: found?.availableVehicles.totalCount,
    loading,
    error,
    refetch,
  };
};
