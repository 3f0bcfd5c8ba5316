import { toWireTime } from '../../../kernel/time.js';
import type { NotificationView } from './notification.service.js';

/** Gives an item of `GET /api/Notification`. */
export function notificationToWire(notification: NotificationView) {
  return {
    id: notification.id,
    titre: notification.title,
    description: notification.description,
    num_reservation: notification.reservationNumber,
    updated_at: toWireTime(notification.updatedAt),
  };
}
