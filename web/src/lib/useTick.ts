import { useEffect, useState } from 'react';

/** Renders again at an interval in milliseconds, so that relative times such as 'il y a 5 minutes' stay current. */
export const useTick = (every: number): void => {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), every);
    return () => clearInterval(timer);
  }, [every]);
};
