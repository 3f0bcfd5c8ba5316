import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `act` once, after the first render of a component, also where React mounts it twice: for requests to the server or the device. */
export const useAtStart = (effect: () => void): void => {
  const started = useRef(false);
  const start = useEffectEvent(effect);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  }, []);
};
