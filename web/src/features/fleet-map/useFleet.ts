import { useTimeout } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import { useWhen } from '../../platform/effect/useWhen';
import { useCatchUp, useReload } from '../../platform/live/live';
import {
  useFleetBatchesSubscription,
  useFleetPositionsQuery,
  type FleetBatchesSubscription,
  type WhereaboutsFragment,
} from './FleetMap.generated';
import type { FleetVehicle } from './fleetView';

type Batch = FleetBatchesSubscription['fleetPositions'];

/** Milliseconds for which batches are collected before rendering, because those of one sweep arrive within a second or two. */
const drawEvery = 700;

const timeOf = (at: string | null): number => (at ? Date.parse(at) : -Infinity);

/** Merges a batch into the known positions: the newer one of each vehicle, in whatever order they arrive. */
export const afterBatch = (
  positions: ReadonlyMap<string, WhereaboutsFragment>,
  { changes, unchanged }: Batch,
): Map<string, WhereaboutsFragment> => {
  const next = new Map(positions);
  for (const change of changes) {
    if (timeOf(change.at) >= timeOf(next.get(change.vehicleId)?.at ?? null)) next.set(change.vehicleId, change);
  }
  for (const { vehicleId, at } of unchanged) {
    const before = next.get(vehicleId);
    // An unchanged position was confirmed, so only its time changes.
    if (before && timeOf(at) > timeOf(before.at))
      next.set(vehicleId, { ...before, at, ...(before.problem ? {} : { positionAt: at }) });
  }
  return next;
};

/** Merges the positions of the first query with the live ones; the newer one of each vehicle counts. */
const newest = (vehicle: FleetVehicle, live: WhereaboutsFragment | undefined): FleetVehicle =>
  live && timeOf(live.at) >= timeOf(vehicle.whereabouts.at) ? { ...vehicle, whereabouts: live } : vehicle;

/**
 * Loads the fleet and its positions, live. After a lost connection the server sends all positions again, so that nothing is missed or
 * doubled.
 */
export const useFleet = () => {
  const { data, error, loading, refetch } = useFleetPositionsQuery({ fetchPolicy: 'no-cache' });
  const reload = useReload({ loading, refetch });
  useCatchUp(reload);
  const [live, setLive] = useState<ReadonlyMap<string, WhereaboutsFragment>>(new Map());
  const waiting = useRef<Batch[]>([]);
  const { start: drawSoon } = useTimeout(() => {
    const batches = waiting.current.splice(0);
    setLive((positions) => batches.reduce<ReadonlyMap<string, WhereaboutsFragment>>(afterBatch, positions));
  }, drawEvery);
  const [refusal, setRefusal] = useState<unknown>(null);
  useFleetBatchesSubscription({
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: ({ data: { data: news } }) => {
      if (!news) return;
      waiting.current.push(news.fleetPositions);
      drawSoon();
    },
    onError: setRefusal,
  });

  const listed = data?.fleetPositions;
  const fleet = useMemo(() => listed?.map((vehicle) => newest(vehicle, live.get(vehicle.id))), [listed, live]);
  // The fleet is queried again, because this vehicle was added meanwhile.
  const strangers = useMemo(() => {
    const listedIds = new Set(listed?.map(({ id }) => id));
    return listed ? [...live.keys()].filter((id) => !listedIds.has(id)).length : 0;
  }, [listed, live]);
  useWhen(strangers > 0, reload, strangers);

  return { fleet, error, loading, reload, refusal };
};
