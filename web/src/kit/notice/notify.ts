import type { NotificationData } from '@mantine/notifications';
import { t } from '../../platform/i18n/texts';

let wanted = false;
const listeners = new Set<() => void>();

/** Tells whether a notice has been shown since the page was loaded. The component that shows notices is loaded only then. */
export const noticesWanted = (): boolean => wanted;

/** Calls `listener` whenever a notice is shown. Returns a function that unsubscribes it. */
export const subscribeToNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A notice at the edge of the page. If one with the same id is open, it is not shown a second time. */
export interface Notice extends Pick<NotificationData, 'title' | 'message' | 'id'> {
  tone?: 'success' | 'error' | 'info';
  /** Milliseconds until it closes by itself; 4000 by default (docs/rules/back-office.md#notices). */
  autoClose?: number | false;
}

const colors = { success: 'green', error: 'red', info: 'blue' } as const;

/** Shows a notification at the top right, without taking the focus. Its code is loaded at the first use. */
export const notify = async ({ tone = 'success', autoClose = 4000, ...notice }: Notice): Promise<void> => {
  wanted = true;
  listeners.forEach((listener) => listener());
  const { notifications } = await import('@mantine/notifications');
  notifications.show({
    ...notice,
    color: colors[tone],
    autoClose,
    position: 'top-right',
    closeButtonProps: { 'aria-label': t('hideNotice') },
  });
};

/** Closes a notification by its id, because its action was done. */
export const dismissNotice = async (id: string): Promise<void> => {
  const { notifications } = await import('@mantine/notifications');
  notifications.hide(id);
};
