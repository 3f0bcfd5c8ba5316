import { ID, RESERVATION_NUMBER, SENT_ID } from '../../../api/rest/wire-fields.js';
import {
  form,
  named,
  nullable,
  object,
  required,
  text,
  type ValueOf,
  wireTime,
} from '../../../api/rest/wire-schema.js';
import { toWireTime } from '../../../kernel/time.js';
import type { NotificationView } from './notification.service.js';

/** A notification in the answers of the REST calls. */
export const NOTIFICATION = named(
  'Notification',
  object({
    id: ID,
    titre: text(),
    description: text(),
    num_reservation: nullable(RESERVATION_NUMBER),
    updated_at: wireTime(),
  }),
);

/** The body of `NotificationModifier`. */
export const READ_MARK = form({ id: required(SENT_ID) });

/** Converts a notification for `GET /api/Notification`. */
export function notificationToWire(notification: NotificationView): ValueOf<typeof NOTIFICATION> {
  return {
    id: notification.id,
    titre: notification.title,
    description: notification.description,
    num_reservation: notification.reservationNumber,
    updated_at: toWireTime(notification.updatedAt),
  };
}
