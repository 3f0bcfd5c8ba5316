import { useId, type KeyboardEvent, type ReactNode } from 'react';
import classes from './Popup.module.css';

interface PopupProps {
  title: string;
  /** Called on Escape; without it only the popup's own buttons close it. */
  onClose?: () => void;
  children: ReactNode;
}

/** Opens the dialog while it is mounted, then returns the focus. */
const show = (element: HTMLDialogElement): (() => void) => {
  const before = document.activeElement;
  element.showModal();
  element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  return () => {
    element.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
};

/**
 * Shows a short message over the page in the browser's own dialog, which traps the focus and needs no further code, so that it also works
 * when the network is lost. `data-autofocus` marks the element with the initial focus.
 */
export const Popup = ({ title, onClose, children }: PopupProps) => {
  const id = useId();
  // Otherwise the browser would close it without telling the page.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose?.();
  };

  return (
    <dialog
      ref={show}
      className={classes.popup}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
};
