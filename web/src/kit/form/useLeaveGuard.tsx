import { useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useWhen } from '../../platform/effect/useWhen';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { t } from '../texts';

/** Asks before input is lost: on any change of the address (closing a dialog, going back), on leaving the site, and on calls of `leave`. */
export const useLeaveGuard = (unsent: boolean) => {
  // The change of the address that follows a confirmed leave must not ask again.
  const leaving = useRef(false);
  const blocker = useBlocker(() => unsent && !leaving.current);
  const [pending, setPending] = useState<(() => void) | null>(null);
  useBeforeUnload((event) => {
    if (unsent) event.preventDefault();
  });

  // Nothing is unsaved any more, so a pending navigation may continue.
  useWhen(
    !unsent,
    () => {
      leaving.current = false;
      if (blocker.state === 'blocked') blocker.proceed();
    },
    blocker.state,
  );

  const leave = (way: () => void): void => {
    if (unsent) setPending(() => way);
    else way();
  };

  const dialog = (
    <ConfirmDialog
      opened={blocker.state === 'blocked' || pending !== null}
      message={t('form.discardText')}
      confirmLabel={t('form.discard')}
      cancelLabel={t('form.stay')}
      onConfirm={() => {
        leaving.current = true;
        if (blocker.state === 'blocked') blocker.proceed();
        pending?.();
        setPending(null);
      }}
      onClose={() => {
        if (blocker.state === 'blocked') blocker.reset();
        setPending(null);
      }}
    />
  );

  return { leave, dialog };
};
