import { useEffect, useId, useRef, type ReactNode } from 'react';
import classes from './Popup.module.css';

interface PopupProps {
  title: string;
  /** Called on Escape; without it only the popup's own buttons close it. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * Shows a short message over the page in the browser's own dialog, which traps the focus and needs no further code, so that it also works
 * when the network is lost. `data-autofocus` marks the element with the initial focus.
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
    // Otherwise the browser would close it without telling the page.
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
