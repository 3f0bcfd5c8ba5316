import { data, type RestRoute } from '../../../api/rest/router.js';
import type { NotificationService } from './notification.service.js';
import { notificationToWire } from './notification.wire.js';

/** Gives the bell of the REST calls (docs/rules/back-office.md#notifications): a bare list of what is unread, and its marking. */
export function notificationRoutes({ notifications }: { readonly notifications: NotificationService }): RestRoute[] {
  return [
    {
      method: 'GET',
      path: '/Notification',
      access: 'STAFF',
      handle: async ({ actor }) => (await notifications.unread(actor)).map(notificationToWire),
    },
    {
      method: 'POST',
      path: '/NotificationModifier',
      access: 'STAFF',
      handle: async ({ actor, body }) => data(notificationToWire(await notifications.markRead(actor, body['id']))),
    },
  ];
}
