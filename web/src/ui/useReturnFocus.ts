import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was when a dialog that is rendered only while it is open goes. A dialog that follows
 * another in the same moment takes over its place.
 */
export const useReturnFocus = (): void => {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
};
