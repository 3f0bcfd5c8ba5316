import { Button, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Fragment, Suspense } from 'react';
import { typographic } from '../../platform/format/typographic';
import { readProblem } from '../../platform/errors/errors';
import { t } from './texts';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { formatAgo } from '../../platform/time/time';
import { WholeDates } from '../../kit/display/WholeDates';
import { ErrorState } from '../../kit/state/ErrorState';
import { NotificationItemFragmentDoc, type NotificationItemFragment } from './NotificationBell.generated';
import classes from './NotificationBell.module.css';
import type { Notifications } from './useNotifications';

type Opened = Fields<NotificationItemFragment>;

interface ItemProps {
  record: Holding<NotificationItemFragment>;
  onOpen: (item: Opened) => void;
}

/** Stands between the parts of a notification. */
const separator = ' · ';

const Item = ({ record, onOpen }: ItemProps) => {
  const item = useFields(NotificationItemFragmentDoc, record);
  return (
    <li>
      <UnstyledButton className={classes.item} data-unread={!item.read || undefined} onClick={() => onOpen(item)}>
        <span className={classes.title}>
          {item.title}
          {!item.read && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}
        </span>
        <span className={classes.text}>
          {item.description.split(separator).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && separator}
              {/* Isolated, because an Arabic name would reorder the numbers beside it. */}
              <bdi>
                <WholeDates>{typographic(part)}</WholeDates>
              </bdi>
            </Fragment>
          ))}
        </span>
        <time dateTime={item.createdAt} className={classes.time}>
          {formatAgo(item.createdAt)}
        </time>
      </UnstyledButton>
    </li>
  );
};

interface NotificationPanelProps {
  notifications: Notifications;
  onOpen: (item: Opened) => void;
}

/** Shows the notifications of the bell, newest first. */
export const NotificationPanel = ({ notifications, onOpen }: NotificationPanelProps) => {
  const { items, unreadCount, error, loading, reload, markAllRead, markingAll, hasMore, showMore } = notifications;
  return (
    <>
      <Group justify="space-between" className={classes.head}>
        <Text fw={700}>{t('notifications.title')}</Text>
        {unreadCount > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={markAllRead} loading={markingAll}>
            {t('notifications.markAll')}
          </Button>
        )}
      </Group>
      {error && !items && (
        <ErrorState
          title={t('notifications.loadFailed')}
          message={readProblem(error).message}
          onRetry={reload}
          retrying={loading}
        />
      )}
      {items?.length === 0 && (
        <Text c="dimmed" size="sm" p="lg" ta="center">
          {t('notifications.empty')}
        </Text>
      )}
      {items && items.length > 0 && (
        <ul className={classes.list}>
          <Suspense fallback={null}>
            {items.map((item) => (
              <Item key={item.id} record={item} onOpen={onOpen} />
            ))}
          </Suspense>
          {hasMore && (
            <li className={classes.more}>
              <Button variant="subtle" size="compact-sm" onClick={showMore} loading={loading}>
                {t('notifications.more')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </>
  );
};
