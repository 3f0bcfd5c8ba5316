import { useEffect, useEffectEvent, useState } from 'react';
import { onWake } from '../live/wake';
import { clockAge, isClockFresh } from './agencyClock';
import { useAgencyNowQuery } from './AgencyNow.generated';
import { addDays, toWallTime } from './time';

/** Milliseconds after midnight at which the new day is asked for, because a device's timers are not exact. */
const pastMidnight = 1000;

/** Returns the milliseconds from an agency time, ISO 8601 as the server sends it, to the next midnight. */
const untilMidnight = (agencyNow: string): number => {
  const wall = agencyNow.replace(/(Z|[+-]\d\d:\d\d)$/, '');
  return Date.parse(`${addDays(wall.slice(0, 10), 1)}T00:00Z`) - Date.parse(`${wall}Z`);
};

/**
 * Returns the agency's current time `YYYY-MM-DDTHH:mm`, or undefined until the server has answered. It is queried again at midnight and
 * when the page wakes, so that a page left open shows the day that it is; and every so many milliseconds, if `every` says so.
 */
export const useAgencyNow = ({ every = 0 } = {}): string | undefined => {
  // No query is sent if another answer, such as that of the staff's frame, has just brought the time.
  const [fresh] = useState(isClockFresh);
  const { data, refetch } = useAgencyNowQuery({
    ssr: false,
    fetchPolicy: fresh ? 'cache-first' : 'cache-and-network',
    pollInterval: every,
  });
  const agencyNow = data?.agencyNow;
  const reload = useEffectEvent((): void => {
    if (!isClockFresh()) void refetch().catch(() => undefined);
  });
  const reloadOnNewDay = useEffectEvent((): void => void refetch().catch(() => undefined));
  useEffect(() => onWake(() => reload()), []);
  useEffect(() => {
    if (!agencyNow) return;
    const timer = setTimeout(() => reloadOnNewDay(), Math.max(0, untilMidnight(agencyNow) - clockAge()) + pastMidnight);
    return () => clearTimeout(timer);
  }, [agencyNow]);
  return agencyNow && toWallTime(agencyNow);
};
