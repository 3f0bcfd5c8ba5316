import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './Popup.module.css';

interface PopupProps {
  title: string;
  /** Asked for by Escape; without it only the popup's own buttons close it. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A short message over the page, on the browser's own dialog: it keeps the focus inside and needs no code that would have
 * to be loaded first, so that it also shows when the network has just broken. `data-autofocus` marks what has the focus first.
 */
export const Popup = ({ title, onClose, children }: PopupProps) => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  useEffect(() => {
    const element = dialog.current;
    // The browser would close it by itself, and the page would not know.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose?.();
    };
    const onCancel = (event: Event): void => event.preventDefault();
    element?.addEventListener('keydown', onKeyDown);
    element?.addEventListener('cancel', onCancel);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('cancel', onCancel);
    };
  }, [onClose]);

  return (
    <dialog ref={dialog} className={classes.popup} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
};
