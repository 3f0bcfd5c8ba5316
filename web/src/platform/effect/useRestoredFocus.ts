import { useEffect } from 'react';

/** The elements that take the focus when the focused control inside them is removed. */
const PART = 'section, [role="region"], [role="dialog"], main';
/** Frames to wait before such an element is focused, because the code that removed the control may focus another one itself. */
const patience = 3;

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focuses the innermost of these parts that is still on the page, unless something has the focus by then. */
const focusPart = (parts: readonly HTMLElement[], frames: number): void => {
  requestAnimationFrame(() => {
    if (!isFocusLost()) return;
    if (frames > 0) return focusPart(parts, frames - 1);
    const part = parts.find(({ isConnected }) => isConnected);
    if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1;
    part?.focus({ preventScroll: true });
  });
};

/**
 * Keeps the focus near its place after an action; otherwise keyboards and screen readers would start again at the top of the page. Browsers
 * take the focus from a control that is disabled, such as a button whose action is running, or removed. It comes back to the control once
 * that is enabled; for a removed control it goes to the part of the page around it. Nothing happens if something else has the focus by then.
 */
export const useRestoredFocus = (): void =>
  useEffect(() => {
    let last: HTMLElement | null = null;
    let parts: readonly HTMLElement[] = [];
    const note = (event: FocusEvent): void => {
      last = event.target as HTMLElement;
      parts = event.composedPath().filter((each) => each instanceof HTMLElement && each.matches(PART)) as HTMLElement[];
    };
    const observer = new MutationObserver((changes) => {
      if (!last || !isFocusLost()) return;
      if (!last.isConnected) {
        focusPart(parts, patience);
        // Later changes of the page have nothing to do with it.
        last = null;
      } else if (changes.some(({ target }) => target === last) && !(last as HTMLButtonElement).disabled)
        last.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
