import { useEffect, useState } from 'react';

/** Renders again every so many milliseconds: what says 'il y a 5 minutes' must not stand still. */
export const useTick = (every: number): void => {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), every);
    return () => clearInterval(timer);
  }, [every]);
};
