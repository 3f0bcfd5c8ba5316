import { useEffect } from 'react';

/** Where a keyboard goes on after its control has left: the part of the page, or the dialog, that the control stood in. */
const PART = 'section, [role="region"], [role="dialog"], main';
/** Frames in which whoever removed the control may focus another one. */
const patience = 3;

const focusPart = (part: HTMLElement): void => {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
};

/**
 * Keeps the keyboard and screen readers where they were after an action; otherwise they would start at the top of the page. A control that
 * was disabled, such as a button whose action was running, gets the focus back that browsers take from it. If it is gone, its part of the
 * page gets the focus. Nothing happens if something else has it by then.
 */
export const useKeptFocus = (): void =>
  useEffect(() => {
    let last: HTMLElement | null = null;
    let parts: HTMLElement[] = [];
    const lost = (): boolean => document.activeElement === null || document.activeElement === document.body;
    const note = ({ target }: FocusEvent): void => {
      last = target as HTMLElement;
      parts = [];
      for (
        let part = last.closest<HTMLElement>(PART);
        part;
        part = part.parentElement?.closest<HTMLElement>(PART) ?? null
      )
        parts.push(part);
    };
    const whenSettled = (gone: HTMLElement, frames: number): void => {
      requestAnimationFrame(() => {
        if (last !== gone || !lost()) return;
        if (frames > 0) return whenSettled(gone, frames - 1);
        const part = parts.find(({ isConnected }) => isConnected);
        if (part) focusPart(part);
      });
    };
    const observer = new MutationObserver((changes) => {
      if (!last || !lost()) return;
      if (!last.isConnected) whenSettled(last, patience);
      else if (changes.some(({ target }) => target === last) && !(last as HTMLButtonElement).disabled)
        last.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
