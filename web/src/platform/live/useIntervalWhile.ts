import { useEffect, useEffectEvent } from 'react';

/** Calls back at an interval in milliseconds while `active`; a changed `anew` restarts the interval. */
export const useIntervalWhile = (active: boolean, every: number, callback: () => void, anew?: unknown): void => {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => call(), every);
    return () => clearInterval(timer);
  }, [active, every, anew]);
};
