import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `act` each time `condition` becomes true, for changes without an event in this component, such as those by another tab, the server
 * or a query. While the condition stays true, a change of `anew` calls it again.
 */
export const useWhen = (condition: boolean, effect: () => void, anew?: unknown): void => {
  const run = useEffectEvent(effect);
  useEffect(() => {
    if (condition) run();
  }, [condition, anew]);
};
