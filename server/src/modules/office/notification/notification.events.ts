import { liveEvent } from '../../../platform/events/live-event.js';

/** What the staff's pages are told of a new notification. */
export interface NotificationNews {
  readonly notificationId: number;
}

export const NOTIFICATION_ADDED = liveEvent<NotificationNews>('notificationAdded');
