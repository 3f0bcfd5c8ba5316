import type { NotificationData } from '@mantine/notifications';
import { t } from '../../platform/i18n/texts';
import { lazyPart } from '../lazy/lazyPart';

type Library = typeof import('@mantine/notifications');

/** Shows the notices. Rendered once its code is there. */
export const NoticeHost = lazyPart(async () => (await import('./NoticeHost')).NoticeHost, {
  pending: null,
  silent: true,
});

let ready = false;
const listeners = new Set<() => void>();

/** Tells whether the code of notices is loaded. */
export const noticesReady = (): boolean => ready;

/** Calls `listener` when the code of notices has been loaded. Returns a function that unsubscribes it. */
export const subscribeToNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const loadNotices = async (): Promise<Library> => {
  const [library] = await Promise.all([import('@mantine/notifications'), NoticeHost.load()]);
  if (!ready) {
    ready = true;
    listeners.forEach((listener) => listener());
  }
  return library;
};

/** Loads the code of notices ahead, so that one can be shown when the network has gone. */
export const prepareNotices = (): void => {
  if (!ready) void loadNotices().catch(() => undefined);
};

/** A notice at the edge of the page. If one with the same id is open, it is not shown a second time. */
export interface Notice extends Pick<NotificationData, 'title' | 'message' | 'id'> {
  tone?: 'success' | 'error' | 'info';
  /** Milliseconds until it closes by itself; 4000 by default (docs/rules/back-office.md#notices). */
  autoClose?: number | false;
}

const colors = { success: 'green', error: 'red', info: 'blue' } as const;

/** Shows a notification at the top right, without taking the focus. It is left out if its code cannot be loaded. */
export const notify = async ({ tone = 'success', autoClose = 4000, ...notice }: Notice): Promise<void> => {
  const library = await loadNotices().catch(() => null);
  library?.notifications.show({
    ...notice,
    color: colors[tone],
    autoClose,
    position: 'top-right',
    closeButtonProps: { 'aria-label': t('hideNotice') },
  });
};

/** Closes a notification by its id, because its action was done. */
export const dismissNotice = async (id: string): Promise<void> => {
  const library = await loadNotices().catch(() => null);
  library?.notifications.hide(id);
};
