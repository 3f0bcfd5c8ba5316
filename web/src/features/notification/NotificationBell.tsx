import '@mantine/core/styles/Indicator.layer.css';
import { ActionIcon, Indicator, VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import type { Fields } from '../../platform/graphql/fields';
import { Dropdown } from '../../kit/dropdown/Dropdown';
import { NotificationPanel } from './NotificationPanel';
import { t } from './texts';
import type { NotificationItemFragment } from './NotificationBell.generated';
import { useNotifications } from './useNotifications';

interface NotificationBellProps {
  /** Returns the address of what a notification is about. */
  hrefFor: (
    about: Pick<NotificationItemFragment, 'reservationNumber' | 'maintenanceId' | 'vehicleId' | 'trackDay'>,
  ) => string;
}

/**
 * Shows the bell of the top bar, with a red dot while something is unread; choosing a notification opens what it is about and marks it as
 * read.
 */
export const NotificationBell = ({ hrefFor }: NotificationBellProps) => {
  const navigate = useNavigate();
  const notifications = useNotifications();
  const { unreadCount, latest, markRead } = notifications;

  const open = (item: Fields<NotificationItemFragment>): void => {
    if (!item.read) markRead(item.id);
    void navigate(hrefFor(item));
  };

  return (
    <>
      <Indicator color="red" size={10} offset={9} disabled={unreadCount === 0}>
        <Dropdown
          label={t('notifications.title')}
          width={380}
          flush
          button={(props) => (
            <ActionIcon
              {...props}
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('notifications.open', { count: unreadCount })}
            >
              <IconBell size={22} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        >
          {(close) => (
            <NotificationPanel
              notifications={notifications}
              onOpen={(item) => {
                close();
                open(item);
              }}
            />
          )}
        </Dropdown>
      </Indicator>
      <VisuallyHidden role="status">{latest && t('notifications.added', { title: latest })}</VisuallyHidden>
    </>
  );
};
