import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { t } from '../../lib/i18n/kit';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

/**
 * Asks before typed things are lost: on every way out that is a change of the address (closing the sheet, going back),
 * on leaving the site, and on what is passed through `leave`.
 */
export const useLeaveGuard = (unsent: boolean) => {
  const blocker = useBlocker(unsent);
  const [pending, setPending] = useState<(() => void) | null>(null);
  useBeforeUnload((event) => {
    if (unsent) event.preventDefault();
  });

  // Nothing is unsent any more: a way out that was held back is free.
  useEffect(() => {
    if (!unsent && blocker.state === 'blocked') blocker.proceed();
  }, [unsent, blocker]);

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
