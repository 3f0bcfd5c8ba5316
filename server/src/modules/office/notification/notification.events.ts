import { liveEvent } from '../../../platform/events/live-event.js';

/** The event that tells the staff's pages of a new notification. */
export interface NotificationNews {
  readonly notificationId: number;
}

export const NOTIFICATION_ADDED = liveEvent<NotificationNews>('notificationAdded');
