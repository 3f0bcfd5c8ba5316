import { useState } from 'react';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/backoffice';
import { useCatchUp, useReload } from '../../lib/live';
import { notify } from '../../ui/notify';
import {
  useMarkAllNotificationsReadMutation,
  useMarkNotificationReadMutation,
  useNotificationAddedSubscription,
  useNotificationsQuery,
} from './NotificationBell.generated';

const step = 15;
const most = 90;

/**
 * Loads the staff's notifications, live; the list is loaded again after each change (docs/rules/back-office.md#notifications).
 */
export const useNotifications = () => {
  const [size, setSize] = useState(step);
  const [latest, setLatest] = useState('');
  const { data, previousData, error, loading, refetch } = useNotificationsQuery({
    variables: { page: { size } },
    notifyOnNetworkStatusChange: true,
  });
  const reload = useReload({ loading, refetch });
  const [markRead] = useMarkNotificationReadMutation();
  const [markAll, { loading: markingAll }] = useMarkAllNotificationsReadMutation();

  useNotificationAddedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: added } }) => {
      if (added) setLatest(added.notificationAdded.title);
      reload();
    },
  });
  useCatchUp(reload);

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
      markAll()
        .catch((failure: unknown) =>
          notify({ tone: 'error', title: t('notifications.markAllFailed'), message: readProblem(failure).message }),
        )
        .finally(reload);
    },
  };
};
