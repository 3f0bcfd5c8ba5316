import { useEffect, useEffectEvent } from 'react';

/** Calls back every so many milliseconds for as long as something is under way; `anew` starts the time again when it changes. */
export const useIntervalWhile = (active: boolean, every: number, callback: () => void, anew?: unknown): void => {
  const call = useEffectEvent(callback);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => call(), every);
    return () => clearInterval(timer);
  }, [active, every, anew]);
};
