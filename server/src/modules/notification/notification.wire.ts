import { toWireTime } from '../../shared/time.js';
import type { NotificationView } from './notification.service.js';

/** An item of `GET /api/Notification` (spec/2-back-office §3). */
export function notificationToWire(notification: NotificationView) {
  return {
    id: notification.id,
    titre: notification.title,
    description: notification.description,
    num_reservation: notification.reservationNumber,
    updated_at: toWireTime(notification.updatedAt),
  };
}
