import type { Unmasked } from '@apollo/client';
import { useState } from 'react';
import { unlessDone } from '../../platform/errors/errors';
import { calmStart, useCatchUp, useReload } from '../../platform/live/live';
import { notifyFailure } from '../../kit/notice/notifyFailure';
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationAddedSubscription,
  useNotificationsQuery,
  type NotificationsQuery,
} from './NotificationBell.generated';
import { t } from './texts';

const step = 15;
const most = 90;

/** The notifications as the cache stores them, including the fields that only their rows read. */
type LoadedNotifications = Unmasked<NotificationsQuery>;

/** Adds a notification to the list; one that it already contains changes nothing. */
const withAdded = (
  previous: LoadedNotifications,
  added: LoadedNotifications['notifications']['items'][number],
): LoadedNotifications => {
  const { items, totalCount, unreadCount } = previous.notifications;
  if (items.some(({ id }) => id === added.id)) return previous;
  return {
    ...previous,
    notifications: {
      ...previous.notifications,
      items: [added, ...items],
      totalCount: totalCount + 1,
      unreadCount: unreadCount + (added.read ? 0 : 1),
    },
  };
};

/**
 * Loads the staff's notifications, live; a new one is put on top (docs/rules/back-office.md#notifications).
 */
export const useNotifications = () => {
  const [size, setSize] = useState(step);
  const [latest, setLatest] = useState('');
  const { data, previousData, error, loading, refetch, updateQuery } = useNotificationsQuery({
    variables: { page: { size } },
    // The query of the staff's frame has loaded them.
    fetchPolicy: 'cache-first',
  });
  const reload = useReload({ loading, refetch });
  const [markRead] = useMarkNotificationReadMutation();
  const [markAll, { loading: markingAll }] = useMarkAllNotificationsReadMutation();

  useNotificationAddedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: added } }) => {
      if (!added) return;
      setLatest(added.notificationAdded.title);
      updateQuery((_, { complete, previousData: previous }) =>
        complete ? withAdded(previous, added.notificationAdded) : undefined,
      );
    },
  });
  useCatchUp(reload, calmStart);

  const page = (data ?? previousData)?.notifications;
  return {
    items: page?.items,
    unreadCount: page?.unreadCount ?? 0,
    error,
    loading,
    reload,
    /** Title of the last live notification. */
    latest,
    markingAll,
    hasMore: page !== undefined && page.items.length < page.totalCount && size < most,
    showMore: () => setSize((current) => Math.min(current + step, most)),
    markRead: (id: string): void => {
      // If marking failed, the notification shows as unread again after the reload.
      void markRead({ variables: { input: { id } } })
        .catch(() => undefined)
        .then(reload);
    },
    markAllRead: (): void => {
      unlessDone(markAll)
        .catch((failure: unknown) => notifyFailure(failure, t('notifications.markAllFailed')))
        .finally(reload);
    },
  };
};

/** The result of `useNotifications`. */
export type Notifications = ReturnType<typeof useNotifications>;
