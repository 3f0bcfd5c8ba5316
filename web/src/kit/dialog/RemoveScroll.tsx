import { useLayoutEffect, type ReactNode } from 'react';

interface RemoveScrollProps {
  /** Whether the page behind may not be scrolled now. */
  enabled?: boolean;
  children: ReactNode;
}

/** The dialogs that are open: the last one that closes lets the page scroll again. */
let open = 0;

/** Stops the page behind, without moving it by the width of its scrollbar. Returns the function that lets it scroll again. */
function stopPage(): () => void {
  const { style, dataset } = document.body;
  open += 1;
  if (open === 1) {
    const width = window.innerWidth - document.documentElement.clientWidth;
    // Not set on phones, whose scrollbars take no width: every element inherits it, so that the browser computes the styles of the whole page.
    if (width > 0) style.setProperty('--removed-scroll-bar-size', `${width}px`);
    dataset.scrollLocked = '';
  }
  return () => {
    open -= 1;
    if (open > 0) return;
    delete dataset.scrollLocked;
    style.removeProperty('--removed-scroll-bar-size');
  };
}

/**
 * Stands in for the component of `react-remove-scroll` that Mantine's dialogs use (web/vite/light.ts): keeps the page behind a dialog from
 * being scrolled, by the styles of `[data-scroll-locked]`.
 */
export const RemoveScroll = ({ enabled = true, children }: RemoveScrollProps) => {
  useLayoutEffect(() => (enabled ? stopPage() : undefined), [enabled]);
  return <div>{children}</div>;
};

/** Classes of Mantine's parts that are fixed to the edge of the window. */
RemoveScroll.classNames = { fullWidth: 'width-before-scroll-bar', zeroRight: 'right-scroll-bar-position' };
