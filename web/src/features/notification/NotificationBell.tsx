import '@mantine/core/styles/Indicator.layer.css';
import { ActionIcon, Button, Group, Indicator, Popover, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readProblem } from '../../lib/errors';
import { t } from '../../lib/i18n/backoffice';
import { formatAgo } from '../../lib/time';
import { ErrorState } from '../../ui/ErrorState';
import type { NotificationItemFragment } from './NotificationBell.generated';
import classes from './NotificationBell.module.css';
import { useNotifications } from './useNotifications';

interface NotificationBellProps {
  /** Returns the address of what a notification is about. */
  hrefFor: (
    about: Pick<
      NotificationItemFragment,
      'reservationNumber' | 'reservationStatus' | 'maintenanceId' | 'vehicleId' | 'trackDay'
    >,
  ) => string;
}

const Item = ({ item, onOpen }: { item: NotificationItemFragment; onOpen: () => void }) => (
  <li>
    <UnstyledButton className={classes.item} data-unread={!item.read || undefined} onClick={onOpen}>
      <span className={classes.title}>
        {item.title}
        {!item.read && <VisuallyHidden>{t('notifications.unread')}</VisuallyHidden>}
      </span>
      <span className={classes.text}>{item.description}</span>
      <time dateTime={item.createdAt} className={classes.time}>
        {formatAgo(item.createdAt)}
      </time>
    </UnstyledButton>
  </li>
);

/**
 * Shows the bell of the top bar, with a red dot while something is unread; choosing a notification opens what it is about and marks it as
 * read.
 */
export const NotificationBell = ({ hrefFor }: NotificationBellProps) => {
  const [opened, setOpened] = useState(false);
  const navigate = useNavigate();
  const { items, unreadCount, error, loading, reload, latest, markRead, markAllRead, markingAll, hasMore, showMore } =
    useNotifications();

  const open = (item: NotificationItemFragment): void => {
    setOpened(false);
    if (!item.read) markRead(item.id);
    void navigate(hrefFor(item));
  };

  return (
    <>
      <Popover opened={opened} onChange={setOpened} position="bottom-end" width={380} shadow="md" trapFocus>
        <Indicator color="red" size={10} offset={9} disabled={unreadCount === 0}>
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('notifications.open', { count: unreadCount })}
              onClick={() => setOpened((now) => !now)}
            >
              <IconBell size={22} stroke={1.75} aria-hidden />
            </ActionIcon>
          </Popover.Target>
        </Indicator>
        <Popover.Dropdown p={0} aria-label={t('notifications.title')}>
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
              {items.map((item) => (
                <Item key={item.id} item={item} onOpen={() => open(item)} />
              ))}
              {hasMore && (
                <li className={classes.more}>
                  <Button variant="subtle" size="compact-sm" onClick={showMore} loading={loading}>
                    {t('notifications.more')}
                  </Button>
                </li>
              )}
            </ul>
          )}
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden role="status">{latest && t('notifications.added', { title: latest })}</VisuallyHidden>
    </>
  );
};
