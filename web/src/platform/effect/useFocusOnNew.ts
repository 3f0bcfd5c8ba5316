import { useEffect, useRef } from 'react';

/** Focuses the content of the page, where keyboard and screen-reader users go on after what they used has left it. */
export const focusContent = (): void => document.getElementById('contenu')?.focus({ preventScroll: true });

/**
 * Focuses an element, the content of the page by default, when `shown` changes: the name of a page, or of a part that replaces another one.
 * Otherwise keyboard and screen-reader users would start at the clicked link, or at the top if it is gone.
 */
export const useFocusOnNew = (shown: string, focus: () => void = focusContent): void => {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    focus();
  }, [shown, focus]);
};
