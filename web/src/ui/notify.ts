import type { NotificationData } from '@mantine/notifications';
import { t } from '../lib/i18n/common';

let wanted = false;
const listeners = new Set<() => void>();

export const noticesWanted = (): boolean => wanted;

export const subscribeToNotices = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export interface Notice extends Pick<NotificationData, 'title' | 'message' | 'id'> {
  tone?: 'success' | 'error' | 'info';
  /** Milliseconds until it leaves by itself; 4000 when left out (docs/rules/back-office.md#notices). */
  autoClose?: number | false;
}

const colors = { success: 'green', error: 'red', info: 'blue' } as const;

/** Shows a notice at the top right, without stealing the focus. Its code is loaded the first time. */
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

/** Takes a notice away by its id: what it offered is done. */
export const dismissNotice = async (id: string): Promise<void> => {
  const { notifications } = await import('@mantine/notifications');
  notifications.hide(id);
};
