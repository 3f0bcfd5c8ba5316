import { useLayoutEffect } from 'react';
import { focusContent } from '../../platform/effect/useFocusOnNew';

/**
 * Returns the focus to where it was before a layer over the page was opened, when it closes. A dialog that replaces another one takes over
 * its target.
 */
export const useReturnFocus = (opened: boolean): void => {
  useLayoutEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      if (!(before instanceof HTMLElement)) return;
      // The button was removed with its row, so the page gets the focus.
      if (!before.isConnected) return focusContent();
      const focused = document.activeElement;
      before.focus({ preventScroll: true });
      // A dialog that is fading out may have taken the focus once more.
      setTimeout(() => {
        if (focused !== document.body && document.activeElement === focused) before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
};
