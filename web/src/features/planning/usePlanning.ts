import { useDebouncedCallback } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { isClockFresh } from '../../platform/time/agencyClock';
import { useAgencyNowQuery } from '../../platform/time/AgencyNow.generated';
import type { PlanningFilter } from '../../platform/graphql/types.generated';
import { useReload } from '../../platform/live/live';
import { toWallTime } from '../../platform/time/time';
import { useReservationFeed } from '../reservation-desk/ReservationFeed';
import { barsByVehicle } from './bars';
import { usePlanningQuery } from './Planning.generated';
import { planningVariables, type Window } from './planningView';
import { minutesOf } from '../../kit/timeline/wallMinutes';
import { t } from './texts';

/** The agency's clock is asked again this often, so that a page left open follows the day. */
const clockEvery = 60_000;
/** Reservations come live; works on vehicles do not, so the rest is asked again. */
const renewEvery = 120_000;
/** Several changes at once lead to one reload. */
const reloadAfter = 250;

/** The agency's present wall minute; null until the server said it. */
export const useNow = () => {
  const [fresh] = useState(isClockFresh);
  const { data, error, refetch } = useAgencyNowQuery({
    pollInterval: clockEvery,
    fetchPolicy: fresh ? 'cache-first' : 'cache-and-network',
  });
  return { now: data ? minutesOf(toWallTime(data.agencyNow)) : null, error, refetch };
};

const nothing = { vehicles: [], reservations: [], blocks: [], legs: [], vehicleCount: 0, preparationMinutes: 0 };

/** What the calendar shows over a window, live. Nothing is asked while the window is not known. */
export const usePlanning = (window: Window | null, filter: PlanningFilter) => {
  const { data, previousData, error, loading, refetch } = usePlanningQuery({
    variables: planningVariables(window, filter),
    skip: window === null,
    pollInterval: renewEvery,
    notifyOnNetworkStatusChange: true,
  });
  const ask = useReload({ loading, refetch });
  const reload = useDebouncedCallback(() => {
    if (window) ask();
  }, reloadAfter);
  useReservationFeed(reload);

  const shown = (data ?? previousData)?.planning;
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
    /** Whether anything can be shown yet. */
    known: shown !== undefined,
    /** Whether what is shown is this window's. */
    ready: data !== undefined,
    error,
    loading,
    reload,
    refetch,
  };
};
