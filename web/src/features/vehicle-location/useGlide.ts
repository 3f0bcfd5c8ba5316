import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { LatLng } from '../../ui/map/morocco';

/** Milliseconds that a marker takes from one position to the next (docs/rules/tracking.md#live-position). */
const glideMs = 10_000;
/** A car does not drive that far between two answers: it is shown where it is at once. In degrees. */
const farthest = 0.2;

/** A place that follows `target` smoothly; at once for who wants no motion. */
export const useGlide = (target: LatLng): LatLng => {
  const still = useReducedMotion();
  const [shown, setShown] = useState(target);
  const current = useRef(target);
  const [north, east] = target;

  useEffect(() => {
    const [fromNorth, fromEast] = current.current;
    const jump = still || Math.max(Math.abs(north - fromNorth), Math.abs(east - fromEast)) > farthest;
    const started = performance.now();
    let frame = 0;
    const draw = (now: number): void => {
      const share = jump ? 1 : Math.min(1, (now - started) / glideMs);
      current.current = [fromNorth + (north - fromNorth) * share, fromEast + (east - fromEast) * share];
      setShown(current.current);
      if (share < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [north, east, still]);

  return shown;
};
