import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { useWhen } from '../../platform/effect/useWhen';
import { session } from '../../platform/session/session';
import { useStayOnLostLogin } from '../../platform/session/useStayOnLostLogin';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { t } from '../texts';

interface GuardedForm {
  /** Whether somebody was logged in when the form was shown. */
  readonly loggedIn: boolean;
}

/** The guarded forms of the page. The first one asks for all, because the router supports only one question. */
const mounted = new Set<GuardedForm>();
/** The forms of `mounted` that have unsaved input. */
const unsaved = new Set<GuardedForm>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Adds a form to a set and tells the listeners; returns a function that removes it again. */
const enter = (forms: Set<GuardedForm>, form: GuardedForm): (() => void) => {
  const tell = (): void => listeners.forEach((listener) => listener());
  forms.add(form);
  tell();
  return () => {
    forms.delete(form);
    tell();
  };
};

/** Tells whether to ask. When the login ends, the form is no longer shown, so nobody could answer. */
const mustConfirm = (): boolean => [...unsaved].some(({ loggedIn }) => !loggedIn || session.get() !== null);

/** Asks before input is lost: on any change of the address (closing a dialog, going back), on leaving the site, and on calls of `leave`. */
export const useLeaveGuard = (unsent: boolean) => {
  const [form] = useState<GuardedForm>(() => ({ loggedIn: session.get() !== null }));
  const [pending, setPending] = useState<(() => void) | null>(null);
  useEffect(() => enter(mounted, form), [form]);
  useEffect(() => {
    return unsent ? enter(unsaved, form) : undefined;
  }, [unsent, form]);
  useStayOnLostLogin(unsent);
  const isFirst = useSyncExternalStore(subscribe, () => mounted.values().next().value === form);
  useBeforeUnload((event) => {
    if (unsent) event.preventDefault();
  });

  const leave = (way: () => void): void => {
    if (unsent) setPending(() => way);
    else way();
  };

  const dialog = (
    <>
      {isFirst && <AddressGuard />}
      <LeaveDialog
        opened={pending !== null}
        onLeave={() => {
          // `pending` may change the address, which must not ask again.
          unsaved.delete(form);
          pending?.();
          setPending(null);
        }}
        onStay={() => setPending(null)}
      />
    </>
  );

  return { leave, dialog };
};

/** Asks before the address changes. */
const AddressGuard = () => {
  const blocker = useBlocker(mustConfirm);
  const nothingUnsaved = useSyncExternalStore(subscribe, () => unsaved.size === 0);
  const goOn = (): void => {
    if (blocker.state === 'blocked') blocker.proceed();
  };
  useWhen(nothingUnsaved, goOn, blocker.state);
  return (
    <LeaveDialog
      opened={blocker.state === 'blocked'}
      onLeave={goOn}
      onStay={() => {
        if (blocker.state === 'blocked') blocker.reset();
      }}
    />
  );
};

const LeaveDialog = ({ opened, onLeave, onStay }: { opened: boolean; onLeave: () => void; onStay: () => void }) => (
  <ConfirmDialog
    opened={opened}
    message={t('form.discardText')}
    confirmLabel={t('form.discard')}
    cancelLabel={t('form.stay')}
    onConfirm={onLeave}
    onClose={onStay}
  />
);
