import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { t } from '../../lib/i18n/kit';
import { ConfirmDialog } from '../ConfirmDialog';

/**
 * Asks before typed things are lost: on every way out that is a change of the address (closing the sheet, going back),
 * on leaving the site, and on what is passed through `leave`.
 */
export const useLeaveGuard = (dirty: boolean) => {
  const blocker = useBlocker(dirty);
  const [pending, setPending] = useState<(() => void) | null>(null);
  useBeforeUnload((event) => {
    if (dirty) event.preventDefault();
  });

  // Nothing is dirty any more: a way out that was held back is free.
  useEffect(() => {
    if (!dirty && blocker.state === 'blocked') blocker.proceed();
  }, [dirty, blocker]);

  const leave = (way: () => void): void => {
    if (dirty) setPending(() => way);
    else way();
  };

  const dialog = (
    <ConfirmDialog
      opened={blocker.state === 'blocked' || pending !== null}
      message={t('form.discardText')}
      confirmLabel={t('form.discard')}
      cancelLabel={t('form.stay')}
      onConfirm={() => {
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
