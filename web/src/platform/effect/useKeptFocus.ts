import { useEffect } from 'react';

/**
 * Gives a control the focus back that browsers take from it while it is disabled, such as a button whose action is running, unless
 * something else has it by now. Otherwise the keyboard and screen readers would start at the top of the page after each action.
 */
export const useKeptFocus = (): void =>
  useEffect(() => {
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent): void => {
      last = target;
    };
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target === last && document.activeElement === document.body && !(target as HTMLButtonElement).disabled)
          (target as HTMLElement).focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
