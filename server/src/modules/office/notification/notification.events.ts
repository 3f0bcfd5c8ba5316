import { liveEvent } from '../../../platform/events/live-event.js';

/** The event that tells the staff's pages of a new notification. */
export interface NotificationNews {
  readonly notificationId: number;
}

/** Published once a notification is committed. */
export const NOTIFICATION_ADDED = liveEvent<NotificationNews>('notificationAdded');
