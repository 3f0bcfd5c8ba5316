import { useInterval } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { isClockFresh } from '../../platform/time/agencyClock';
import { useAgencyNowQuery } from '../../platform/time/AgencyNow.generated';
import { useLoaded } from '../../platform/query/useLoaded';
import { useReload } from '../../platform/live/live';
import { toWallTime } from '../../platform/time/time';
import { useReservationReload } from '../../domain/reservation/ReservationFeed';
import { minutesOf } from '../../kit/timeline/wallMinutes';
import { barsByVehicle } from './bars';
import { PlanningDocument } from './Planning.generated';
import type { LoadedPlanning } from './planningRoute';
import { t } from './texts';

/** Milliseconds after which the agency's time is queried again, so that a page left open follows the day. */
const clockEvery = 60_000;
/** Milliseconds after which the calendar is queried again, because only reservations have live events. */
const renewEvery = 120_000;

/** The agency's present time in wall minutes; null until the server has answered. */
export const useNow = () => {
  const [fresh] = useState(isClockFresh);
  const { data, error, refetch } = useAgencyNowQuery({
    pollInterval: clockEvery,
    fetchPolicy: fresh ? 'cache-first' : 'cache-and-network',
  });
  return { now: data ? minutesOf(toWallTime(data.agencyNow)) : null, error, refetch };
};

const nothing = { vehicles: [], reservations: [], blocks: [], legs: [], vehicleCount: 0, preparationMinutes: 0 };

/** Reads the calendar that the loader of the route has started, live. */
export const usePlanning = () => {
  const loaded = useLoaderData<LoadedPlanning>();
  const { data, error, loading, stale, refetch } = useLoaded(PlanningDocument, loaded.planning);
  const reload = useReservationReload(useReload({ loading, refetch }));
  useInterval(reload, renewEvery, { autoInvoke: true });

  const shown = data?.planning;
  const planning = shown ?? nothing;
  const bars = useMemo(
    () =>
      barsByVehicle(
        planning.reservations,
        planning.blocks,
        ({ nature }) => (nature ? t(`natures.${nature}`) : t('outOfService')),
        planning.preparationMinutes,
        planning.legs,
      ),
    [planning],
  );
  return {
    planning,
    bars,
    /** Whether there is any data to show. */
    hasData: shown !== undefined,
    /** Whether the shown data is that of this window. */
    ready: shown !== undefined && !stale,
    error,
    loading,
    reload,
    refetch,
  };
};
