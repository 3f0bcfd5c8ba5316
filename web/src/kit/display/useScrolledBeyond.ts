import { useSyncExternalStore } from 'react';

const onScroll = (changed: () => void): (() => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Tells whether the page is scrolled down by more than a number of pixels; false on the server. */
export const useScrolledBeyond = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );
