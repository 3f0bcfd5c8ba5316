import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first new item once a button shows more of a list, because that button leaves, or stands behind all that is new. `shown` is how
 * many were asked for. Returns the ref of the element around the items that `selector` finds.
 */
export const useFocusOnMore = <Root extends HTMLElement>(shown: number, selector: string): RefObject<Root | null> => {
  const root = useRef<Root>(null);
  const last = useRef(shown);
  useEffect(() => {
    const before = last.current;
    last.current = shown;
    if (shown <= before) return;
    const first = root.current?.querySelectorAll<HTMLElement>(selector)[before];
    if (!first) return;
    // Elements such as table rows can be focused only with a tabindex.
    if (first.tabIndex < 0) first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }, [shown, selector]);
  return root;
};
