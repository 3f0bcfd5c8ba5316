import { liveEvent } from '../../../platform/events/live-event.js';

/** The payload of the event of a new notification. */
export interface NotificationNews {
  readonly notificationId: number;
}

/** The live event that a notification was added; published once the transaction is committed. */
export const NOTIFICATION_ADDED = liveEvent<NotificationNews>('notificationAdded');
