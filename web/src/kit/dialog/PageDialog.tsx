import { CloseButton } from '@mantine/core';
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../../platform/i18n/texts';
import { useEscape } from './useEscape';
import { useOnTop } from './useLayer';
import { useReturnFocus } from './useReturnFocus';
import classes from './PageDialog.module.css';

interface PageDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Shows a large dialog while it is mounted, in the browser's own element: the server can draw it, and a first page that opens it loads no dialog
 * library. Mantine's menus and lists cannot be used in it, because they would be drawn below it.
 */
export const PageDialog = ({ title, onClose, children }: PageDialogProps) => {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent(onClose);
  useReturnFocus(true);
  useEscape(useOnTop(true), onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    // The server draws it open, which is not modal yet.
    dialog?.removeAttribute('open');
    dialog?.showModal();
    const onClick = ({ target }: MouseEvent): void => {
      // Only its backdrop is the dialog itself: the content fills it.
      if (target === dialog) leave();
    };
    dialog?.addEventListener('click', onClick);
    return () => {
      dialog?.removeEventListener('click', onClick);
      dialog?.close();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      open
      className={classes.dialog}
      aria-labelledby={id}
      // The page closes it, by its address.
      onCancel={(event) => event.preventDefault()}
    >
      <div className={classes.content}>
        <header className={classes.header}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <CloseButton aria-label={t('close')} onClick={onClose} />
        </header>
        <div className={classes.body}>{children}</div>
      </div>
    </dialog>
  );
};
