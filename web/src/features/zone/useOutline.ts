import { useState } from 'react';
import type { Outline } from './zoneOutline';

/** Keeps the steps of a drawing, so that they can be undone one by one. */
export const useOutline = (initial: Outline) => {
  const [steps, setSteps] = useState<readonly Outline[]>([initial]);
  return {
    change: (next: Outline): void => {
      if (next !== steps.at(-1)) setSteps([...steps, next]);
    },
    /** Adds the end of a drag as a step, without its previews. */
    drop: (after: Outline): void => setSteps([...steps, after]),
    canUndo: steps.length > 1,
    /** Undoes the last step; returns what was before it. */
    undo: (): Outline | undefined => {
      const left = steps.slice(0, -1);
      if (left.length === 0) return undefined;
      setSteps(left);
      return left.at(-1);
    },
    restart: (next: Outline): void => setSteps([next]),
  };
};
