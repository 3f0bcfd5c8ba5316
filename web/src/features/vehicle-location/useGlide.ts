import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { LatLng } from '../../kit/map/morocco';

/** Milliseconds for which a marker moves between two positions (docs/rules/tracking.md#live-position). */
const glideMs = 10_000;
/** In degrees: further than a car drives between two answers, so the marker jumps. */
const farthest = 0.2;

/** Moves a position smoothly to `target`; at once if the user prefers reduced motion. */
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
