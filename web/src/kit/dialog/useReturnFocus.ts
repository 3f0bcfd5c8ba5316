import { useLayoutEffect } from 'react';

/**
 * Returns the focus to where it was when a dialog that is rendered only while open closes. A dialog that replaces another one takes over
 * its target.
 */
export const useReturnFocus = (): void => {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
};
